// colorado.ts: the harness page.  ?step=3p%20check&lang=fr&theme=dark&part=board|end&hover=MOVE&map=b
import '@fontsource/rye';
import '@fontsource-variable/source-sans-3';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { mount } from 'svelte';
import Colorado from './Colorado.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.lang = query.get('lang') ?? 'en';

const load = async (name: string) => (await fetch(`./fixtures/colorado/${name}.json`)).json();
const { catalogue, names } = await load('index');
const first = await load((query.get('step') ?? '3p check').replaceAll(' ', '-'));
mount(Colorado, { target: document.getElementById('app')!, props: { query, catalogue, names, first } });
document.body.dataset.ready = 'yes';
