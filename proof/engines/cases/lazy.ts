import { logIn } from '../../operations/support/owner.js';
import type { Case, Scene } from '../case.js';
import { FIRST_WAYS, GUEST_WAYS } from '../lazy/guest.js';
import { lazyModules } from '../lazy/modules.js';
import { FIRST_OWNER_WAYS, LATER_OWNER_WAYS, logInHere, OWNER_WAYS } from '../lazy/owner.js';
import { goAll, type Way } from '../lazy/way.js';

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
      if (unknown.length > 0) throw new Error(`Nothing asks for ${unknown.join(', ')} (proof/engines/lazy)`);
      return Promise.resolve();
    },
  },
  {
    name: 'Each part that a guest loads late comes after it failed, by one more tap at most',
    run: (scene) => allCome([GUEST_WAYS], scene),
  },
  {
    name: 'Each part that comes by itself comes after it failed',
    async run(scene) {
      const owner = await logIn(scene.product);
      await owner.call('PUT', '/api/admin/settings/accent_color', { value: '#336699' });
      try {
        await allCome([FIRST_WAYS], scene);
      } finally {
        await owner.call('PUT', '/api/admin/settings/accent_color', { value: null });
      }
    },
  },
  {
    name: 'Each part that an owner loads late comes after it failed',
    run: (scene) => allCome([FIRST_OWNER_WAYS, OWNER_WAYS, LATER_OWNER_WAYS], scene, true),
  },
];
