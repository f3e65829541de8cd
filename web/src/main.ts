import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { fetchTexts } from './i18n/index.svelte';
import { offline } from './lib/offline.svelte';
import { prefs } from './lib/prefs.svelte';
import { router } from './lib/router.svelte';

prefs.apply();
router.start();
void fetchTexts(prefs.lang).then(() => mount(App, { target: document.getElementById('app')! }));
if (document.readyState === 'complete') void offline.start();
else addEventListener('load', () => void offline.start(), { once: true });
