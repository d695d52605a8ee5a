import { oddText, oddValue, toJson, WORDS } from '../values.mjs';

const JSON_TYPE = ['Content-Type', 'application/json'];
const is =
  (...wanted) =>
  (status) =>
    wanted.includes(status) ? undefined : wanted.join(' or ');

const post = (path, body, headers = []) => ({
  method: 'POST',
  path,
  headers: [JSON_TYPE, ...headers],
  body: typeof body === 'string' ? body : toJson(body),
});

/** What is right is answered: without it the whole run might only meet closed doors. */
async function plain(attack) {
  await attack.send(attack.anyCall());
}

const SENTENCES = [
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
  '(((',
  '***',
  '[a](',
  '> ',
  '`',
  '# ',
  '\n- ',
  'ə',
];

/** Words that stand in tables of the language itself, and long runs that make a search slow. */
async function words(attack) {
  const { random } = attack;
  const sentence = random.chance(0.3)
    ? random
        .pick(LONG)
        .repeat(random.pick([50, 300, 2_000]))
        .slice(0, 2_000)
    : random.pick(SENTENCES)(random.chance(0.8) ? random.pick(WORDS) : oddText(random));
  const context = random.chance(0.2) ? { context: oddText(random) } : {};
  const call = random.pick([
    () => post('/api/chat', { message: sentence, ...context }),
    () => post('/api/chat', { message: sentence }, [['Accept', 'text/event-stream']]),
    () => post('/api/recommendations', { description: sentence }),
    () => post('/api/recommendations', { preferences: { spirit: sentence, flavor: random.pick(WORDS) } }),
    () => post('/api/ai/parse-cocktail', { description: `${sentence}: ${random.pick(WORDS)}` }),
    () =>
      post('/api/ai/parse-whiskey', {
        description: sentence,
        isEdit: true,
        currentData: { name: random.pick(WORDS) },
      }),
    () =>
      post('/api/whiskeys/suggest-order', {
        newWhiskey: { name: sentence, proof: 100, [random.pick(WORDS)]: 1 },
      }),
  ])();
  await attack.send(call);
}

/** Guesses at the password, whose limit is the real one: refused, then refused without a look. */
async function guesses(attack) {
  const password = `guess ${attack.random.word()}`;
  for (let count = 0; count < 3; count += 1)
    await attack.send({ ...post('/api/admin/verify', { password }), expect: is(401, 429) });
}

const TAGS = [
  '<b>',
  '<template>',
  '<svg>',
  '<math><mi>',
  '<table><tr><td>',
  '<select>',
  '<!--',
  '<p><li>',
  '&amp;',
  '<a href="/">',
  '<ul><li>',
];

/** A conversation of markup, deep and long. */
async function history(attack) {
  const { random } = attack;
  const turn = () => ({
    type: random.pick(['ai', 'user', 'ai', 'system', 1]),
    content: random.chance(0.7)
      ? random
          .pick(TAGS)
          .repeat(random.pick([10, 500, 5_000]))
          .slice(0, 30_000)
      : oddValue(random),
  });
  const chatHistory = Array.from({ length: random.pick([1, 2, 6, 40]) }, turn);
  await attack.send(
    post(
      '/api/chat',
      toJson({ message: random.pick(['more', 'why?', 'and without gin?']), chatHistory }).slice(0, 250_000),
    ),
  );
}

const IF_MATCHES = ['"1"', 'W/"1"', '"2"', '*', '1', '"x"', '""', '"1", "2"'];

