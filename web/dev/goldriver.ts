// goldriver.ts: the harness page.  ?step=4p%20auction&lang=fr&theme=dark&part=board|cards|end&chrome=1
import '@fontsource/rye';
import '@fontsource-variable/source-sans-3';
import '../src/style/tokens.css';
import '../src/style/base.css';
import { mount } from 'svelte';
import Harness from './Harness.svelte';

const query = new URLSearchParams(location.search);
document.documentElement.dataset.theme = query.get('theme') ?? 'light';
document.documentElement.lang = query.get('lang') ?? 'en';

const load = async (name: string) => (await fetch(`./fixtures/${name}.json`)).json();
const { catalogue, names } = await load('index');
const first = await load((query.get('step') ?? '4p auction').replaceAll(' ', '-'));
mount(Harness, { target: document.getElementById('app')!, props: { query, catalogue, names, first } });
document.body.dataset.ready = 'yes';
