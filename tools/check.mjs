// node tools/check.mjs [files]: holds the projects of these files to their types, and the files to lint;
// all of them when none is named, and then everything to being used (knip.config.js). Lint asks the programs that the
// types are checked with: making them is much of the work.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const files = process.argv.slice(2);
const projectOf = (path) => /^(?:libs|services)\/[^/]+|^[^/]+(?=\/)/.exec(path)?.[0];
const projects = new Set(files.map(projectOf));
const isAsked = (name) => files.length === 0 || projects.has(projectOf(relative('.', name)));

const configHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

/** Those files of the tsconfig that belong to the projects, and what they import. */
function programOf(tsconfig) {
  const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(tsconfig, {}, configHost);
  const rootNames = fileNames.filter(isAsked);
  const host = ts.createCompilerHost(options);
  // As tsc does: comments say nothing about types in TypeScript.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  return ts.createProgram({ rootNames, options, host, configFileParsingDiagnostics: errors });
}

/** What the compiler finds in the projects' own files. */
const problemsOf = (program) => [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program
    .getRootFileNames()
    .map((name) => program.getSourceFile(name))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
];

async function lint(programs) {
  const typed = { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { programs, project: null } } };
  const eslint = new ESLint({ overrideConfig: [typed] });
  const sources = files.filter((path) => /\.(tsx?|m?js)$/.test(path));
  const results = await eslint.lintFiles(files.length === 0 ? ['.'] : sources);
  return (await eslint.loadFormatter('stylish')).format(results);
}

/** Files, exports and packages that nothing uses: only the whole tree can tell. */
function unused() {
  if (files.length > 0) return '';
  const { status, stdout, stderr } = spawnSync('node_modules/.bin/knip', ['--no-progress'], {
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

const TSCONFIGS = ['tsconfig.node', 'tsconfig.browser', 'tsconfig.e2e', 'ops/tsconfig'];
const programs = TSCONFIGS.map((name) => programOf(`${name}.json`));
const types = ts.formatDiagnostics(programs.flatMap(problemsOf), {
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
});
const found = types + (await lint(programs)) + unused();
process.stdout.write(found);
process.exitCode = found ? 1 : 0;
