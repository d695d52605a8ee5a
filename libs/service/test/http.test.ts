import { BodyError, parseJsonObject } from '../src/http/json-text.js';
import { isNotModified, matchesVersion } from '../src/http/etag.js';
import { trustGateway } from '../src/http/proxy.js';

const parse = (text: string): unknown => parseJsonObject(Buffer.from(text));

function statusOf(text: string): number | undefined {
  try {
    parse(text);
    return undefined;
  } catch (error) {
    return error instanceof BodyError ? error.status : -1;
  }
}

describe('parseJsonObject', () => {
  it('gives back what was sent, emoji and right-to-left included', () => {
    const value = { name: '🥜 שלום', list: [1, 2.5, null, true, { deep: '\\"[{' }] };
    expect(parse(JSON.stringify(value))).toEqual(value);
  });

  it('counts brackets outside of texts only', () => {
    expect(statusOf(JSON.stringify({ text: '['.repeat(1000) }))).toBeUndefined();
    expect(statusOf(JSON.stringify({ text: '\\"'.repeat(50) + '['.repeat(1000) }))).toBeUndefined();
    expect(statusOf('['.repeat(1_000_000))).toBe(400);
    expect(statusOf('{"a":'.repeat(33) + '1' + '}'.repeat(33))).toBe(400);
    expect(statusOf('{"a":'.repeat(32) + '1' + '}'.repeat(32))).toBeUndefined();
  });

  const many = (count: number, part: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => part(index)).join(',');

  it.each([
    ['fields', `{${many(2_500, (index) => `"k${index}":1`)}}`, `{${many(2_501, () => '"k":1')}}`],
    ['entries', `{"ids":[${many(12_400, () => '1')}]}`, `{"ids":[${many(12_600, () => '1')}]}`],
    [
      'entries',
      `{"ids":[${many(6_000, () => '[]')}]}`,
      `{"ids":[${many(500, () => '['.repeat(26) + ']'.repeat(26))}]}`,
    ],
  ])('refuses too many %s before they are parsed', (what, most, tooMany) => {
    const parsed = jest.spyOn(JSON, 'parse');
    expect(statusOf(most)).toBeUndefined();
    expect(parsed).toHaveBeenCalledTimes(1);
    expect(() => parse(tooMany)).toThrow(`The body has more than`);
    expect(() => parse(tooMany)).toThrow(what);
    expect(parsed).toHaveBeenCalledTimes(1);
    parsed.mockRestore();
  });

  it('counts no field and no entry inside of texts', () => {
    expect(statusOf(JSON.stringify({ text: '{":,'.repeat(20_000) }))).toBeUndefined();
  });

  it.each([
    '',
    '[]',
    '1',
    'null',
    '{"__proto__":1}',
    '{"a":{"constructor":1}}',
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
  ])('refuses %s', (text) => expect(statusOf(text)).toBe(400));
});

describe('entity tags', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('If-None-Match %s: %s', (given, expected) => expect(isNotModified(given, '"a"')).toBe(expected));

  it.each([
    [undefined, true],
    ['"3"', true],
    ['W/"3"', true],
    ['3', true],
    ['*', true],
    ['"2", "3"', true],
    ['"2"', false],
    ['"33"', false],
    ['', false],
  ])('If-Match %s: %s', (given, expected) => expect(matchesVersion(given, 3)).toBe(expected));
});

describe('trustGateway', () => {
  it.each([
    ['127.0.0.1', 0, true],
    ['::1', 0, true],
    ['::ffff:10.0.0.3', 0, true],
    ['172.18.0.5', 0, true],
    ['fd00::5', 0, true],
    ['203.0.113.9', 0, false],
    ['2001:db8::1', 0, false],
    ['127.0.0.1', 1, false],
    ['nonsense', 0, false],
  ])('%s at hop %i: %s', (address, hop, expected) => expect(trustGateway(address, hop)).toBe(expected));
});
