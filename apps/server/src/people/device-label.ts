// A device in a few words, from what its browser says of itself: enough to tell one's own devices apart, too little to
// follow anybody. Names of products are the same in every language.

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/^curl\//, 'curl'],
  [/^python|\baiohttp\b/i, 'Python'],
  [/^(node|undici)\b/, 'Node.js'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPad'],
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Such as `Firefox · Windows`; empty if unknown. */
export function deviceLabel(userAgent = ''): string {
  const text = userAgent.slice(0, 500);
  return [BROWSERS, SYSTEMS]
    .map((kinds) => kinds.find(([pattern]) => pattern.test(text))?.[1])
    .filter((name) => name !== undefined)
    .join(' · ');
}
