// A browser for the tests: an installed Chrome or Chromium, else Playwright's own, else Debian's package.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export function findBrowser(): string {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is not there.`);
  }
  return lookAround() ?? install() ?? giveUp();
}

/** Renders identically in two thirds of the time, but has no notifications. */
export function findQuickBrowser(): string {
  const browser = findBrowser();
  return process.env['CHROMIUM'] || !existsSync(HEADLESS_SHELL) ? browser : HEADLESS_SHELL;
}

function lookAround(): string | undefined {
  return [...INSTALLED, chromium.executablePath()].find((path) => existsSync(path));
}

function install(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  const ways: [string, string[]][] = [
    [
      process.execPath,
      ['node_modules/playwright-core/cli.js', 'install', 'chromium-headless-shell', 'chromium'],
    ],
  ];
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    // Debian's package is small and reliable; Playwright's download isn't available everywhere.
    const get = 'apt-get install -y -qq chromium';
    ways.unshift(['/bin/sh', ['-c', `apt-get update -qq && { ${get} chromium-headless-shell || ${get}; }`]]);
  }
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      continue;
    }
    const found = lookAround();
    if (found) return found;
  }
  return undefined;
}

function giveUp(): never {
  throw new Error(
    'The tests of the page need a browser and found none: install Chromium or Chrome, or name one with CHROMIUM=/path/to/it.',
  );
}
