// Shows on the icon of the installed page how many games wait for the reader, where the system supports it.

export function setBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
