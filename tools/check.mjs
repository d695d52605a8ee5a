// node tools/check.mjs [files]: checks the types of these files' projects, and lints the files. When none is named it checks
// all, and looks for what nothing uses (knip.config.js).
// Lint asks the programs that the types are checked with: making them is much of the work.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

/** Every tsconfig of the tree but the base, and the one that editors lint with. */
const TSCONFIGS = [
  ...readdirSync('.').filter((name) => /^tsconfig\.(?!base|lint).*json$/.test(name)),
  ...readdirSync('.')
    .map((folder) => `${folder}/tsconfig.json`)
    .filter((file) => existsSync(file)),
];

const files = process.argv.slice(2);
const projectOf = (/** @type {string} */ path) => /^(?:libs|services)\/[^/]+|^[^/]+(?=\/)/.exec(path)?.[0];
const projects = new Set(files.map(projectOf));
const isAsked = (/** @type {string} */ name) =>
  files.length === 0 || projects.has(projectOf(relative('.', name)));

const configHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (/** @type {ts.Diagnostic} */ { messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
};

/** Those files of the tsconfig that belong to the projects, and what they import. @param {string} tsconfig */
function programOf(tsconfig) {
  const parsed = ts.getParsedCommandLineOfConfigFile(tsconfig, {}, configHost);
  if (!parsed) throw new Error(`${tsconfig} cannot be read.`);
  const { fileNames, options, errors } = parsed;
  const host = ts.createCompilerHost(options);
  // As tsc does: comments say nothing about types in TypeScript.
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseForTypeErrors;
  return ts.createProgram({
    rootNames: fileNames.filter(isAsked),
    options,
    host,
    configFileParsingDiagnostics: errors,
  });
}

/** What the compiler finds in the projects' own files. @param {ts.Program} program */
const problemsOf = (program) => [
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program
    .getRootFileNames()
    .map((name) => program.getSourceFile(name))
    .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]),
];

/** @param {ts.Program[]} programs */
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

const programs = TSCONFIGS.map(programOf);
const types = ts.formatDiagnostics(programs.flatMap(problemsOf), {
  getCurrentDirectory: ts.sys.getCurrentDirectory,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
});
const found = types + (await lint(programs)) + unused();
process.stdout.write(found);
process.exitCode = found ? 1 : 0;
