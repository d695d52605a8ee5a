import { say } from '../../../lib/program.js';
import type { Scene } from '../../case.js';
import type { Fault, Network } from '../../network.js';
import { pause, type Target, type Visit } from '../../visit.js';
import { fileOf } from './modules.js';

/** How a page comes to ask for modules that are loaded late, and what tells that they came. */
export interface Way {
  modules: string[];
  /** Nobody can ask for it but the page itself, which does so at once and then after a while: it fails once. */
  isSilent?: boolean;
  go: (visit: Visit, scene: Scene) => Promise<unknown>;
  /** Without it, that the file was asked for once more than it failed. */
  seen?: Target | (() => boolean);
  /** What a person does where there is no button to retry. */
  again?: (visit: Visit) => Promise<unknown>;
}

/** In milliseconds. */
const PATIENCE = 45_000;
const FAULTS: Fault[] = ['busy', 'half', 'cut'];
const RETRY: Target[] = ['Retry', 'Try again'].map((words) => ({ css: 'button', words }));

/** Which a part that fails once fails by: another in each engine. */
const faultFor = (module: string, engine: string): Fault =>
  FAULTS[(module.length + engine.length) % FAULTS.length] ?? 'busy';

/** All is well but for the service worker, which would bring the files by itself before they are wanted. */
export function withoutWorker(network: Network): void {
  network.well();
  network.fail(/^\/sw\.js/, 'busy');
}

/** Goes each way while its modules fail. Resolves with a line for each module that did not come. */
export async function goAll(ways: Way[], visit: Visit, scene: Scene): Promise<string[]> {
  const lost: string[] = [];
  for (const way of ways) {
    const { modules, isSilent } = way;
    withoutWorker(scene.network);
    const faults = modules.map((module) => (isSilent ? [faultFor(module, scene.engine)] : FAULTS));
    modules.forEach((module, index) =>
      faults[index]?.forEach((fault) => scene.network.fail(fileOf(module), fault, 1)),
    );
    const asked = (module: string) =>
      scene.network.asked.filter(({ path }) => fileOf(module).test(path)).length;
    const before = modules.map(asked);
    const outcome = await tryWay(way, visit, scene, () =>
      modules.every((module, index) => asked(module) - (before[index] ?? 0) > (faults[index]?.length ?? 0)),
    );
    scene.network.well();
    for (const [index, module] of modules.entries()) {
      const times = asked(module) - (before[index] ?? 0);
      const wasTried = times > 0;
      const line = `${scene.engine.padEnd(8)} ${module.padEnd(40)} ${(faults[index] ?? []).join(' ').padEnd(13)} asked ${times}, ${outcome}`;
      say(`         ${line}`);
      if (!wasTried || !outcome.startsWith('came')) lost.push(line);
    }
  }
  return lost;
}

async function tryWay(way: Way, visit: Visit, scene: Scene, isAskedAgain: () => boolean): Promise<string> {
  const deadline = Date.now() + PATIENCE;
  let retries = 0;
  const isThere = async (): Promise<boolean> => {
    const { seen } = way;
    if (!seen) return isAskedAgain();
    return typeof seen === 'function' ? visit.run(seen) : visit.isSeen(seen);
  };
  try {
    await way.go(visit, scene);
    for (;;) {
      // The page may be loading anew.
      if (await isThere().catch(() => false)) return retries === 0 ? 'came' : `came after ${retries} more`;
      if (Date.now() > deadline) return 'did not come';
      if (await tapRetry(visit)) retries += 1;
      else if (way.again && (retries += 1)) await way.again(visit);
      await pause(400);
    }
  } catch (error) {
    return `failed: ${String(error)}`;
  }
}

async function tapRetry(visit: Visit): Promise<boolean> {
  for (const button of RETRY)
    if (await visit.isSeen(button).catch(() => false)) {
      await visit.tap(button);
      return true;
    }
  return false;
}
