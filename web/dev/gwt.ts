// gwt.ts: the harness page of Great Western Trail.  ?step=3p%20turn_start%20mid&lang=fr&theme=dark&move=MOVE to light one up&after to see the step's end
import '@fontsource/rye';
import '@fontsource-variable/source-sans-3';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { mount } from 'svelte';
import GwtHarness from './GwtHarness.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.lang = query.get('lang') ?? 'en';
const load = async (name: string) => (await fetch(`./fixtures/gwt/${name}.json`)).json();
const { catalogue, names } = await load('index');
const first = await load((query.get('step') ?? '3p turn_start mid').replaceAll(' ', '-'));
mount(GwtHarness, { target: document.getElementById('app')!, props: { query, catalogue, names, first } });
document.body.dataset.ready = 'yes';
