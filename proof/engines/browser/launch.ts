import { existsSync } from 'node:fs';
import type { Browser, EngineName, LaunchOptions } from './browser.js';
import { CHROMIUM, launchChromium } from './chromium.js';
import { launchFirefox } from './firefox.js';
import { launchWebKit } from './webkit.js';

const LAUNCH: Record<EngineName, (options: LaunchOptions) => Promise<Browser>> = {
  webkit: launchWebKit,
  firefox: launchFirefox,
  chromium: launchChromium,
};

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** Debian's packages for each engine, by what tells that they are there. */
export const PACKAGES: Record<EngineName, Record<string, string>> = {
  webkit: {
    '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
    '/usr/bin/Xvfb': 'xvfb',
    '/usr/lib/python3/dist-packages/gi/__init__.py': 'python3-gi',
    [`${LIBRARIES}/girepository-1.0/WebKit2-4.1.typelib`]: 'gir1.2-webkit2-4.1',
  },
  firefox: { '/usr/bin/firefox-esr': 'firefox-esr' },
  chromium: { [CHROMIUM]: 'chromium-headless-shell' },
};

/** The packages that an engine still needs on this machine. */
export const missingFor = (engine: EngineName): string[] =>
  Object.entries(PACKAGES[engine]).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));

export const launch = (engine: EngineName, options: LaunchOptions): Promise<Browser> =>
  LAUNCH[engine](options);
