import ts from 'typescript';
import { schemaMaker } from './schema-of-type.mjs';

const options: ts.CompilerOptions = { strict: true, lib: ['lib.es5.d.ts'], types: [] };
/** The compiler's own files, read once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** The schema of `Type` in this text, and what has a name there. */
function schemaOf(text: string) {
  const file = '/types.ts';
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version) => {
    if (name === file) return ts.createSourceFile(name, text, version);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, version));
    return libraries.get(name);
  };
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) as ts.Symbol;
  const symbol = checker.getExportsOfModule(module).find(({ name }) => name === 'Type') as ts.Symbol;
  const maker = schemaMaker(checker);
  return {
    schema: maker.schemaOf(checker.getDeclaredTypeOfSymbol(symbol)),
    definitions: maker.definitions(),
  };
}

it.each([
  ['string', { type: 'string' }],
  ['`a${string}`', { type: 'string' }],
  ['number', { type: 'number' }],
  ['boolean', { type: 'boolean' }],
  ['null', { type: 'null' }],
  ['unknown', {}],
  ['"a"', { const: 'a' }],
  ['2', { const: 2 }],
  ['true', { const: true }],
  ['"b" | "a"', { enum: ['a', 'b'] }],
  ['string | null', { type: ['null', 'string'] }],
  ['number[]', { type: 'array', items: { type: 'number' } }],
  [
    'Record<string, number>',
    { type: 'object', properties: {}, required: [], additionalProperties: { type: 'number' } },
  ],
  [
    '{ a: string; b?: number; c: boolean | undefined }',
    {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'number' }, c: { type: 'boolean' } },
      required: ['a'],
    },
  ],
  ['{ a: 1 } | string', { anyOf: [{ type: 'string' }, expect.objectContaining({ required: ['a'] })] }],
  ['(id: string) => void', { type: 'function', format: '(id: string): void' }],
])('makes a schema of %s', (type, schema) => {
  expect(schemaOf(`export type Type = ${type};`).schema).toEqual(schema);
});

it('names what has a name', () => {
  const { schema, definitions } = schemaOf('interface Drink { name: string } export type Type = Drink[];');
  expect(schema).toEqual({ type: 'array', items: { $ref: '#/$defs/Drink' } });
  expect(definitions).toMatchObject({ Drink: { required: ['name'] } });
});

it.each(['any', 'symbol', '[string, number]', '{ a: Missing }'])('refuses %s', (type) => {
  expect(() => schemaOf(`export type Type = ${type};`)).toThrow('There is no JSON Schema for the type');
});
