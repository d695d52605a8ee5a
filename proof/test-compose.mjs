// The system specs against the containers of docker-compose.yml, which are a project of their own and gone afterwards.
//   npm run test:compose -- [--tls] [--replicas] [SPEC…]
import { tmpdir } from 'node:os';
import { build } from '../ops/launch/build.mjs';
import { runCommand, say } from '../ops/lib/command-line.mjs';
import { findBinary, install, needBinaries, run, runningChildren, tail } from '../ops/process/run.mjs';
import { inTemporaryFolder } from '../ops/lib/temporary-folder.mjs';

const usage = 'Usage: npm run test:compose -- [--tls] [--replicas] [SPEC…]';
const REPLICAS = { menu: 2, ai: 2 };

/** @type {(args: string[], env: Record<string, string>) => ReturnType<typeof run>} */
const npx = (args, env) =>
  run('npx', ['--no-install', ...args], {
    env: { FORCE_COLOR: '0', ...env },
    onChild(child) {
      runningChildren.add(child);
      child.once('close', () => runningChildren.delete(child));
    },
  });

/** @type {(flags: { tls: boolean, replicas: boolean }, only: string[], folder: string) => ReturnType<typeof import('../tools/test-run/system-tests.mjs').runSystemTests>} */
async function runSpecs({ tls, replicas }, only, folder) {
  const [{ startContainers }, { runSystemTests }, { makeContainersLoginsCheap }] = await Promise.all([
    import('./stack/containers.mjs'),
    import('../tools/test-run/system-tests.mjs'),
    import('./stack/cheap-logins.mjs'),
  ]);
  const startStack = async () => {
    const stack = await startContainers({ isTls: tls, replicas: replicas ? REPLICAS : {}, folder, say });
    await makeContainersLoginsCheap(stack);
    return stack;
  };
  // The specs share the machine with all the containers.
  return runSystemTests({
    startStack,
    products: 1,
    only,
    browser: findBinary('chromium-headless-shell') ?? '',
    folder,
    npx,
    say,
  });
}

await runCommand({ usage, flags: ['tls', 'replicas'], most: Infinity }, async (flags, only) => {
  await install(say);
  await build(say);
  await needBinaries(['chromium-headless-shell', 'nginx', 'openssl'], say);
  const { passed, failed, output } = await inTemporaryFolder(tmpdir(), 'peanut-compose-tests-', (folder) =>
    runSpecs(flags, only, folder),
  );
  if (failed) say(`\n${tail(output ?? '', 200)}\n\nWhat the containers said: test-results/compose.log`);
  say(`${passed} passed, ${failed} failed`);
  if (failed) process.exitCode = 1;
});
