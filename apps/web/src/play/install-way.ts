// How this browser installs pages. Browsers announce it early, before the page has loaded, so this module is small and
// only listens.

import type { InstallPrompt, Way } from './install.ts';

let prompt: InstallPrompt | null = null;

addEventListener('beforeinstallprompt', (event) => {
  // The page will ask at a better moment.
  event.preventDefault();
  prompt = event as Event & InstallPrompt;
});
addEventListener('appinstalled', () => (prompt = null));

export function installWay(): Way {
  if (matchMedia('(display-mode: standalone)').matches) return null;
  if (prompt) return { by: 'prompt', prompt };
  const { userAgent, maxTouchPoints } = navigator;
  // iPads identify as Macs, but no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? { by: 'steps' } : null;
}
