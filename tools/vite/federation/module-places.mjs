import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { OWNERS_CODE } from '../../lint/elements.mjs';

// Builds sort modules by places: files and folders, by their paths from the repository's root.
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Without what plugins add to a module's name; a package may also be installed below a part.
 * @param {string} place @param {string} id
 */
function isAt(place, id) {
  const path = relative(ROOT, id.replace(/^\0/, '').replace(/\?.*/, ''));
  return `/${path}/`.includes(`/${place}/`);
}

/**
 * Whether a module is at one of the places. Throws where there is nothing at one: it was moved or renamed.
 * @param {string[]} places
 * @returns {(id: string) => boolean}
 */
export function modulesAt(places) {
  const gone = places.filter((place) => !existsSync(join(ROOT, place)));
  if (gone.length > 0) throw new Error(`Builds sort modules by places that are gone: ${gone.join(', ')}`);
  return (id) => places.some((place) => isAt(place, id));
}

/** An image builds one part, and has the sources of no other. */
const isOfOtherBuild = (/** @type {string} */ place) => !existsSync(join(ROOT, dirname(place)));

/** Whether a module is what only the owner downloads. */
export const isOwners = modulesAt(OWNERS_CODE.filter((place) => !isOfOtherBuild(place)));

/**
 * Puts modules into files: `files` are pairs of a file's name and the places of its modules, of which the first that
 * fits counts; without a name the bundler decides. A place of which the build has no module fails it.
 * @param {[name: string | undefined, places: string[]][]} files
 */
export function sortedInto(files) {
  const met = new Set();
  /** @param {string} place @param {string} id */
  const fits = (place, id) => id === `\0${place}` || isAt(place, id);
  return {
    /** @param {string} id */
    manualChunks(id) {
      for (const [name, places] of files) {
        const place = places.find((one) => fits(one, id));
        if (place) {
          met.add(place);
          return name;
        }
      }
      return undefined;
    },
    plugin: /** @satisfies {import('vite').Plugin} */ ({
      name: 'peanut:sorted-into-files',
      apply: /** @type {const} */ ('build'),
      /** @this {{ error: (text: string) => void }} */
      generateBundle() {
        const unmet = files.flatMap(([, places]) => places).filter((place) => !met.has(place));
        if (unmet.length > 0) this.error(`The build has no module at ${unmet.join(', ')}`);
      },
    }),
  };
}
