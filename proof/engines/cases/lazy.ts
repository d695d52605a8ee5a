import type { Case, Scene } from '../case.js';
import { FIRST_WAYS, GUEST_WAYS } from './lazy/guest.js';
import { fileOf, lazyModules } from './lazy/modules.js';
import { FIRST_OWNER_WAYS, LATER_OWNER_WAYS, OWNER_WAYS, stageDeletion } from './lazy/owner.js';
import { goAll, withoutWorker, type Way } from './lazy/way.js';
import { pause } from '../visit.js';
import { chatButton, logInHere, searchField, showRecipe } from './ways.js';

const retry = { css: 'button', words: 'Retry' };
const WIDE = { width: 1280, height: 900 };

async function allCome(lists: Way[][], scene: Scene, isOwner = false): Promise<void> {
  const lost: string[] = [];
  for (const ways of lists) {
    const visit = await scene.visit(isOwner ? WIDE : {});
    if (isOwner) await logInHere(visit);
    lost.push(...(await goAll(ways, visit, scene)));
  }
  if (lost.length > 0) throw new Error(`These did not come:\n${lost.join('\n')}`);
}

const ALL_WAYS = [GUEST_WAYS, FIRST_WAYS, FIRST_OWNER_WAYS, OWNER_WAYS, LATER_OWNER_WAYS].flat();

export const LAZY: Case[] = [
  {
    name: 'There is a way for each module that is loaded late',
    run() {
      const known = new Set(ALL_WAYS.flatMap(({ modules }) => modules));
      const unknown = lazyModules().filter((module) => !known.has(module));
      if (unknown.length > 0)
        throw new Error(`Nothing asks for ${unknown.join(', ')} (proof/engines/cases/lazy)`);
      return Promise.resolve();
    },
  },
  {
    name: 'Each part that a guest loads late comes, after it failed three times',
    run: (scene) => allCome([GUEST_WAYS], scene),
  },
  {
    name: 'A part of which an import failed comes, and the page stands where it was',
    async run({ network, visit }) {
      withoutWorker(network);
      const guest = await visit();
      await guest.openLive('/cocktails');
      await guest.write(searchField, 'man');
      await guest.untilSeen({ css: 'button', words: 'Clear filters' });
      await guest.tap(showRecipe('Manhattan'));
      await guest.untilSeen({ css: '[data-flipped="true"] button[aria-label^="Share"]' });
      network.fail(fileOf('mf-ai/heard-limits'), 'busy');
      await guest.tap(chatButton);
      await guest.untilSeen(retry);
      withoutWorker(network);
      await guest.tap(retry);
      await guest.write({ css: '[role="dialog"] textarea' }, 'Hello');
      await guest.tap({ css: '[role="dialog"] button', words: 'Close' });
      await guest.untilSeen({ css: '[data-flipped="true"] li' });
      await guest.until(
        'The search',
        () => document.querySelector<HTMLInputElement>('[type="search"]')?.value === 'man',
      );
    },
  },
  {
    name: 'A visit in which files of every page failed harms no later one',
    async run({ network, visit }) {
      const guest = await visit();
      for (const files of [/^\/mf-menu\/.*\.js/, /^\/shell\/.*\.js/]) {
        withoutWorker(network);
        network.fail(files, 'busy');
        await guest.open('/cocktails');
        // Until each of them has failed.
        await pause(3_000);
        withoutWorker(network);
        await guest.browser.reload();
        await guest.untilLive();
        await guest.tap(showRecipe('Manhattan'));
        await guest.untilSeen({ css: '[data-flipped="true"] li' });
        await guest.tap({ css: 'button', words: 'Back to front' });
      }
    },
  },
  {
    name: 'A page of which its own script failed comes by itself',
    async run({ network, visit }) {
      for (const fault of ['busy', 'half', 'cut'] as const) {
        const guest = await visit();
        network.fail(/^\/shell\/[^/]+\/assets\/index-/, fault, 2);
        await guest.openLive('/cocktails');
      }
    },
  },
  {
    name: 'Each part that comes by itself comes after it failed',
    async run(scene) {
      const owner = await scene.owner();
      await owner.call('PUT', '/api/admin/settings/accent_color', { value: '#336699' });
      try {
        await allCome([FIRST_WAYS], scene);
      } finally {
        await owner.call('PUT', '/api/admin/settings/accent_color', { value: null });
      }
    },
  },
  {
    name: 'A part of which an import failed comes to an owner, and what is staged stands',
    async run({ network, visit }) {
      withoutWorker(network);
      const owner = await visit(WIDE);
      await logInHere(owner);
      await stageDeletion(owner);
      network.fail(fileOf('mf-ai/heard-limits'), 'busy');
      await owner.tap(chatButton);
      await owner.untilSeen(retry);
      withoutWorker(network);
      await owner.tap(retry);
      await owner.untilSeen({ css: '[role="dialog"] textarea' });
      await owner.untilSeen({ css: 'button', words: 'Save (1)' });
    },
  },
  {
    name: 'Each part that an owner loads late comes, after it failed three times',
    run: (scene) => allCome([FIRST_OWNER_WAYS, OWNER_WAYS, LATER_OWNER_WAYS], scene, true),
  },
];
