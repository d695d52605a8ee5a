import { rmSync } from 'node:fs';
import { deploy, folderStore, storeOf as ownersStore } from '../../../ops/deploy/deploy.mjs';
import { builtFolder } from '../../../ops/launch/parts.mjs';
import { nextBuild } from '../../../proof/operations/support/next-build.mjs';
import { STACK } from '../../support/stack';
import { test as base } from '../../support/test';

const PARTS = ['mf-menu', 'mf-ai', 'mf-admin'];

interface Deploys {
  /** Makes another build of a part, which goes when the test is over. */
  build: typeof nextBuild;
  /** The versions that were live before the test, by part; they are so after it. */
  first: Record<string, string>;
}

export const storeOf = (part: string) => {
  if (STACK.kind === 'containers') return ownersStore(part, { isCompose: true });
  const { hostname, port } = new URL(STACK.baseUrl);
  return folderStore(part, { dataDir: STACK.folder, host: hostname, port: Number(port) });
};

const liveOf = async (part: string) => (await storeOf(part).list()).live ?? '';

export const test = base.extend<{ deploys: Deploys }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that this one needs
  deploys: async ({}, use, testInfo) => {
    // It shares the machine with the browser that tries a candidate, twice when it is refused.
    testInfo.slow();
    const folders: string[] = [];
    const first: Record<string, string> = {};
    for (const part of PARTS) first[part] = await liveOf(part);
    const build: typeof nextBuild = (...args) => {
      const made = nextBuild(...args);
      folders.push(made.folder);
      return made;
    };
    await use({ build, first });
    for (const part of PARTS) {
      if ((await liveOf(part)) === first[part]) continue;
      await deploy({ part, built: builtFolder(part), store: storeOf(part), isChecked: false });
    }
    for (const folder of folders) rmSync(folder, { recursive: true });
  },
});
