import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, tail } from '../process/run.mjs';

const PACKAGES = {
  initdb: 'postgresql',
  postgres: 'postgresql',
  'redis-server': 'redis-server',
  nginx: 'nginx',
  openssl: 'openssl',
  chromium: 'chromium',
  'chromium-headless-shell': 'chromium-headless-shell',
  wrk: 'wrk',
};

function folders() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const own = versions.map((version) => join(base, version, 'bin'));
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...own];
}

/** Full path of a program, or undefined. */
export function findBinary(name) {
  const folder = folders().find((candidate) => candidate && existsSync(join(candidate, name)));
  return folder && join(folder, name);
}

const missingOf = (names) => names.filter((name) => !findBinary(name));
const packagesOf = (names) => [...new Set(names.map((name) => PACKAGES[name] ?? name))].join(' ');

/**
 * Makes sure the programs are there: on Debian, as root, the missing ones are installed; elsewhere it throws one line
 * that says how to get them.
 */
export async function needBinaries(names, say = () => {}) {
  const missing = missingOf(names);
  if (missing.length === 0) return;
  const packages = packagesOf(missing);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`Missing: ${missing.join(', ')}. On Debian or Ubuntu: sudo apt-get install ${packages}`);
  }
  say(`Installing ${packages} …`);
  // A freshly installed server must not start by itself: the tests start their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await run('apt-get', ['update', '-q'], { env });
  const { code, output } = await run(
    'apt-get',
    ['install', '-yq', '--no-install-recommends', ...packages.split(' ')],
    { env },
  );
  if (code !== 0 || missingOf(names).length > 0)
    throw new Error(`Could not install ${packages}:\n${tail(output, 10)}`);
}
