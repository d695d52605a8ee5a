import { rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cocktail, Drinks, EntityType, Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { until } from '@peanut/service/testing';
import { ask } from './support/ask.js';
import { makeBuilds, type Builds } from './support/builds.js';
import { startGateway, type Kind, type OriginText, type Running } from './support/gateways.js';
import { publishScript, REMOTE_SCRIPT, SHELL_SCRIPT } from './support/page-scripts.js';

const HOSTILE = `<script>alert("1")</script> $& $' ]]> 'é\u{1f95c} \u202e\u05d0 <!--# echo -->`;
const drink = <E extends EntityType>(type: E, named: Partial<Drinks[E]>) =>
  testDrink(type, { ...named, id: randomUUID() });
const negroni = drink('cocktail', { name: 'Negroni', description: 'Bitter, and "red".' });
const hostile = drink('cocktail', { name: HOSTILE });
const out = drink('cocktail', { name: 'Southside', isAvailable: false });
const hidden = drink('cocktail', { name: 'Secret', isVisible: false });
const rye = drink('whiskey', { name: 'Old Rye', profile: 'Dry and spicy', notes: 'Dill & caraway' });

let lists: Record<string, (Cocktail | Whiskey)[]>;
let settings: Record<string, string | null>;
let services: Server;
let builds: Builds;
let gateway: Running;

/** A shell whose pages read what the product's do. */
const SCRIPT = SHELL_SCRIPT.replace(
  'const ASKED = [',
  `const ASKED = ['/api/whiskeys', ...['bar_name', 'bar_subtitle', 'hide_unavailable'].map((key) => '/api/admin/settings/' + key), `,
);

async function start(kind: Kind, originSettings: OriginText = {}): Promise<void> {
  lists = { cocktails: [negroni, hostile, out, hidden], whiskeys: [rye] };
  settings = { bar_name: null, bar_subtitle: null, hide_unavailable: null };
  services = createServer((req, res) => {
    const name = (req.url ?? '').split('/').at(-1) ?? '';
    res.end(JSON.stringify(name in lists ? lists[name] : { key: name, value: settings[name] }));
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(services.address() as AddressInfo).port}`;
  builds = makeBuilds();
  publishScript(builds.shell, SCRIPT);
  publishScript(builds.menu, REMOTE_SCRIPT);
  gateway = await startGateway(kind, builds, { menu: { address }, admin: { address } }, originSettings);
}

async function stop(): Promise<void> {
  await gateway.stop();
  services.closeAllConnections();
  services.close();
  rmSync(builds.root, { recursive: true });
}

const UNESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The page as a crawler reads it: its tags by name, with no script run. */
async function crawl(path: string, headers: Record<string, string> = {}) {
  const { text, status, headers: answered } = await ask(gateway.origin, path, { headers });
  const head = text.slice(0, text.indexOf('</head>'));
  const tags = [...head.matchAll(/<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">/g)];
  const read = (value = '') =>
    value.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => UNESCAPED[name] ?? '');
  return {
    status,
    head,
    etag: String(answered['etag']),
    tags: Object.fromEntries(tags.map(([, name = '', value]) => [name, read(value)])) as Record<
      string,
      string
    >,
  };
}

/** Asks until the tags are as wanted: a changed list takes half a second to come through. */
async function crawlUntil(path: string, title: string) {
  let page = await crawl(path);
  await until(async () => {
    if (page.tags['og:title'] === title) return true;
    page = await crawl(path);
    return false;
  }, `the title is ${title}`);
  return page;
}

const PAGE_TITLE = 'House Cocktails · The Peanut Room';

describe.each<Kind>(['nginx', 'embedded'])('tags in pages of the %s gateway', (kind) => {
  beforeAll(() => start(kind));
  beforeAll(() => crawlUntil(`/cocktails?highlight=${negroni.id}`, 'Negroni'));
  afterAll(stop);

  test('are those of the drink that a link names', async () => {
    const { tags } = await crawl(`/cocktails?highlight=${negroni.id}`);
    expect(tags).toEqual({
      'og:site_name': 'The Peanut Room',
      'og:type': 'website',
      'og:title': 'Negroni',
      'og:description': 'Bitter, and "red".',
      'og:url': `${gateway.origin}/cocktails?highlight=${negroni.id}`,
      'og:image': expect.stringMatching(
        `^${gateway.origin}/api/images/share/cocktails/${negroni.id}-${negroni.version}-[0-9a-f]{8}\\.jpg$`,
      ) as string,
      'og:image:type': 'image/jpeg',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Negroni in its glass',
      'twitter:card': 'summary_large_image',
    });
  });

  test('say of a whiskey what it is like', async () => {
    const { tags } = await crawlUntil(`/whiskey?highlight=${rye.id}`, 'Old Rye');
    expect(tags['og:description']).toBe('Dry and spicy · Dill & caraway');
    expect(tags['og:image']).toContain(`/api/images/share/whiskeys/${rye.id}-`);
  });

  test('hold a hostile name as text', async () => {
    const { tags, head } = await crawlUntil(`/cocktails?highlight=${hostile.id}`, HOSTILE);
    expect(tags['og:image:alt']).toBe(`${HOSTILE} in its glass`);
    expect(head).not.toContain('<script');
    expect(head).not.toContain('<!--#');
  });

  test.each([
    ['no drink', ''],
    ['a hidden one', `?highlight=${hidden.id}`],
    ['an unknown one', '?highlight=3f9c1b1e-0000-4000-8000-000000000000'],
    ['one of another list', `?highlight=${rye.id}`],
    ['what is no id', '?highlight=%3Cscript%3E$%26%FF'],
    ['nothing', '?highlight='],
    ['a name of the language', '?highlight=__proto__'],
    ['one behind 2,000 characters', `?q=${'x'.repeat(2_000)}&highlight=${negroni.id}`],
  ])('are the page’s own for %s', async (_, query) => {
    const { tags, status, etag } = await crawl(`/cocktails${query}`);
    expect(status).toBe(200);
    expect(tags).toMatchObject({
      'og:title': PAGE_TITLE,
      'og:description': 'Curated classics and modern masterpieces.',
      'og:url': `${gateway.origin}/cocktails`,
      'og:image': `${gateway.origin}/icons/icon-512.png`,
      'twitter:card': 'summary',
    });
    expect(etag).toBe((await crawl('/cocktails')).etag);
  });

  test('are the same bytes for the same version: 304', async () => {
    const path = `/cocktails?highlight=${negroni.id}`;
    const { etag } = await crawl(path);
    expect(etag).not.toBe((await crawl('/cocktails')).etag);
    expect((await crawl(path, { 'If-None-Match': etag })).status).toBe(304);
  });

  test('follow the list: a new version has another picture', async () => {
    const path = `/cocktails?highlight=${negroni.id}`;
    const before = await crawl(path);
    lists['cocktails'] = [
      { ...negroni, name: 'Negroni Sbagliato', version: negroni.version + 1 },
      hostile,
      out,
    ];
    const after = await crawlUntil(path, 'Negroni Sbagliato');
    expect(after.tags['og:image']).not.toBe(before.tags['og:image']);
    expect(after.etag).not.toBe(before.etag);
  });

  test('leave out what is out of stock where the owner hides it', async () => {
    const path = `/cocktails?highlight=${out.id}`;
    await crawlUntil(path, 'Southside');
    settings = { ...settings, hide_unavailable: 'true' };
    await crawlUntil(path, PAGE_TITLE);
  });

  test('follow the bar’s name', async () => {
    const image = (await crawl(`/cocktails?highlight=${hostile.id}`)).tags['og:image'];
    settings = { ...settings, bar_name: 'Bar "Zum <b>Affen</b>"' };
    const { tags } = await crawlUntil('/', 'Bar "Zum <b>Affen</b>"');
    expect(tags).toMatchObject({ 'og:site_name': 'Bar "Zum <b>Affen</b>"', 'og:url': `${gateway.origin}/` });
    await until(
      async () => (await crawl(`/cocktails?highlight=${hostile.id}`)).tags['og:image'] !== image,
      'the picture has another address',
    );
  });
});

describe.each<Kind>(['nginx', 'embedded'])('tags of the %s gateway with a public origin', (kind) => {
  beforeAll(() => start(kind, { publicOrigin: 'https://bar.example' }));
  afterAll(stop);

  test('name that', async () => {
    const path = `/cocktails?highlight=${negroni.id}`;
    let tags: Record<string, string> = {};
    await until(async () => {
      ({ tags } = await crawl(path, { Host: 'bar.example', 'X-Forwarded-Proto': 'http' }));
      return tags['og:title'] === 'Negroni';
    }, 'the drink’s tags are there');
    expect(tags['og:url']).toBe(`https://bar.example${path}`);
    expect(tags['og:image']).toMatch(/^https:\/\/bar\.example\/api\/images\/share\//);
  });
});
