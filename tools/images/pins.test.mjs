import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { currentDigests, pinned } from './pins.mjs';
import { digestOf } from './registry.mjs';
import { baseOf, FILES, partsOf, referencesIn } from './references.mjs';

const digest = (letter) => `sha256:${letter.repeat(64)}`;
const DIGESTS = { 'library/node/22': digest('a'), 'nginxinc/nginx-unprivileged/1.28': digest('b') };

/** A registry that gives digests to those who asked it for a token, as Docker Hub does. */
let server;
let registry;
const asked = [];
beforeAll(async () => {
  server = createServer((req, res) => {
    const url = new URL(req.url, registry);
    asked.push(`${req.method} ${url.pathname}`);
    if (url.pathname === '/token') return res.end(JSON.stringify({ token: url.searchParams.get('scope') }));
    const [, name, tag] = /^\/v2\/(.+)\/manifests\/(.+)$/.exec(url.pathname) ?? [];
    const scope = `repository:${name}:pull`;
    if (req.headers.authorization !== `Bearer ${scope}`) {
      const challenge = `Bearer realm="${registry}/token",service="stand-in",scope="${scope}"`;
      return res.writeHead(401, { 'www-authenticate': challenge }).end();
    }
    const found = DIGESTS[`${name}/${tag}`];
    const takesIndexes = req.headers.accept.includes('application/vnd.oci.image.index.v1+json');
    res.writeHead(found && takesIndexes ? 200 : 404, { 'docker-content-digest': found ?? '' }).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  registry = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => server.close());

const DOCKERFILE = `FROM --platform=$BUILDPLATFORM node:22 AS tools
FROM tools AS build
FROM nginxinc/nginx-unprivileged:1.28@${digest('0')} AS gateway
COPY --from=build /node:22-of-ours /app
`;
const COMPOSE = `services:
  built: { image: node:22, build: . }
  proxy:
    image: nginxinc/nginx-unprivileged:1.28
`;

test('reads which images of others a file names', () => {
  expect(referencesIn('Dockerfile', DOCKERFILE)).toEqual([
    'node:22',
    `nginxinc/nginx-unprivileged:1.28@${digest('0')}`,
  ]);
  expect(referencesIn('docker-compose.yml', COMPOSE)).toEqual(['nginxinc/nginx-unprivileged:1.28']);
  expect(baseOf(DOCKERFILE, 'build')).toBe('node:22');
  expect(() => baseOf(DOCKERFILE, 'nothing')).toThrow('no stage nothing');
  expect(partsOf('localhost:5000/a')).toEqual({ name: 'localhost:5000/a', tag: '', digest: undefined });
});

test('asks for each tag once, with a token, and by HEAD: a pull would count', async () => {
  asked.length = 0;
  const digests = await currentDigests({ Dockerfile: DOCKERFILE, 'docker-compose.yml': COMPOSE }, registry);
  expect([...digests]).toEqual([
    ['node:22', digest('a')],
    ['nginxinc/nginx-unprivileged:1.28', digest('b')],
  ]);
  expect(asked.filter((each) => each === 'HEAD /v2/library/node/manifests/22')).toHaveLength(2);
  expect(asked).toHaveLength(6);
});

test('pins what has no digest, renews what has one, and leaves the rest alone', async () => {
  const digests = await currentDigests({ Dockerfile: DOCKERFILE }, registry);
  const once = pinned('Dockerfile', DOCKERFILE, digests);
  expect(once).toBe(
    DOCKERFILE.replace('node:22 AS', `node:22@${digest('a')} AS`).replace(digest('0'), digest('b')),
  );
  expect(pinned('Dockerfile', once, digests)).toBe(once);
  expect(pinned('docker-compose.yml', COMPOSE, digests)).toBe(
    COMPOSE.replace('unprivileged:1.28', `unprivileged:1.28@${digest('b')}`),
  );
});

test('says which image it asked for in vain, and whom', async () => {
  const host = new URL(registry).host;
  await expect(digestOf('node:99', registry)).rejects.toThrow(
    `${host} was asked for node:99 in vain: there is no such image.`,
  );
  await expect(digestOf('node:22', 'http://127.0.0.1:9')).rejects.toThrow(
    '127.0.0.1:9 was asked for node:22 in vain: ',
  );
});

test('would pin every image of others in our own files', async () => {
  const texts = Object.fromEntries(FILES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
  for (const [file, text] of Object.entries(texts)) {
    const tagged = referencesIn(file, text).map((reference) => reference.split('@')[0]);
    expect(tagged.length).toBeGreaterThan(0);
    const digests = new Map(tagged.map((each) => [each, digest('c')]));
    const bare = referencesIn(file, pinned(file, text, digests)).filter(
      (each) => !each.endsWith(digest('c')),
    );
    expect(bare).toEqual([]);
  }
});
