import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HAS_BROTLI } from '../../../proof/stack/nginx-config.mjs';
import { rawAnswer } from './raw-answer.js';

const SUFFIXES = { identity: '', br: '.br', gzip: '.gz' };
export type Encoding = keyof typeof SUFFIXES;

/** STATIC: a server block for the gateway's own nginx that serves the files below `root`, as they were compressed. */
export const staticServer = (port: number, root: string): string => `
server {
    listen 127.0.0.1:${port};
    root ${root};
    gzip_static on;
    ${HAS_BROTLI ? 'brotli_static on;' : ''}
}
`;

/** Which encodings the gateway's nginx has: brotli is a module of its own. */
export async function encodingsOf(url: string): Promise<Encoding[]> {
  const answer = await rawAnswer(url, { 'Accept-Encoding': 'br' });
  return ['identity', answer.headers['content-encoding'] === 'br' ? 'br' : 'gzip'];
}

interface Captured {
  url: string;
  root: string;
  name: string;
  encodings: Encoding[];
}

/** Writes what the address answers in each encoding to `root`, byte for byte, where STATIC finds it as `name`. */
export async function capture({ url, root, name, encodings }: Captured): Promise<void> {
  mkdirSync(root, { recursive: true });
  for (const encoding of encodings) {
    const { body } = await rawAnswer(url, { 'Accept-Encoding': encoding });
    writeFileSync(join(root, `${name}${SUFFIXES[encoding]}`), body);
  }
}
