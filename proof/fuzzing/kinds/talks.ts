// What guests and the owner say: right calls, talks, guesses, a drink's life, pictures.
import { JSON_TYPE, type Attack, type Kind, type Sent } from '../attack.js';
import { oneOf } from '../checks.js';
import type { Random } from '../../lib/random.js';
import { oddText, oddValue, toJson, WORDS } from '../values.js';
import type { Header } from '../wire.js';

const post = (path: string, body: unknown, headers: Header[] = []): Sent => ({
  method: 'POST',
  path,
  headers: [JSON_TYPE, ...headers],
  body: typeof body === 'string' ? body : toJson(body),
});

const SENTENCES: ((word: string) => string)[] = [
  (word) => word,
  (word) => `something with ${word}, please`,
  (word) => `no ${word} for me`,
  (word) => `what is in a ${word}?`,
  (word) => `make it ${word} and not too ${word}`,
  (word) => `${word} ${word} ${word} like ${word}`,
];
const LONG = [
  'not ',
  'no no ',
  'a b ',
  'very, very ',
  '1/2 oz ',
  'or ',
  'smoky and ',
  '\n- ',
  ...'((( *** [a]( > ` # ə'.split(' '),
];

/** Words that are in tables of the language itself, and long runs that make a search slow. */
async function words(attack: Attack): Promise<void> {
  const { random } = attack;
  const long = (): string =>
    random
      .pick(LONG)
      .repeat(random.pick([50, 300, 2_000]))
      .slice(0, 2_000);
  const short = (): string =>
    random.pick(SENTENCES)(random.chance(0.8) ? random.pick(WORDS) : oddText(random));
  const sentence = random.chance(0.3) ? long() : short();
  const word = random.pick(WORDS);
  const context = random.chance(0.2) ? { context: oddText(random) } : {};
  const currentData = { name: word };
  await attack.send(
    random.pick([
      post('/api/chat', { message: sentence, ...context }),
      post('/api/chat', { message: sentence }, [['Accept', 'text/event-stream']]),
      post('/api/recommendations', { description: sentence }),
      post('/api/recommendations', { preferences: { spirit: sentence, flavor: word } }),
      post('/api/ai/parse-cocktail', { description: `${sentence}: ${word}` }),
      post('/api/ai/parse-whiskey', { description: sentence, isEdit: true, currentData }),
      post('/api/whiskeys/suggest-order', { newWhiskey: { name: sentence, proof: 100, [word]: 1 } }),
    ]),
  );
}

/** Guesses at the password, whose limit is the real one: refused, then refused without a look. */
async function guesses(attack: Attack): Promise<void> {
  const guess = post('/api/admin/verify', { password: `guess ${attack.random.word()}` });
  for (let count = 0; count < 3; count += 1) await attack.send({ ...guess, expect: oneOf(401, 429) });
}

const TAGS = [
  '<math><mi>',
  '<table><tr><td>',
  '<p><li>',
  '<a href="/">',
  '<ul><li>',
  ...'<b> <template> <svg> <select> <!-- &amp;'.split(' '),
];

/** A conversation of markup, deep and long. */
async function history(attack: Attack): Promise<void> {
  const { random } = attack;
  const markup = (): string =>
    random
      .pick(TAGS)
      .repeat(random.pick([10, 500, 5_000]))
      .slice(0, 30_000);
  const turn = (): object => ({
    type: random.pick<unknown>(['ai', 'user', 'ai', 'system', 1]),
    content: random.chance(0.7) ? markup() : oddValue(random),
  });
  const chatHistory = Array.from({ length: random.pick([1, 2, 6, 40]) }, turn);
  const message = random.pick(['more', 'why?', 'and without gin?']);
  await attack.send(post('/api/chat', toJson({ message, chatHistory }).slice(0, 250_000)));
}

const IF_MATCHES = ['"1"', 'W/"1"', '"2"', '*', '1', '"x"', '""', '"1", "2"'];

