import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../ops/launch/parts.mjs';

const PARTS = ['shell', 'mf-menu', 'mf-ai', 'mf-admin'];

/** A file of script that is named in another, and not by a static import of it. */
const LATE = /(?<!from|import)\s*"(?:\.|\/mf-[a-z]+\/[^"/]+\/assets)\/([\w-]+)-[\w-]{8}\.js"/g;

/** `mf-menu/finding`: each module of the built product that is loaded late, without what the build adds to its name. */
export function lazyModules(): string[] {
  const found = PARTS.flatMap((part) => {
    const folder = join(ROOT, part, 'dist/assets');
    const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
    return files.flatMap((file) => [
      ...(file === 'remoteEntry.js' ? [`${part}/remoteEntry`] : []),
      ...Array.from(
        readFileSync(join(folder, file), 'utf8').matchAll(LATE),
        ([, name = '']) => `${part}/${name}`,
      ),
    ]);
  });
  return [...new Set(found)].sort();
}

/** The module's file, in any version of its part. */
export function fileOf(module: string): RegExp {
  const [part = '', name = ''] = module.split('/');
  return new RegExp(`^/${part}/[^/]+/assets/${name}(?:-[\\w-]{8})?\\.js`);
}
