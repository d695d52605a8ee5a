import { OWNERS_CODE } from '../../tools/lint/elements.mjs';

/** A text that the build leaves as it is, of each place whose code only the owner downloads, and of what it drags with. */
const TEXTS = new Map(
  Object.entries({
    'libs/editing/src': 'The list that the bar answered is not whole.',
    'mf-menu/src/editing': 'Save deletes these. Keep the ones that should stay.',
    'mf-admin': 'All pending changes have been discarded.',
    'node_modules/@dnd-kit': 'To pick up a draggable item, press the space bar',
  }),
);

const untold = OWNERS_CODE.filter((place) => !TEXTS.has(place));
if (untold.length > 0) throw new Error(`proof/lib/owners-code.mjs has no text of ${untold.join(', ')}`);

/** The places whose code a script can be told to be by. */
export const OWNERS_PLACES = [...TEXTS.keys()];

/**
 * The places of the owner's that this script has code of.
 * @param {string} script
 */
export const ownersPlacesIn = (script) =>
  [...TEXTS].filter(([, text]) => script.includes(text)).map(([place]) => place);

/**
 * The scripts that the service worker of this page has in its caches, by address.
 * @param {{ evaluate(read: () => Promise<Record<string, string>>): Promise<Record<string, string>> }} page of Playwright
 */
export const cachedScripts = (page) =>
  page.evaluate(async () => {
    /** @type {Record<string, string>} */
    const scripts = {};
    for (const name of await globalThis.caches.keys()) {
      const cache = await globalThis.caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        if (type.includes('javascript'))
          scripts[new URL(request.url).pathname] = (await response?.text()) ?? '';
      }
    }
    return scripts;
  });
