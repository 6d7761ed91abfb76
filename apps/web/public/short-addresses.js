// Part of the service worker: a short address (/t/ID and the like) opens the stored page at once, at the equivalent
// address after the #. The page parses the rest: see src/route.ts.

addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  const { pathname, search } = new URL(event.request.url);
  const home = new URL(registration.scope);
  const path = pathname.slice(home.pathname.length);
  if (/^[trdcp]\/[^/]+(\/[^/]+)?\/?$/.test(path) && !path.endsWith('.png'))
    event.respondWith(Response.redirect(`${home}#/${path}${search}`));
});
