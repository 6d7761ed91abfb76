// Where the reader is now.

import { addressOf, readRoute, type Route } from './route.ts';

export type { Route };

class CurrentRoute {
  route = $state.raw<Route>(readRoute(location.hash));
  /** Where the reader was before opening the rules. */
  before = $state.raw<Route>({ name: 'home' });

  /** Whether the reader has just come back from the rules, so the screen should be as they left it. */
  isBackFromRules = false;

  constructor() {
    addEventListener('hashchange', () => {
      this.isBackFromRules = this.route.name === 'rules';
      if (this.route.name !== 'rules') this.before = this.route;
      this.route = readRoute(location.hash);
    });
  }

  go(route: Route): void {
    location.hash = addressOf(route);
  }

  /** Replaces the current history entry: the back button skips it. */
  replace(route: Route): void {
    location.replace(addressOf(route));
  }
}

export const place = new CurrentRoute();