/** One drink from its creation to its deletion, with odd versions and orders on the way. */
async function lifetime(attack) {
  const { random } = attack;
  const kind = random.pick(['cocktails', 'whiskeys']);
  const path = `/api/${kind}`;
  const create = attack.world.routes.find((route) => route.method === 'POST' && route.path === path);
  const id = random.uuid();
  const key = random.chance(0.5)
    ? [['Idempotency-Key', random.pick([random.uuid(), 'a', '', 'a'.repeat(101), '__proto__'])]]
    : [];
  const body = toJson({ ...attack.body(create), id });
  await attack.send(post(path, body, key));
  if (key.length > 0)
    await attack.send(post(path, random.chance(0.5) ? body : toJson({ ...attack.body(create), id }), key));
  const change = {
    [random.pick(['name', 'isVisible', 'number', 'sortOrder', 'spirit'])]: random.pick([
      true,
      1,
      'Rum',
      null,
      random.word(),
    ]),
  };
  const patch = {
    ...post(`${path}/${id}`, change, [['If-Match', random.pick(IF_MATCHES)]]),
    method: 'PATCH',
  };
  await attack.send(patch);
  if (random.chance(0.3)) await attack.sendTwice(patch);
  const ids = random.pick([
    [id, random.uuid()],
    [id, id],
    [id],
    [id.toUpperCase()],
    [],
    [null],
    { 0: id },
    id,
  ]);
  await attack.send(post(`${path}/reorder`, { [random.pick(['ids', 'orderedIds', '__proto__'])]: ids }));
  const conditions = random.chance(0.3) ? [['If-Match', '"99"']] : [];
  await attack.send({ method: 'DELETE', path: `${path}/${id}`, headers: conditions });
  await attack.send({ method: 'DELETE', path: `${path}/${id}`, expect: is(204, 401, 404) });
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

function picture(random) {
  const bent = Buffer.from(PNG);
  bent[random.int(8, bent.length - 1)] = random.int(0, 255);
  return random.pick([
    PNG,
    bent,
    PNG.subarray(0, random.int(1, PNG.length)),
    SVG,
    random.bytes(300),
    Buffer.from('GIF89a'),
    Buffer.alloc(0),
    bent,
  ]);
}

/** An address for a picture, bent or not, and bytes that are one, or not. */
async function uploads(attack) {
  const { random } = attack;
  const answer = await attack.send({ method: 'POST', path: '/api/images/upload' });
  const given =
    answer?.status === 200
      ? JSON.parse(answer.body).uploadURL
      : `/api/images/${random.uuid()}?expires=9999999999999&signature=${random.word(43)}`;
  const path = random.pick([
    given,
    given,
    given,
    given.replace(/signature=.{4}/, 'signature=AAAA'),
    given.replace(/expires=\d+/, `expires=${random.pick(['0', '99999999999999', '-1', 'x', '', '1e99'])}`),
    given.replace(/\/[0-9a-f]{8}-/, `/${random.bytes(4).toString('hex')}-`),
    given.replace(/\?.*/, ''),
    `${given}&signature=a`,
  ]);
  const put = {
    method: 'PUT',
    path,
    headers: [
      [
        'Content-Type',
        random.pick([
          'image/png',
          'image/png',
          'image/jpeg',
          'image/svg+xml',
          'application/json',
          'image/*',
          '',
        ]),
      ],
    ],
    body: picture(random),
  };
  await attack.send(put);
  if (random.chance(0.5)) await attack.send(put);
  const imageURL = random.pick([
    path,
    given.replace(/\?.*/, ''),
    '//evil.example/x.png',
    '/api/images/..',
    oddText(random),
  ]);
  if (random.chance(0.5)) await attack.send({ ...post('/api/images/landing', { imageURL }), method: 'PUT' });
  await attack.send({
    method: 'GET',
    path: `${given.replace(/\?.*/, '')}?w=${random.pick(['320', '1920', '1', '', 'x', '320&w=640'])}`,
  });
}

export const talkKinds = [
  { name: 'plain', weight: 6, run: plain },
  { name: 'words', weight: 3, run: words },
  { name: 'history', weight: 1, run: history },
  { name: 'guesses', weight: 0.3, run: guesses },
  { name: 'lifetime', weight: 1, run: lifetime },
  { name: 'uploads', weight: 0.6, run: uploads },
];
