import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** @typedef {{ path?: string, package?: string, builtin?: string }} Target */

/** @param {string} specifier */
const isPath = (specifier) => /^(\.{0,2}\/|\.{1,2}$)/.test(specifier);

/** @param {string} specifier */
function packageName(specifier) {
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What the imports of a tree mean. `folders` are those of its workspace packages.
 * @param {string} root
 * @param {string[]} folders
 */
export function importsOf(root, folders) {
  // As every part is compiled: the sources of workspace packages, not what was built of them.
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const cache = ts.createModuleResolutionCache(root, (path) => path, options);
  const packages = new Map(
    folders
      .filter((folder) => folder !== '.' && existsSync(join(root, folder, 'package.json')))
      .map((folder) => [readJson(join(root, folder, 'package.json')).name, folder]),
  );

  /** @param {string} specifier @param {string} filename */
  function namedFile(specifier, filename) {
    if (isPath(specifier)) return resolve(dirname(filename), specifier);
    const name = packageName(specifier);
    const folder = packages.get(name);
    return folder && join(root, folder, specifier.slice(name.length));
  }

  /**
   * What an import means, however it is spelled: `path` of a file in the tree, from its root, `package` of the registry, or
   * `builtin` of Node. A file that is not there, as before the first build, is where its name says.
   * @param {string} source @param {string} filename @returns {Target}
   */
  function resolveImport(source, filename) {
    const [specifier = ''] = source.split('?');
    if (isBuiltin(specifier)) return { builtin: specifier };
    const { resolvedModule } = ts.resolveModuleName(specifier, filename, options, ts.sys, cache);
    const found = resolvedModule?.resolvedFileName ?? namedFile(specifier, filename);
    if (!found) return { package: packageName(specifier) };
    const path = relative(root, found);
    const inPackages = path.lastIndexOf('node_modules/');
    if (inPackages < 0) return { path };
    // The types of a package may be another one's, @types/…: what the import says is what runs.
    return { package: packageName(isPath(specifier) ? path.slice(inPackages + 13) : specifier) };
  }

  /** @type {Map<string, string[]>} */
  const known = new Map();

  /** The files of the tree that a file imports in any way, types too. Read once. @param {string} path */
  function importedFiles(path) {
    const found = known.get(path) ?? readImports(join(root, path));
    known.set(path, found);
    return found;
  }

  /** @param {string} filename */
  function readImports(filename) {
    if (!/\.[cm]?[jt]sx?$/.test(filename) || !existsSync(filename)) return [];
    const { importedFiles: found } = ts.preProcessFile(readFileSync(filename, 'utf8'), true, true);
    return found.flatMap(({ fileName }) => resolveImport(fileName, filename).path ?? []);
  }

  return { resolveImport, importedFiles };
}

/** @type {Map<string, Set<string>>} */
const declared = new Map();

/**
 * All names that a folder's package.json, or the next above it, declares, its own among them.
 * @param {string} folder
 */
export function declaredPackages(folder) {
  const names = declared.get(folder) ?? readDeclared(folder);
  declared.set(folder, names);
  return names;
}

/** @param {string} folder @returns {Set<string>} */
function readDeclared(folder) {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return basename(folder) === '' ? new Set() : declaredPackages(dirname(folder));
  const { name, dependencies, devDependencies, peerDependencies } = readJson(manifest);
  return new Set([name, ...Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })]);
}
