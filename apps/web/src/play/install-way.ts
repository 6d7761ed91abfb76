// How this browser installs pages. It says so early, when nothing of the page may be there yet: so this is small, and
// only listens.

import type { InstallPrompt, Way } from './install.ts';

let prompt: InstallPrompt | null = null;

addEventListener('beforeinstallprompt', (event) => {
  // The page asks, at a better moment.
  event.preventDefault();
  prompt = event as Event & InstallPrompt;
});
addEventListener('appinstalled', () => (prompt = null));

export function installWay(): Way {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (prompt) return { by: 'prompt', prompt };
  const { userAgent, maxTouchPoints } = navigator;
  // Tablets call themselves Macs, but no Mac is touched.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? { by: 'steps' } : null;
}
