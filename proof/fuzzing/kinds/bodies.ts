// JSON bodies: their values, structure, size, encoding and content type.
import { JSON_TYPE, type Attack, type Kind } from '../attack.js';
import { refused } from '../checks.js';
import { nestedJson, oddText, oddValue, toJson, WORDS } from '../values.js';
import type { Header } from '../wire.js';

const MAX_BODY = 256 * 1024;

/** One field of a body that is right otherwise, or several, hold what nobody expects. */
async function value(attack: Attack): Promise<void> {
  const { random } = attack;
  const route = attack.routeWithBody();
  const body = attack.body(route);
  const names = [...Object.keys(body), ...Object.keys(route.body.properties ?? {})];
  for (let count = random.pick([1, 1, 1, 2, 5]); count > 0 && names.length > 0; count -= 1)
    body[random.pick(names)] = oddValue(random);
  await attack.send({ ...attack.call(route), body: toJson(body) });
}

/** Fields too many, too few, twice or of the server's own; a list or a bare value instead of an object. */
async function structure(attack: Attack): Promise<void> {
  const { random } = attack;
  const route = attack.routeWithBody();
  const body = attack.body(route);
  const names = Object.keys(body);
  const name = names.length > 0 ? random.pick(names) : 'x';
  const open = toJson(body).replace(/(.)\}$/s, (_, last: string) => (last === '{' ? last : `${last},`));
  const own = random.pick(['version', 'createdAt', 'updatedAt', 'isAdmin', '$where', '']);
  const magic = random.pick(['__proto__', 'constructor', 'prototype']);
  const changed = random.pick<() => string>([
    () => toJson([body]),
    () => toJson({ body }),
    () => random.pick(['null', 'true', '0', '""', '[]', '{}', '"{}"', '[[]]', '']),
    () => toJson(Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))),
    () => toJson({ ...body, [name]: [body[name]] }),
    () => toJson({ ...body, [name]: { [name]: body[name] } }),
    () => toJson({ ...body, [own]: 1 }),
    () => `${open}"${magic}":{"isAdmin":true}}`,
    () => `${open}"${name}":${toJson(oddValue(random))}}`,
    () => toJson({ ...body, [oddText(random)]: oddText(random) }),
  ])();
  await attack.send({ ...attack.call(route), body: changed });
}

/** Fields by the hundred and the thousand, up to the largest body. */
async function unknownKeys(attack: Attack): Promise<void> {
  const { random } = attack;
  const length = random.pick([50, 50, 50, 50, 600, 600, 600, 600, 5_000, 5_000, 20_000]);
  const prefix = random.pick(['k', '', 'constructor', 'name']);
  const members = Array.from({ length }, (_, index) => `"${prefix}${index}":1`).join(',');
  const call = attack.call(attack.routeWithBody());
  await attack.send({ ...call, body: `{${members}}`.slice(0, MAX_BODY), expect: refused });
}

async function nesting(attack: Attack): Promise<void> {
  const { random } = attack;
  const depth = random.pick([31, 32, 33, 100, 1_000, 5_000, 40_000]);
  const deep = nestedJson(random, depth);
  const body = random.pick([deep, `{"name":${deep}}`, `{"value":${deep},"x":1}`, '['.repeat(depth)]);
  await attack.send({ ...attack.call(attack.routeWithBody()), body, expect: refused });
}

const BAD_NUMBERS = 'NaN 0x10 01 +1 .5 1. 1e undefined'.split(' ');
const BAD_TEXTS = ['\\u0000', '\\ud800', '\\x41', '\\u12', '\\', '\n', '\u0000'];

