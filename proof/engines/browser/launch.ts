import { spawnSync } from 'node:child_process';
import { findBinary, installPackages, needBinaries } from '../../../ops/process/run.mjs';
import type { Browser, EngineName, LaunchOptions } from './browser.js';
import { launchChromium } from './chromium.js';
import { launchFirefox } from './firefox.js';
import { launchWebKit } from './webkit.js';

const LAUNCH: Record<EngineName, (options: LaunchOptions) => Promise<Browser>> = {
  webkit: launchWebKit,
  firefox: launchFirefox,
  chromium: launchChromium,
};

/** Debian's WebKit for Python, which draws the bare window. */
const WEBKIT_FOR_PYTHON = 'gir1.2-webkit2-4.1';

/** Programs that an engine needs. */
const PROGRAMS: Record<EngineName, string[]> = {
  webkit: ['WebKitWebDriver', 'Xvfb', 'python3'],
  firefox: ['firefox-esr'],
  chromium: ['chromium-headless-shell'],
};

const hasWebKitForPython = (): boolean =>
  spawnSync('/usr/bin/python3', ['-c', 'import gi; gi.require_version("WebKit2", "4.1")']).status === 0;

/** What an engine lacks on this machine, by names of programs or Debian's packages. */
export function missingFor(engine: EngineName): string[] {
  const missing = PROGRAMS[engine].filter((name) => !findBinary(name));
  return engine === 'webkit' && missing.length === 0 && !hasWebKitForPython()
    ? ['python3-gi', WEBKIT_FOR_PYTHON]
    : missing;
}

/** Has Debian install what the engines lack. */
export async function installEngines(
  engines: readonly EngineName[],
  say: (text: string) => void,
): Promise<void> {
  await needBinaries([...engines.flatMap((engine) => PROGRAMS[engine]), 'chromium'], say);
  if (engines.includes('webkit') && !hasWebKitForPython())
    await installPackages(['python3-gi', WEBKIT_FOR_PYTHON], say);
}

export const launch = (engine: EngineName, options: LaunchOptions): Promise<Browser> =>
  LAUNCH[engine](options);