/** One drink from its creation to its deletion, with odd versions and orders on the way. */
async function lifetime(attack: Attack): Promise<void> {
  const { random } = attack;
  const path = random.pick(['/api/cocktails', '/api/whiskeys']);
  const create = attack.world.routes.find((route) => route.method === 'POST' && route.path === path);
  if (!create) throw new Error(`No document has POST ${path}.`);
  const id = random.uuid();
  const drink = (): string => toJson({ ...attack.body(create), id });
  const first = drink();
  const keys = [random.uuid(), 'a', '', 'a'.repeat(101), '__proto__'];
  const key: Header[] = random.chance(0.5) ? [['Idempotency-Key', random.pick(keys)]] : [];
  await attack.send(post(path, first, key));
  if (key.length > 0) await attack.send(post(path, random.chance(0.5) ? first : drink(), key));
  const field = random.pick(['name', 'isVisible', 'number', 'sortOrder', 'spirit']);
  const value = random.pick<unknown>([true, 1, 'Rum', null, random.word()]);
  const change = post(`${path}/${id}`, { [field]: value }, [['If-Match', random.pick(IF_MATCHES)]]);
  const patch = { ...change, method: 'PATCH' };
  await attack.send(patch);
  if (random.chance(0.3)) await attack.sendTwice(patch);
  const orders = [[id, random.uuid()], [id, id], [id], [id.toUpperCase()], [], [null], { 0: id }, id];
  const order = { [random.pick(['ids', 'orderedIds', '__proto__'])]: random.pick<unknown>(orders) };
  await attack.send(post(`${path}/reorder`, order));
  const remove: Sent = { method: 'DELETE', path: `${path}/${id}` };
  await attack.send({ ...remove, headers: random.chance(0.3) ? [['If-Match', '"99"']] : [] });
  await attack.send({ ...remove, expect: oneOf(204, 401, 404) });
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

function picture(random: Random): Buffer {
  const bent = Buffer.from(PNG);
  bent[random.int(8, bent.length - 1)] = random.int(0, 255);
  const cut = PNG.subarray(0, random.int(1, PNG.length));
  return random.pick([PNG, bent, cut, SVG, random.bytes(300), Buffer.from('GIF89a'), Buffer.alloc(0), bent]);
}

/** An address for a picture, bent or not, and bytes that are one, or not. */
async function uploads(attack: Attack): Promise<void> {
  const { random } = attack;
  const answer = await attack.send({ method: 'POST', path: '/api/images/upload' });
  const given =
    answer?.status === 200
      ? (JSON.parse(String(answer.body)) as { uploadURL: string }).uploadURL
      : `/api/images/${random.uuid()}?expires=9999999999999&signature=${random.word(43)}`;
  const expires = random.pick(['0', '99999999999999', '-1', 'x', '', '1e99']);
  const image = given.replace(/\?.*/, '');
  const path = random.pick([
    ...[given, given, given, image, `${given}&signature=a`],
    given.replace(/signature=.{4}/, 'signature=AAAA'),
    given.replace(/expires=\d+/, `expires=${expires}`),
    given.replace(/\/[0-9a-f]{8}-/, `/${random.bytes(4).toString('hex')}-`),
  ]);
  const types = 'image/png image/png image/jpeg image/svg+xml application/json image/*'.split(' ');
  const type = random.pick([...types, '']);
  const put: Sent = { method: 'PUT', path, headers: [['Content-Type', type]], body: picture(random) };
  await attack.send(put);
  if (random.chance(0.5)) await attack.send(put);
  const imageURL = random.pick([path, image, '//evil.example/x.png', '/api/images/..', oddText(random)]);
  if (random.chance(0.5)) await attack.send({ ...post('/api/images/landing', { imageURL }), method: 'PUT' });
  const width = random.pick(['320', '1920', '1', '', 'x', '320&w=640']);
  await attack.send({ method: 'GET', path: `${image}?w=${width}` });
}

export const TALKS: Kind[] = [
  // What is right is answered: without it the whole run might only meet closed doors.
  { name: 'plain', weight: 6, run: (attack) => attack.send(attack.anyCall()) },
  { name: 'words', weight: 3, run: words },
  { name: 'history', weight: 1, run: history },
  { name: 'guesses', weight: 0.3, run: guesses },
  { name: 'lifetime', weight: 1, run: lifetime },
  { name: 'uploads', weight: 0.6, run: uploads },
];
