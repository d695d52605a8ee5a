import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../ops/launch/parts.mjs';

const PARTS = ['shell', 'mf-menu', 'mf-ai', 'mf-admin'];

const STATIC = /(?:from|import)\s?"\.\/([\w-]+\.js)"/g;
/** A file of script that is named in another, and not by a static import of it. */
const LATE = /(?<!(?:from|import)\s?)"(?:\.|\/mf-[a-z]+\/[^"/]+\/assets)\/([\w-]+\.js)"/g;
const HASH = /-[\w-]{8}\.js$/;

/** `mf-menu/finding`: each module of the built product that is loaded late, without what the build adds to its name. */
export const lazyModules = (): string[] =>
  PARTS.flatMap((part) => {
    const late = lateFiles(join(ROOT, part, 'dist/assets'));
    return [...new Set(late)].map((file) => `${part}/${file.replace(HASH, '')}`);
  });

function lateFiles(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const code = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const named = (file: string, pattern: RegExp): string[] =>
    Array.from(code.get(file)?.matchAll(pattern) ?? [], ([, name = '']) => name);
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    if (!seen.has(file)) named(seen.add(file) && file, STATIC).forEach((next) => withImports(next, seen));
    return seen;
  };
  // What a file imports as well is there when it asks for it.
  const late = names.flatMap((file) => named(file, LATE).filter((name) => !withImports(file).has(name)));
  return code.has('remoteEntry.js') ? ['remoteEntry', ...late] : late;
}

/** The module's file, in any version of its part. */
export function fileOf(module: string): RegExp {
  const [part = '', name = ''] = module.split('/');
  return new RegExp(`^/${part}/[^/]+/assets/${name}(?:-[\\w-]{8})?\\.js`);
}
