import { nestedJson, oddText, oddValue, toJson, WORDS } from '../values.mjs';

const JSON_TYPE = ['Content-Type', 'application/json'];
const MAX_BODY = 256 * 1024;

const refused = (status) => (status >= 400 && status < 500 ? undefined : 'a 4xx');

/** A request with that JSON text. */
function withText(attack, body, { headers = [JSON_TYPE], ...rest } = {}) {
  const route = attack.routeWithBody();
  return attack.send({ ...attack.call(route), headers, body, ...rest });
}

/** One field of a body that is right otherwise, or several, hold what nobody expects. */
async function value(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const body = attack.body(route);
  const names = [...Object.keys(body), ...Object.keys(route.body.properties ?? {})];
  for (let count = random.pick([1, 1, 1, 2, 5]); count > 0 && names.length > 0; count -= 1)
    body[random.pick(names)] = oddValue(random);
  await attack.send({ ...attack.call(route), body: toJson(body) });
}

/** Fields too many, too few, twice or of the server's own; a list or a bare value instead of an object. */
async function structure(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const body = attack.body(route);
  const name = random.pick(Object.keys(body)) ?? 'x';
  const text = toJson(body);
  const changed = random.pick([
    () => toJson([body]),
    () => toJson({ body }),
    () => random.pick(['null', 'true', '0', '""', '[]', '{}', '"{}"', '[[]]', '']),
    () => toJson(Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))),
    () => toJson({ ...body, [name]: [body[name]] }),
    () => toJson({ ...body, [name]: { [name]: body[name] } }),
    () =>
      toJson({ ...body, [random.pick(['version', 'createdAt', 'updatedAt', 'isAdmin', '$where', ''])]: 1 }),
    () =>
      `${text.slice(0, -1)}${text === '{}' ? '' : ','}"${random.pick(['__proto__', 'constructor', 'prototype'])}":{"isAdmin":true}}`,
    () => `${text.slice(0, -1)}${text === '{}' ? '' : ','}"${name}":${toJson(oddValue(random))}}`,
    () => toJson({ ...body, [oddText(random)]: oddText(random) }),
  ])();
  await attack.send({ ...attack.call(route), body: changed });
}

/** Fields by the hundred and the thousand, up to the largest body. */
async function unknownKeys(attack) {
  const { random } = attack;
  const count = random.weighted([
    { count: 50, weight: 4 },
    { count: 600, weight: 4 },
    { count: 5_000, weight: 2 },
    { count: 20_000 },
  ]).count;
  const prefix = random.pick(['k', '', 'constructor', 'name']);
  const members = Array.from({ length: count }, (_, index) => `"${prefix}${index}":1`);
  await withText(attack, `{${members.join(',')}}`.slice(0, MAX_BODY), { expect: refused });
}

async function nesting(attack) {
  const depth = attack.random.pick([31, 32, 33, 100, 1_000, 5_000, 40_000]);
  const deep = nestedJson(attack.random, depth);
  await withText(
    attack,
    attack.random.pick([deep, `{"name":${deep}}`, `{"value":${deep},"x":1}`, '['.repeat(depth)]),
    {
      expect: refused,
    },
  );
}

/** Bytes that are no JSON, or no UTF-8. */
async function encoding(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const text = toJson(attack.body(route));
  const utf8 = Buffer.from(text);
  const at = random.int(0, utf8.length - 1);
  const body = random.pick([
    () => utf8.subarray(0, at),
    () => Buffer.concat([utf8.subarray(0, at), random.bytes(random.int(1, 8)), utf8.subarray(at)]),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), utf8]),
    () => Buffer.from(text.replaceAll('"', "'")),
    () => Buffer.from(`${text}${random.pick([',', text, '\u0000', '}', '//', ' x'])}`),
    () => Buffer.from(text.replace('{', '{/* */')),
    () =>
      Buffer.from(
        text.replace(
          /"[^"]*"\s*}$/,
          `${random.pick(['NaN', '0x10', '01', '+1', '.5', '1.', '1e', 'undefined'])}}`,
        ),
      ),
    () =>
      Buffer.from(
        text.replace(
          /:"/,
          `:"${random.pick(['\\u0000', '\\ud800', '\\x41', '\\u12', '\\', '\n', '\u0000'])}`,
        ),
      ),
    () => Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xf8]),
    () => random.bytes(random.int(1, 300)),
  ])();
  await attack.send({ ...attack.call(route), body });
}

const TYPES = [
  ...['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/html'],
  ...[
    'application/json; charset=utf-16',
    'application/json; charset=latin1',
    'application/json;',
    'application/jsonp',
  ],
  ...[
    'application/json, text/plain',
    'application/problem+json',
    'APPLICATION/JSON',
    'application/json; a="b',
    '*/*',
  ],
  ...[
    'application/xml',
    'application/json\t',
    'image/png',
    'a'.repeat(500),
    '/',
    ';',
    'application/csp-report',
  ],
];

async function contentType(attack) {
  const { random } = attack;
  const type = random.pick([undefined, ...TYPES]);
  const headers = type === undefined ? [] : [['Content-Type', type]];
  if (random.chance(0.15)) headers.push(['Content-Type', random.pick(TYPES)]);
  const route = attack.routeWithBody();
  const form = 'password=a&name=b&name=c';
  await attack.send({
    ...attack.call(route),
    headers,
    body: random.chance(0.7) ? toJson(attack.body(route)) : form,
  });
}

/** Above the limit of 256 KB; each size is well above or below it, as the gateway has a margin. */
async function oversize(attack) {
  const { random } = attack;
  const size = random.pick([MAX_BODY - 20, MAX_BODY + 1, 300_000, 400_000]);
  const filler = random.pick(['a', ' ', '1', '🥜']);
  const text =
    filler === ' '
      ? `{"name":1${filler.repeat(size)}}`
      : `{"name":"${filler.repeat(Math.ceil(size / Buffer.byteLength(filler)))}"}`;
  const body = Buffer.from(text);
  if (random.chance(0.3)) {
    const headers = [
      JSON_TYPE,
      ['Content-Length', random.pick(['2000000', '99999999999', '9007199254740993'])],
    ];
    return withText(attack, '{"name":', { headers, expect: refused, mayReset: true, closes: true });
  }
  await withText(attack, body, { expect: refused });
}

/** Numbers and texts at the edge of what a schema allows, and one beyond. */
async function limits(attack) {
  const { random } = attack;
  const route = attack.routeWithBody();
  const body = attack.body(route);
  for (const [name, { maxLength, maximum, maxItems }] of Object.entries(route.body.properties ?? {})) {
    if (!random.chance(0.5)) continue;
    const beyond = random.pick([0, 0, 1, -1]);
    if (maxLength)
      body[name] = random
        .pick(['a', '🥜', 'é', 'e\u0301'])
        .repeat(maxLength + beyond)
        .slice(0, 2 * maxLength + 2);
    if (maximum !== undefined) body[name] = maximum + beyond;
    if (maxItems) body[name] = Array.from({ length: maxItems + beyond }, () => random.pick(WORDS));
  }
  await attack.send({ ...attack.call(route), body: toJson(body) });
}

export const bodyKinds = [
  { name: 'value', weight: 16, run: value },
  { name: 'structure', weight: 8, run: structure },
  { name: 'unknown keys', weight: 1, run: unknownKeys },
  { name: 'nesting', weight: 1.5, run: nesting },
  { name: 'encoding', weight: 7, run: encoding },
  { name: 'content type', weight: 5, run: contentType },
  { name: 'oversize', weight: 1, run: oversize },
  { name: 'limits', weight: 2, run: limits },
];
