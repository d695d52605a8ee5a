import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { SUMS_FILE } from '@peanut/contracts';
import { liveVersion, makeLive } from '../../../ops/deploy/versions.mjs';

/** Folders with the versions of the shell and of one remote, and the one they stand in. */
export interface Builds {
  root: string;
  shell: string;
  menu: string;
}

const numbered = (number: number) => `1.0.0-${String(number).padStart(12, '0')}`;

/** The version of everything that {@link makeBuilds} makes. */
export const FIRST = numbered(0);

/** Of `assets/index-abcd1234.js`, which stands there with both compressed siblings. */
export const SCRIPT = `export const words = '${'pour '.repeat(400)}';\n`;

/** Small builds of the shell and of one remote, in a folder of their own, and live. */
export function makeBuilds(): Builds {
  const root = mkdtempSync(join(tmpdir(), 'peanut-gateway-'));
  const write = (name: string, content: string | Buffer) => {
    const file = join(root, name.replace('/', `/${FIRST}/`));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const filler = `<!-- ${'speakeasy '.repeat(100)} -->`;
  write(
    'shell/index.html',
    `<!doctype html><html><head></head><body>the shell ${FIRST} the app ${filler}</body></html>\n`,
  );
  write('shell/sw.js', 'self.skipWaiting;\n');
  write('shell/manifest.webmanifest', '{"name":"Peanut"}');
  write('shell/assets/index-abcd1234.js', SCRIPT);
  write('shell/assets/index-abcd1234.js.br', brotliCompressSync(SCRIPT));
  write('shell/assets/index-abcd1234.js.gz', gzipSync(SCRIPT));
  write('shell/assets/gzip-only-abcd1234.js', SCRIPT);
  write('shell/assets/gzip-only-abcd1234.js.gz', gzipSync(SCRIPT));
  write('mf-menu/assets/remoteEntry.js', 'export const get = 1;\n');
  write('mf-menu/assets/cards-abcd1234.css', '.card{}\n');
  write('mf-menu/head/cocktails.html', headOf(FIRST));
  const builds = { root, shell: join(root, 'shell'), menu: join(root, 'mf-menu') };
  for (const part of ['shell', 'mf-menu']) {
    write(`${part}/version.json`, manifestOf(FIRST));
    makeLive(join(root, part), FIRST);
  }
  return builds;
}

const headOf = (version: string) =>
  `<link rel="modulepreload" href="/mf-menu/${version}/assets/cocktails.js">`;
const manifestOf = (version: string) => JSON.stringify({ version });

let latest = 0;

/** Makes the next version of a part live: the same, but for what is changed in its folder. Returns its name. */
export function deploy(folder: string, change: (version: string) => void = () => undefined): string {
  const before = liveVersion(folder) ?? FIRST;
  const version = numbered((latest += 1));
  cpSync(join(folder, before), join(folder, version), { recursive: true });
  for (const name of ['index.html', 'head/cocktails.html', 'version.json'].filter((name) =>
    existsSync(join(folder, version, name)),
  )) {
    const file = join(folder, version, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(before, version));
  }
  // It is made by hand.
  rmSync(join(folder, version, SUMS_FILE), { force: true });
  change(join(folder, version));
  makeLive(folder, version);
  return version;
}
