import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawAnswer } from './raw-answer.mjs';

const SUFFIXES = { identity: '', br: '.br', gzip: '.gz' };

/** STATIC: a server block for the gateway's own nginx that serves the files below `root`. */
export const staticServer = (port, root) => `
server {
    listen 127.0.0.1:${port};
    root ${root};
}
`;

/** Which encodings the gateway's nginx has: brotli is a module of its own. */
export async function encodingsOf(url) {
  const answer = await rawAnswer(url, { 'Accept-Encoding': 'br' });
  return ['identity', answer.headers['content-encoding'] === 'br' ? 'br' : 'gzip'];
}

/** Writes what the address answers in each encoding to `root`, byte for byte, where STATIC finds it as `name`. */
export async function capture({ url, root, name, encodings }) {
  mkdirSync(root, { recursive: true });
  for (const encoding of encodings) {
    const { body } = await rawAnswer(url, { 'Accept-Encoding': encoding });
    writeFileSync(join(root, `${name}${SUFFIXES[encoding]}`), body);
  }
}
