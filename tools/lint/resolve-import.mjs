import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../ops/launch/parts.mjs';
import { ELEMENTS } from './elements.mjs';

/** As every part is compiled: the sources of workspace packages, not what was built of them. */
const { options } = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.base.json'), {}, ts.sys);
const OPTIONS = { ...options, allowJs: true };
const cache = ts.createModuleResolutionCache(ROOT, (path) => path, OPTIONS);

/** The folder of each workspace package, by the package's name. */
const FOLDERS = new Map(
  Object.keys(ELEMENTS)
    .filter((folder) => folder !== '.' && existsSync(join(ROOT, folder, 'package.json')))
    .map((folder) => [JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).name, folder]),
);

/**
 * What an import means, however it is spelled: `{ path }` of a file in the tree, from its root, `{ package }` of the
 * registry, or `{ builtin }` of Node. A file that is not there, as before the first build, is where its name says.
 */
export function resolveImport(source, filename) {
  const [specifier] = source.split('?');
  if (isBuiltin(specifier)) return { builtin: specifier };
  const { resolvedModule } = ts.resolveModuleName(specifier, filename, OPTIONS, ts.sys, cache);
  const name = packageName(specifier);
  const found = resolvedModule?.resolvedFileName ?? namedFile(specifier, name, filename);
  if (!found) return { package: name };
  const path = relative(ROOT, found);
  const inPackages = path.lastIndexOf('node_modules/');
  if (inPackages < 0) return { path };
  // The types of a package may be another one's, @types/…: what the import says is what runs.
  return { package: isPath(specifier) ? packageName(path.slice(inPackages + 13)) : name };
}

const isPath = (specifier) => /^(\.{0,2}\/|\.{1,2}$)/.test(specifier);

function namedFile(specifier, name, filename) {
  if (isPath(specifier)) return resolve(dirname(filename), specifier);
  const folder = FOLDERS.get(name);
  return folder && join(ROOT, folder, specifier.slice(name.length));
}

function packageName(specifier) {
  const [scope, name] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** All names that this file's package.json declares, its own among them. */
export function declaredPackages(filename) {
  return declaredIn(dirname(filename));
}

const declared = new Map();

function declaredIn(folder) {
  if (!declared.has(folder)) declared.set(folder, read(folder));
  return declared.get(folder);
}

function read(folder) {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest))
    return folder === ROOT || basename(folder) === '' ? new Set() : declaredIn(dirname(folder));
  const { name, dependencies, devDependencies, peerDependencies } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return new Set([name, ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })]);
}

const importsOnDisk = new Map();

/** The files of the tree that a file imports in any way, types too. Read once in a process. */
export function importedFiles(path) {
  if (!importsOnDisk.has(path)) importsOnDisk.set(path, readImports(path));
  return importsOnDisk.get(path);
}

function readImports(path) {
  const filename = join(ROOT, path);
  if (!/\.[cm]?[jt]sx?$/.test(path) || !existsSync(filename)) return [];
  const { importedFiles: found } = ts.preProcessFile(readFileSync(filename, 'utf8'), true, true);
  return found.flatMap(({ fileName }) => resolveImport(fileName, filename).path ?? []);
}