/** Bytes that are no JSON, or no UTF-8. */
async function encoding(attack: Attack): Promise<void> {
  const { random } = attack;
  const route = attack.routeWithBody();
  const text = toJson(attack.body(route));
  const utf8 = Buffer.from(text);
  const at = random.int(0, utf8.length - 1);
  const [start, end] = [utf8.subarray(0, at), utf8.subarray(at)];
  const body = random.pick<string | Buffer>([
    start,
    Buffer.concat([start, random.bytes(random.int(1, 8)), end]),
    `\ufeff${text}`,
    Buffer.from(text, 'utf16le'),
    Buffer.concat([Buffer.from([0xff, 0xfe]), utf8]),
    text.replaceAll('"', "'"),
    `${text}${random.pick([',', text, '\u0000', '}', '//', ' x'])}`,
    text.replace('{', '{/* */'),
    text.replace(/"[^"]*"\s*}$/, `${random.pick(BAD_NUMBERS)}}`),
    text.replace(/:"/, `:"${random.pick(BAD_TEXTS)}`),
    Buffer.from([0xc0, 0xaf, 0xed, 0xa0, 0x80, 0xf8]),
    random.bytes(random.int(1, 300)),
  ]);
  await attack.send({ ...attack.call(route), body });
}

const TYPES = [
  ...[
    '',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json, text/plain',
  ],
  ...['application/json; charset=latin1', 'application/json; a="b', 'application/json\t', 'a'.repeat(500)],
  ...'text/plain application/x-www-form-urlencoded text/html application/json; application/jsonp'.split(' '),
  ...'application/problem+json APPLICATION/JSON */* application/xml image/png / ; application/csp-report'.split(
    ' ',
  ),
];

async function contentType(attack: Attack): Promise<void> {
  const { random } = attack;
  const route = attack.routeWithBody();
  const headers: Header[] = random.chance(0.05) ? [] : [['Content-Type', random.pick(TYPES)]];
  if (random.chance(0.15)) headers.push(['Content-Type', random.pick(TYPES)]);
  const body = random.chance(0.7) ? toJson(attack.body(route)) : 'password=a&name=b&name=c';
  await attack.send({ ...attack.call(route), headers, body });
}

/** Above the limit of 256 KB, or announced to be; each size is well above or below it, as the gateway has a margin. */
async function oversize(attack: Attack): Promise<void> {
  const { random } = attack;
  const call = { ...attack.call(attack.routeWithBody()), expect: refused };
  if (random.chance(0.3)) {
    const length = random.pick(['2000000', '99999999999', '9007199254740993']);
    const headers: Header[] = [JSON_TYPE, ['Content-Length', length]];
    await attack.send({ ...call, headers, body: '{"name":', mayReset: true, closes: true });
    return;
  }
  const size = random.pick([MAX_BODY - 20, MAX_BODY + 1, 300_000, 400_000]);
  const filler = random.pick(['a', ' ', '1', '🥜']);
  const long = filler.repeat(Math.ceil(size / Buffer.byteLength(filler)));
  await attack.send({ ...call, body: filler === ' ' ? `{"name":1${long}}` : `{"name":"${long}"}` });
}

/** Numbers and texts at the edge of what a schema allows, and one beyond. */
async function limits(attack: Attack): Promise<void> {
  const { random } = attack;
  const route = attack.routeWithBody();
  const body = attack.body(route);
  for (const [name, { maxLength, maximum, maxItems }] of Object.entries(route.body.properties ?? {})) {
    if (!random.chance(0.5)) continue;
    const beyond = random.pick([0, 0, 1, -1]);
    const letter = random.pick(['a', '🥜', 'é', 'e\u0301']);
    if (maxLength) body[name] = letter.repeat(maxLength + beyond).slice(0, 2 * maxLength + 2);
    if (maximum !== undefined) body[name] = maximum + beyond;
    if (maxItems) body[name] = Array.from({ length: maxItems + beyond }, () => random.pick(WORDS));
  }
  await attack.send({ ...attack.call(route), body: toJson(body) });
}

export const BODIES: Kind[] = [
  { name: 'value', weight: 16, run: value },
  { name: 'structure', weight: 8, run: structure },
  { name: 'unknown keys', weight: 1, run: unknownKeys },
  { name: 'nesting', weight: 1.5, run: nesting },
  { name: 'encoding', weight: 7, run: encoding },
  { name: 'content type', weight: 5, run: contentType },
  { name: 'oversize', weight: 1, run: oversize },
  { name: 'limits', weight: 2, run: limits },
];
