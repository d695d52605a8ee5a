import { Linter, type ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { bareTextPlugin } from './bare-text.mjs';

const REFUSED: [shape: string, jsx: string, places: string[]][] = [
  ['an element that comes and goes before text', '<p>{is && <b />}Ask</p>', ['Ask']],
  ['an element or a text, beside another', '<p>{is ? name : <b />}<i /></p>', ['{is ? name : <b />}']],
  ['texts that change', '<p>{count}/{count} characters</p>', ['{count}', '/', '{count}', ' characters']],
  ['what a fragment holds', '<p><>{is && <b />}</>Ask</p>', ['Ask']],
  ['a list before text', '<p>{names.map((one) => <b key={one} />)}Ask</p>', ['Ask']],
  ['what a parent gave, which may be text', '<p>{is && <b />}{note}</p>', ['{note}']],
  ['an element or a text, given on', '<Button>{is ? name : <b />}</Button>', ['{is ? name : <b />}']],
];

const ALLOWED: [shape: string, jsx: string][] = [
  ['text alone', '<p>{is ? name : "none"}</p>'],
  ['one text of several', '<p>{`${count}/${count} characters`}</p>'],
  ['text in an element of its own', '<p>{is && <b />}<span>Ask</span></p>'],
  ['text beside elements that stay', '<p><b />Ask</p>'],
  ['what is drawn while a text is not empty', '<p>{name && <b>{name}</b>}<i /></p>'],
  ['elements that a parent gave', '<p>{is && <b />}{field}</p>'],
];

const FILE = 'bare-text-example.tsx';
const HEAD = [
  `import type { ReactElement, ReactNode } from 'react';`,
  `declare const is: boolean, name: string, count: number, note: ReactNode, field: ReactElement, names: string[];`,
  `declare function Button(props: { children: ReactNode }): ReactElement;`,
  '',
].join('\n');

/** What the rule refuses, by the JSX it stands in, one a line: a program of types takes long to make. */
function lint(all: readonly string[]): Map<string, string[]> {
  const source = HEAD + all.map((jsx, index) => `export const drawn${index} = ${jsx};`).join('\n');
  const lines = source.split('\n');
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    target: ts.ScriptTarget.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) =>
    name.endsWith(FILE)
      ? ts.createSourceFile(name, source, version, true)
      : getSourceFile(name, version, ...rest);
  const program = ts.createProgram([FILE], options, host);
  const config: Linter.Config = {
    files: ['**/*.tsx'],
    plugins: { page: bareTextPlugin as unknown as ESLint.Plugin },
    rules: { 'page/no-bare-text': 'error' },
    languageOptions: { parser: tseslint.parser, parserOptions: { programs: [program] } },
  };
  const found = new Linter().verify(source, [config], { filename: FILE });
  expect(program.getSemanticDiagnostics().map(({ messageText }) => messageText)).toEqual([]);
  const first = HEAD.split('\n').length;
  return new Map(
    all.map((jsx, index) => [
      jsx,
      found
        .filter(({ line }) => line === first + index)
        .map(({ line, column, endColumn = 0 }) => lines[line - 1]?.slice(column - 1, endColumn - 1) ?? ''),
    ]),
  );
}

let refused: Map<string, string[]>;
beforeAll(() => (refused = lint([...REFUSED, ...ALLOWED].map(([, jsx]) => jsx))));

it.each(REFUSED)('refuses %s', (_, jsx, places) => {
  expect(refused.get(jsx)).toEqual(places);
});

it.each(ALLOWED)('allows %s', (_, jsx) => {
  expect(refused.get(jsx)).toEqual([]);
});
