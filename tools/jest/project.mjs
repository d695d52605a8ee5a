// node ../../tools/jest/project.mjs [unit|service] [part of a file's name]: the tests of the project in this folder;
// Nx runs and caches it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTestServers } from '../../proof/stack/servers.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const JEST = fileURLToPath(import.meta.resolve('jest/bin/jest'));
const [kind = 'unit', name = ''] = process.argv.slice(2);

/** Jest's own output; its exit code. */
function jest(/** @type {string[]} */ projects, env = {}) {
  const files = `${process.cwd()}/.*${name}`;
  const args = ['--experimental-vm-modules', '--no-warnings', JEST, '--maxWorkers=2', '--passWithNoTests'];
  const child = spawn(
    process.execPath,
    [...args, '--selectProjects', ...projects, '--testPathPatterns', files],
    {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    },
  );
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

if (kind === 'service') {
  const { env, stop } = await startTestServers(console.log);
  try {
    process.exitCode = await jest(['service'], env);
  } finally {
    await stop();
  }
} else {
  process.exitCode = await jest(['unit', 'browser']);
}
