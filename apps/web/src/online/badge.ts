// How many games wait for the reader, on the icon of the installed page, where the system has a place for it.

export function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
