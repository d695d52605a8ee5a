import { modulesAt } from './module-places.mjs';

const isShared = modulesAt(['libs/editing/src', 'libs/web/src']);
/** These hold no state, and few parts need them: each of those ships its own. */
const isCopied = modulesAt(['libs/web/src/answer-stream']);

/**
 * Fails the build of a remote that would bring a copy of what the host shares: its stores would be others. An import of
 * an entry that is not shared, such as `@peanut/web/internal`, does that.
 * @returns {import('vite').Plugin}
 */
export function nothingOfTheHost() {
  return {
    name: 'peanut:nothing-of-the-host',
    apply: 'build',
    generateBundle(_options, bundle) {
      const copied = copiedModules(bundle);
      if (copied.length > 0) this.error(`Only the shell brings these: ${copied.join(', ')}`);
    },
  };
}

/** Modules of the host's in any file of the bundle. @param {import('../output/file-list.mjs').Bundle} bundle */
export const copiedModules = (bundle) =>
  Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && isShared(id) && !isCopied(id))
    .map(([id]) => id);
