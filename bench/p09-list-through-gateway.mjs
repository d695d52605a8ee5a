// P9: GET /api/cocktails through nginx, beside nginx serving the same bytes from disk (STATIC).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { perSecond, ratio, report } from './lib/report.mjs';
import { bestRates } from './lib/wrk.mjs';

/** A server of the gateway's own nginx, for files below `root`. */
export const staticServer = (port, root) => `
server {
    listen 127.0.0.1:${port};
    root ${root};
    default_type application/json;
    access_log off;
    location / {
        add_header Cache-Control no-cache;
    }
}
`;

/** Puts the list's bytes below `root` as STATIC serves them. */
export async function captureList(baseUrl, root) {
  const body = Buffer.from(await (await fetch(`${baseUrl}/api/cocktails`)).arrayBuffer());
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'cocktails.json'), body);
  writeFileSync(join(root, 'cocktails.json.br'), brotliCompressSync(body));
  writeFileSync(join(root, 'cocktails.json.gz'), gzipSync(body));
}

const etagOf = async (url) =>
  (await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })).headers.get('etag');

export async function listThroughGateway({ baseUrl, staticUrl }) {
  const list = `${baseUrl}/api/cocktails`;
  const file = `${staticUrl}/cocktails.json`;
  const rows = [];
  for (const encoding of ['identity', 'br', 'gzip']) {
    const headers = { 'Accept-Encoding': encoding };
    const rates = await bestRates({ gateway: { url: list, headers }, file: { url: file, headers } });
    rows.push(row(encoding, rates));
  }
  const [listTag, fileTag] = await Promise.all([etagOf(list), etagOf(file)]);
  const conditional = (url, tag) => ({
    url,
    headers: { 'If-None-Match': tag, 'Accept-Encoding': 'identity' },
    status: 304,
  });
  rows.push(
    row('304', await bestRates({ gateway: conditional(list, listTag), file: conditional(file, fileTag) })),
  );
  report(
    'P9',
    'GET /api/cocktails through the gateway ÷ STATIC',
    '≥ 0.80 identity, 0.70 brotli, 0.80 for 304',
    rows,
  );
}

const row = (name, { gateway, file }) => [
  name,
  `${perSecond(gateway)}, STATIC ${perSecond(file)}, ratio ${ratio(gateway, file)}`,
];
