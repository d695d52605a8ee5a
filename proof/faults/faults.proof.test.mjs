import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { waitUntil } from '../../ops/lib/wait.mjs';
import { Random } from '../lib/random.mjs';
import { Owner } from './owner.mjs';
import { tryFault } from './trial.mjs';

const PAGE = '<h1>Bar</h1><script src="/a.js"></script>';
const SENTENCE = { statusCode: 503, message: 'Please try again.' };

/** A bar that keeps its promises but for what `planted` does to a write before it is done; true: that was all. */
function startBar(planted) {
  const menu = { cocktails: new Map(), whiskeys: new Map() };
  const answers = new Map();
  const seed = { id: randomUUID(), name: 'Seed', version: 1 };
  for (const list of Object.values(menu)) list.set(seed.id, seed);

  /** Status and body, once for each key. */
  function write({ method, url, headers }, body) {
    const key = headers['idempotency-key'];
    if (!answers.has(key)) answers.set(key, writeOnce(method, url.split('/'), body, headers['if-match']));
    return answers.get(key);
  }

  function writeOnce(method, [, , kind, id = randomUUID()], body, ifMatch) {
    const list = menu[kind];
    const { version = 0, ...known } = list.get(id) ?? {};
    if (ifMatch && ifMatch !== `"${version}"`) return [412, { ...SENTENCE, statusCode: 412 }];
    const drink = { id, ...known, ...body, version: version + 1 };
    if (method === 'DELETE') list.delete(id);
    else list.set(drink.id, drink);
    return [200, drink];
  }

  const server = createServer(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += chunk;
    const reply = (status, body) =>
      res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
    const body = text ? JSON.parse(text) : {};
    const isWrite = Boolean(req.headers['idempotency-key']);
    if (planted({ req, res, reply, isWrite, write: () => write(req, body) })) return;
    if (isWrite) return reply(...write(req, body));
    const list = menu[req.url.split('/')[2]];
    return reply(200, list ? [...list.values()] : PAGE);
  });
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve({
        kind: 'planted',
        baseUrl: `http://127.0.0.1:${server.address().port}`,
        close: () => {
          server.closeAllConnections();
          server.close();
        },
      }),
    ),
  );
}

/** What is said of a bar with the planted fault. */
async function faultsOf(planted, fault = {}) {
  const bar = await startBar(planted);
  try {
    const owner = new Owner(bar);
    const run = (trial) => trial.repeat(() => waitUntil(() => planted.isDone?.(owner) ?? true));
    const random = new Random(1);
    const { faults } = await tryFault({ name: 'planted', run, ...fault }, { bar, owner, random, rounds: 1 });
    return faults.join('\n');
  } finally {
    bar.close();
  }
}

/** Does so once, at the fifth call that it suits. */
function once(suits, act) {
  let left = 5;
  const planted = (call) => suits(call) && (left -= 1) === 0 && act(call);
  return Object.assign(planted, { isDone: () => left <= 0 });
}
/** Over when the owner was refused: the next change of the same drink shows that the one before was not done. */
const untilRefused = (planted) =>
  Object.assign(planted, { isDone: (owner) => owner.seen.refused.length > 0 });
const isEdit = ({ req }) => req.method === 'PATCH';
const isDeletion = ({ req }) => req.method === 'DELETE';

describe('a trial', () => {
  it('finds nothing where every promise is kept', async () => {
    expect(await faultsOf(() => false)).toBe('');
  });

  it.each([
    [
      'a change that is answered and not done',
      untilRefused(once(isEdit, ({ reply }) => (reply(200, {}), true))),
      /refused for good/,
    ],
    [
      'a change that is done twice',
      once(isEdit, ({ req, write }) => {
        write();
        req.headers['idempotency-key'] = randomUUID();
      }),
      /refused for good/,
    ],
    [
      'a drink that comes back',
      once(isDeletion, ({ reply }) => (reply(204, ''), true)),
      /deleted or never made/,
    ],
    ['a 500', once(isEdit, ({ reply }) => (reply(500, SENTENCE), true)), /1 broken for the owner/],
    [
      'a refusal without a sentence',
      once(isEdit, ({ reply }) => (reply(503, {}), true)),
      /1 speechless for the owner/,
    ],
    [
      'an answer that never comes',
      once(isEdit, ({ res }) => (res.destroy(), true)),
      /1 resets for the owner/,
    ],
  ])('tells of %s', async (_, planted, found) => {
    expect(await faultsOf(planted)).toMatch(found);
  });

  it('tells of a menu that cannot be read', async () => {
    const emptied = ({ req, isWrite, reply }) =>
      !isWrite && !req.headers.cookie && req.url === '/api/whiskeys' && (reply(200, []), true);
    expect(await faultsOf(emptied)).toMatch(/not to be read/);
  });

  it('tells of faults that hit no call', async () => {
    expect(await faultsOf(() => false, { leastHits: 1 })).toMatch(/hit only 0 calls/);
  });
});

describe('the owner who looks at the menu', () => {
  const drink = { id: 'a', name: 'Faultproof 1', version: 2, glass: 'Coupe' };

  it.each([
    ['nothing where it is as saved', [drink], [], []],
    ['a drink that is gone', [], [/is not on the menu/], []],
    ['one that was made anew', [{ ...drink, id: 'b' }], [/is not on the menu/], []],
    ['an edit that is gone', [{ ...drink, glass: 'Cup' }], [/not as it was saved/], []],
    ['a version that went back', [{ ...drink, version: 1 }], [/not as it was saved/], []],
    ['an edit that was done twice', [{ ...drink, version: 3 }], [], [/1 × too often/]],
    ['a drink that was made twice', [drink, { ...drink, id: 'b' }], [], [/stands 2 times/]],
    ['a drink that nobody made', [drink, { ...drink, name: 'Faultproof 2' }], [], [/never made/]],
  ])('tells of %s', async (_, standing, lost, twice) => {
    const owner = new Owner({});
    owner.drinks.set(drink.name, { ...drink, kind: 'cocktails' });
    owner.list = async (kind) => (kind === 'cocktails' ? standing : []);
    const told = await owner.verify();
    expect(told.lost).toEqual(lost.map((line) => expect.stringMatching(line)));
    expect(told.twice).toEqual(twice.map((line) => expect.stringMatching(line)));
  });
});
