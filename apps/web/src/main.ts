import './looks/fonts.css';
import './looks/tokens.css';
import './looks/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { answerWorker } from './online/answer-worker.ts';
import { loadSettings, settings } from './settings/settings.svelte.ts';
import { readRoute } from './route.ts';
import { openStore } from './store/store.ts';
import { notices } from './parts/notices.svelte.ts';
import { chooseLanguage } from './words/languages.ts';
import { t, words } from './words/words.svelte.ts';

/** Fonts that arrive late would shift the layout, so wait for them, but only this long. */
const PATIENCE_MS = 200;

function loadFonts(): Promise<unknown> {
  const isHome = readRoute(location.hash).name === 'home';
  const fonts = ['1em Nunito', ...(isHome ? ['600 1em "Caveat name"'] : [])].map((font) =>
    document.fonts.load(font, 'Menagerie'),
  );
  return Promise.allSettled([...fonts, document.fonts.load('1em Nunito', t('home-line'))]);
}

const target = document.querySelector('#page') as HTMLElement;
// Load the most likely language while the store is opening.
const guess = chooseLanguage(navigator.languages);
const speaking = words.speak(guess);
const store = await openStore(() => notices.tell('notice-no-store'));
await loadSettings(store);
await speaking;
if (settings.language !== guess) await words.speak(settings.language);
await Promise.race([loadFonts(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
addEventListener('hashchange', () => notices.passBy());
mount(App, { target, props: { store } });
answerWorker();
