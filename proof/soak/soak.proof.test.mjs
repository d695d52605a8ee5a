import { createServer } from 'node:http';
import { Calls } from './calls.mjs';
import { Owner } from './owner.mjs';
import { tooFewCalls } from './run.mjs';
import { byPart } from './samples.mjs';

let server;
afterEach(() => server?.close());

/** Calls of a planted product that answers what `answer(path)` gives: a status, a body, and headers. */
async function plant(answer) {
  server = createServer((request, response) => {
    const [status, body = '', headers = {}] = answer(request.url, request);
    response.writeHead(status, { connection: 'close', ...headers }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new Calls({ baseUrl: `http://127.0.0.1:${server.address().port}` });
}

describe('the calls of the soak', () => {
  it('are made again while the product is busy, and counted', async () => {
    const answers = [
      [503, '', { 'Retry-After': '0.01' }],
      [429, '', { 'Retry-After': '0.01' }],
      [200, 'at last'],
    ];
    const calls = await plant(() => answers.shift());
    expect((await calls.ask('list', '/')).text).toBe('at last');
    expect([calls.busy, calls.counts.get('list'), calls.errors]).toEqual([2, 3, []]);
  });

  it('report another answer than the expected one, and none at all', async () => {
    const calls = await plant((path) => (path === '/' ? [500, 'broken'] : [200]));
    await calls.ask('page', '/');
    server.closeAllConnections();
    server.close();
    await calls.ask('page', '/gone');
    expect(calls.errors).toEqual(['page: GET /: 500 broken', expect.stringContaining('page: GET /gone: ')]);
  });

  it('are too few when a kind was hardly made', () => {
    const counts = new Map([
      ['page', 1_000],
      ['list', 2],
    ]);
    const faults = tooFewCalls({ counts }, 2).join();
    expect(faults).toContain('only 2 calls of the kind "list", expected 24');
    expect(faults).toContain('only 0 calls of the kind "upload"');
    expect(faults).not.toContain('page');
  });
});

describe("the owner's account", () => {
  const drink = (id, glass) => ({ id, name: `Soak ${id}`, glass });

  it('names what is lost, what is twice, and what is not as it was acknowledged', async () => {
    const lists = {
      '/api/cocktails': [drink(1, 'Coupe'), drink(2, 'Another'), { name: 'Negroni' }],
      '/api/whiskeys': [drink(4), { ...drink(4), id: 5 }],
      '/api/admin/settings/bar_subtitle': { value: 'old' },
    };
    const owner = new Owner(await plant((path) => [200, JSON.stringify(lists[path])]), {}, '');
    for (const known of [drink(1, 'Coupe'), drink(2, 'Coupe'), drink(3, 'Coupe')])
      owner.drinks.cocktails.set(known.id, known);
    owner.drinks.whiskeys.set(4, drink(4));
    owner.subtitle = 'new';
    expect(await owner.lostOrDoubled()).toEqual([
      '2 cocktails instead of 3',
      'Soak 2 of cocktails is not as it was acknowledged',
      'Soak 3 of cocktails is not as it was acknowledged',
      '2 whiskeys instead of 1',
      'the subtitle is "old" instead of "new"',
    ]);
  });

  it('takes two drinks of one key for a fault', async () => {
    let made = 0;
    const calls = await plant(() => [201, JSON.stringify(drink((made += 1)))]);
    await new Owner(calls, {}, '').add('cocktails', {});
    expect(calls.errors).toEqual(['write: one key made two drinks: Soak 1']);
  });
});

describe('the samples of the soak', () => {
  it('are sums by part, without the launcher', () => {
    const part = (name, pss, files) => ({ name, pss, files });
    const parts = [
      part('launcher', 20, 9),
      part('nginx', 5, 10),
      part('nginx worker', 7, 20),
      part('menu', 60, 22),
    ];
    expect(byPart(parts)).toEqual({ nginx: { pss: 12, files: 30 }, menu: { pss: 60, files: 22 } });
  });
});
