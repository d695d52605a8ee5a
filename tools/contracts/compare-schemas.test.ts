import { schemaBreaks, schemaOfValue, withoutReferences } from './compare-schemas.mjs';
import type { Direction, Schema } from './compare-schemas.mjs';

const object = (properties: Schema['properties'], required: string[] = [], more: Schema = {}): Schema => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const closed: Schema = { additionalProperties: false };
const kind = (name: string, more: Schema['properties'] = {}) =>
  object({ kind: { const: name }, ...more }, ['kind', ...Object.keys(more)]);

const breaks = (released: Schema, present: Schema, direction: Direction) =>
  schemaBreaks(released, present, direction, 'It');

describe('what is read of others', () => {
  it.each<[string, Schema, Schema, string]>([
    ['a new required field', object({}), object({ a: text }, ['a']), 'It.a is required now'],
    [
      'a field that is refused',
      object({ a: text }, [], closed),
      object({}, [], closed),
      'It.a is no longer taken',
    ],
    ['other fields that are refused', object({}), object({}, [], closed), 'It.* is no longer taken'],
    ['another type', text, number, 'It no longer takes string'],
    ['a type less', { type: ['string', 'null'] }, text, 'It no longer takes null'],
    ['whole numbers only', number, { type: 'integer' }, 'It no longer takes number'],
    ['any value before', {}, text, 'It no longer takes anything'],
    ['a word less', { enum: ['a', 'b'] }, { enum: ['a'] }, 'It no longer takes "b"'],
    ['words instead of any text', text, { ...text, enum: ['a'] }, 'It takes nothing but "a" now'],
    ['a lower limit', { ...text, maxLength: 9 }, { ...text, maxLength: 8 }, 'maxLength 8 now, which was 9'],
    ['a new limit', number, { ...number, maximum: 8 }, 'It has the maximum 8 now, which was not there'],
    [
      'a higher limit below',
      { ...text, minLength: 1 },
      { ...text, minLength: 2 },
      'minLength 2 now, which was 1',
    ],
    [
      'no two alike',
      { type: 'array' },
      { type: 'array', uniqueItems: true },
      'It has the uniqueItems true now',
    ],
    ['another format', text, { ...text, format: 'uuid' }, 'It has the format uuid now, which was not there'],
    [
      'a pattern',
      { ...text, pattern: 'a' },
      { ...text, pattern: 'b' },
      'It has the pattern b now, which was a',
    ],
    [
      'items',
      { type: 'array', items: text },
      { type: 'array', items: number },
      'It[] no longer takes string',
    ],
    [
      'fields within',
      object({ a: object({ b: text }) }),
      object({ a: object({ b: number }) }),
      'It.a.b no longer',
    ],
    [
      'a choice less',
      { anyOf: [kind('a'), kind('b')] },
      { anyOf: [kind('a')] },
      'It.kind no longer takes "b"',
    ],
    [
      'within one choice',
      { anyOf: [kind('a'), kind('b')] },
      { oneOf: [kind('a'), kind('b', { c: text })] },
      'It.c is required now',
    ],
    [
      'the values of a map',
      object({}, [], { additionalProperties: text }),
      object({}, [], { additionalProperties: number }),
      'It.* no longer takes string',
    ],
  ])('breaks by %s', (_, released, present, sentence) => {
    const found = breaks(released, present, 'request');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });

  it.each<[string, Schema, Schema]>([
    ['the same', object({ a: text }, ['a'], closed), object({ a: text }, ['a'], closed)],
    ['a new field that may be missing', object({}, [], closed), object({ a: text }, [], closed)],
    ['a new field that is filled in', object({}), object({ a: { ...text, default: '' } }, ['a'])],
    ['a field that may be missing now', object({ a: text }, ['a']), object({ a: text })],
    ['a word more', { enum: ['a'] }, { enum: ['a', 'b'] }],
    ['any text instead of words', { enum: ['a'] }, text],
    ['a wider limit', { ...text, maxLength: 8 }, { ...text, maxLength: 9 }],
    ['a choice more', kind('a'), { anyOf: [kind('a'), kind('b')] }],
    ['other words about it', { ...text, description: 'a' }, { ...text, description: 'b', title: 'c' }],
  ])('goes on with %s', (_, released, present) => {
    expect(breaks(released, present, 'request')).toEqual([]);
  });
});

