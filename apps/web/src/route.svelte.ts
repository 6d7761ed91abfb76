// Where the reader is now.

import { addressOf, readRoute, type Route } from './route.ts';

export type { Route };

class Place {
  route = $state.raw<Route>(readRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = addressOf(route);
  }
}

export const place = new Place();
