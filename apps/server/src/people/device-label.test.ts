import { expect, test } from 'vitest';
import { deviceLabel } from './device-label.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, 'Chrome · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/130.0.0.0`, 'Edge · Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/114.0.0.0`, 'Opera · Linux'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) SamsungBrowser/26.0 ${CHROME} Mobile`,
    'Samsung Internet · Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/18.0 Safari/605.1',
    'Safari · macOS',
  ],
  ['curl/8.5.0', 'curl'],
  ['python-requests/2.32', 'Python'],
  ['something of its own', ''],
  ['', ''],
  [undefined, ''],
])('%s is %j', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});