describe('what others read', () => {
  it.each<[string, Schema, Schema, string]>([
    ['a field less', object({ a: text }, ['a']), object({}), 'It.a is gone'],
    [
      'a field that may be missing',
      object({ a: text }, ['a']),
      object({ a: text }),
      'It.a may be missing now',
    ],
    ['another type', object({ a: text }), object({ a: number }), 'It.a may be number now'],
    [
      'a type more',
      text,
      { type: ['string', 'null'] },
      'It may be null now, which the last release does not expect',
    ],
    [
      'a word more',
      { enum: ['a'] },
      { enum: ['a', 'b'] },
      'It may be "b" now, which the last release does not know',
    ],
    ['another constant', { const: 2 }, { const: 3 }, 'It may be 3 now, which the last release does not know'],
    ['any text instead of words', { enum: ['a'] }, text, 'It may be anything now'],
    ['another format', { ...text, format: 'uuid' }, text, 'It has the format no more now, which was uuid'],
    ['a choice more', kind('a'), { anyOf: [kind('a'), kind('b')] }, 'It.kind may be "b" now'],
  ])('breaks by %s', (_, released, present, sentence) => {
    const found = breaks(released, present, 'response');
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });

  it.each<[string, Schema, Schema]>([
    ['a field more', object({ a: text }, ['a'], closed), object({ a: text, b: text }, ['a', 'b'], closed)],
    ['a field that was not sure', object({ a: text }), object({})],
    ['a field less that its reader fills in', object({ a: { ...text, default: '' } }, ['a']), object({})],
    ['a word less', { enum: ['a', 'b'] }, { enum: ['a'] }],
    ['a wider limit', { ...text, maxLength: 8 }, { ...text, maxLength: 9 }],
    ['whole numbers only', number, { type: 'integer' }],
  ])('goes on with %s', (_, released, present) => {
    expect(breaks(released, present, 'response')).toEqual([]);
  });
});

it('says which keyword it cannot compare', () => {
  expect(breaks({ not: text } as Schema, {}, 'request')).toEqual([
    expect.stringContaining('It has the keyword "not"'),
  ]);
});

describe('references', () => {
  const $defs = { Name: text, Drink: object({ name: { $ref: '#/$defs/Name' } }) };

  it('are replaced by what they mean', () => {
    const schema = { $ref: '#/$defs/Drink' };
    expect(withoutReferences(schema, { $defs })).toEqual(object({ name: text }));
  });

  it('that lead nowhere or to themselves are refused', () => {
    expect(() => withoutReferences({ $ref: '#/$defs/Page' }, { $defs })).toThrow('#/$defs/Page is not there');
    const round = { $defs: { A: { items: { $ref: '#/$defs/A' } } } };
    expect(() => withoutReferences({ $ref: '#/$defs/A' }, round)).toThrow('part of itself');
  });
});

it.each<[unknown, string[]]>([
  [{ name: 'Negroni', tags: ['a'] }, []],
  [{ name: 'Negroni', tags: [] }, []],
  [
    { tags: ['a', 3] },
    ['It.name is gone', 'It.tags[] may be integer now, which the last release does not expect'],
  ],
])('holds the value %j against a schema', (value, found) => {
  const schema = object({ name: text, tags: { type: 'array', items: text } }, ['name', 'tags']);
  expect(schemaBreaks(schema, schemaOfValue(value), 'response', 'It')).toEqual(found);
});
