import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface Builds {
  root: string;
  shell: string;
  menu: string;
}

/** Of `assets/index-abcd1234.js`, which stands there with both compressed siblings. */
export const SCRIPT = `export const words = '${'pour '.repeat(400)}';\n`;

/** Small builds of the shell and of one remote, in a folder of their own. */
export function makeBuilds(): Builds {
  const root = mkdtempSync(join(tmpdir(), 'peanut-gateway-'));
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  };
  const filler = `<!-- ${'speakeasy '.repeat(100)} -->`;
  write(
    'shell/index.html',
    `<!doctype html><html><head><!--# include virtual="/_head" --></head><body><!--# include virtual="/_first_view" -->the app ${filler}</body></html>\n`,
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
  write('mf-menu/head/cocktails.html', '<link rel="modulepreload" href="/mf-menu/assets/cocktails.js">');
  return { root, shell: join(root, 'shell'), menu: join(root, 'mf-menu') };
}
