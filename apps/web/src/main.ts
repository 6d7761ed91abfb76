import './looks/fonts.css';
import './looks/tokens.css';
import './looks/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadSettings, settings } from './settings/settings.svelte.ts';
import { openStore } from './store/store.ts';
import { notices } from './parts/notices.svelte.ts';
import { words } from './words/words.svelte.ts';

const target = document.querySelector('#page') as HTMLElement;
const store = await openStore(() => notices.tell('notice-no-store'));
await loadSettings(store);
await words.enter('page');
await words.speak(settings.language);
mount(App, { target, props: { store } });
