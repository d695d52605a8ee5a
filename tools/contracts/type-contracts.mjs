import { DRINK_DEFAULTS } from '@peanut/contracts';
import { join } from 'node:path';
import ts from 'typescript';
import { REMOTES } from '../../libs/contracts/src/parts.js';
import { ROOT } from '../../ops/launch/parts.mjs';
import { schemaMaker } from './schema-of-type.mjs';

/** @typedef {import('./compare-schemas.mjs').Schema} Schema */
/** @typedef {ReturnType<typeof readerOf>} Reader */

/** What browsers store: the file that says so, and its exports (types and constants) by what they are in the contract. */
const STORED = {
  'staged-record': {
    file: 'libs/editing/src/record/stored-record.ts',
    parts: { location: 'RECORD_LOCATION', record: 'WrittenRecord' },
  },
  'kept-lists': { file: 'libs/web/src/lists/saved-list.ts', parts: { lists: 'KeptLists' } },
};

/**
 * Drinks as they are stored: their reader fills in what is missing (`withDefaults`).
 * @type {Record<string, 'cocktail' | 'whiskey'>}
 */
const DRINKS = {
  Cocktail: 'cocktail',
  CocktailInput: 'cocktail',
  Whiskey: 'whiskey',
  WhiskeyInput: 'whiskey',
};

const exposedFiles = () =>
  Object.entries(REMOTES).flatMap(([remote, modules]) =>
    Object.values(modules).map((file) => `${remote}/${file}`),
  );

/** The contracts that TypeScript's types say: what each remote exposes, with its props, and what browsers keep. */
export function typeContracts() {
  const read = readerOf([...Object.values(STORED).map(({ file }) => file), ...exposedFiles()]);
  const stored = Object.entries(STORED).map(([name, { file, parts }]) => [
    name,
    storedSchema(read, file, parts),
  ]);
  return { remotes: remotesContract(read), ...Object.fromEntries(stored) };
}

/** @param {Reader} read @param {string} file @param {Record<string, string>} parts @returns {Schema} */
function storedSchema({ checker, exportOf }, file, parts) {
  const { schemaOf, definitions } = schemaMaker(checker);
  const entries = Object.entries(parts).map(([name, exported]) => {
    const symbol = exportOf(file, exported);
    const isValue = symbol.flags & ts.SymbolFlags.Value;
    return [
      name,
      schemaOf(isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol)),
    ];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(entries),
    required: Object.keys(parts),
    $defs: withDefaults(definitions()),
  };
}

/** @param {Record<string, Schema>} definitions */
function withDefaults(definitions) {
  for (const [name, entityType] of Object.entries(DRINKS))
    for (const [field, value] of Object.entries(DRINK_DEFAULTS[entityType])) {
      const schema = definitions[name]?.properties?.[field];
      if (schema) schema.default = value;
    }
  return definitions;
}

const remotesContract = (/** @type {Reader} */ read) =>
  Object.fromEntries(
    Object.entries(REMOTES).map(([remote, modules]) => [
      remote,
      Object.fromEntries(
        Object.entries(modules).map(([name, file]) => [name, propsSchema(read, `${remote}/${file}`)]),
      ),
    ]),
  );

/** Throws when the module exposes no component. @param {Reader} read @param {string} file @returns {Schema} */
function propsSchema({ checker, exportOf }, file) {
  const component = checker.getTypeOfSymbol(exportOf(file, 'default'));
  const [signature] = component.getCallSignatures();
  if (!signature) throw new Error(`${file} does not export a component by default`);
  const [props] = signature.getParameters();
  if (!props) return { type: 'object', properties: {}, required: [] };
  const { schemaOf, definitions } = schemaMaker(checker);
  const schema = schemaOf(checker.getTypeOfSymbol(props));
  return { ...schema, $defs: definitions() };
}

/**
 * The files' exports and the compiler's view of them. Packages are not read: no contract of ours is made of theirs.
 * @param {string[]} files
 */
function readerOf(files) {
  /** @type {ts.CompilerOptions} */
  const options = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@peanut/source'],
    lib: ['lib.es2024.d.ts'],
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    allowJs: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const known = ts.createModuleResolutionCache(ROOT, (path) => path, options);
  host.resolveModuleNameLiterals = (names, from, redirected, own) =>
    names.map(({ text }) => onlyOurs(ts.resolveModuleName(text, from, own, host, known, redirected)));
  const program = ts.createProgram(
    files.map((file) => join(ROOT, file)),
    options,
    host,
  );
  const checker = program.getTypeChecker();
  return {
    checker,
    exportOf: (/** @type {string} */ file, /** @type {string} */ name) =>
      exportOf(program, checker, file, name),
  };
}

const onlyOurs = (/** @type {ts.ResolvedModuleWithFailedLookupLocations} */ { resolvedModule }) => ({
  resolvedModule: resolvedModule?.resolvedFileName.includes('/node_modules/') ? undefined : resolvedModule,
});

/** @param {ts.Program} program @param {ts.TypeChecker} checker @param {string} file @param {string} name */
function exportOf(program, checker, file, name) {
  const source = program.getSourceFile(join(ROOT, file));
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (!found) throw new Error(`${file} does not export ${name}`);
  return found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}
