// Runs Jest and Playwright for programs that look at what became of single tests.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../ops/launch/parts.mjs';
import { failuresOnly, run, tail } from '../../ops/process/run.mjs';
import { testOnProducts, type OnProducts } from '../../tools/test-run/system-tests.mjs';
import { onChild, say, stopAtEnd } from './program.js';

export interface Suite {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

const NODE_OPTIONS = '--experimental-vm-modules --no-warnings --max-semi-space-size=64';

/** Ends what a suite that failed left running. */
function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Runs files with the Jest of the tree `cwd`; its report goes through `folder`. */
export async function runJest(
  files: string[],
  {
    folder,
    cwd = ROOT,
    args = [],
    env = {},
  }: { folder: string; cwd?: string; args?: string[]; env?: object },
): Promise<Suite[]> {
  const file = join(folder, 'jest-report.json');
  rmSync(file, { force: true });
  const program = join(cwd, 'node_modules/jest/bin/jest.js');
  const all = [program, '--json', `--outputFile=${file}`, ...args, '--runTestsByPath', ...files];
  const { output } = await run(process.execPath, all, {
    cwd,
    env: { NODE_OPTIONS, FORCE_COLOR: '0', ...env },
    detached: true,
    onChild: (child) => {
      onChild(child);
      child.once('exit', () => endGroup(child.pid ?? 0));
    },
  });
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { testResults: Suite[] }).testResults;
  } catch (error) {
    throw new Error(`Jest made no report:\n${tail(failuresOnly(output))}`, { cause: error });
  }
}

type SpecOptions = Pick<OnProducts, 'folder' | 'builtIn'> & { cwd?: string; env?: object };

/** Runs specs with browsers, each once, on products of their own. */
export const runSpecs = (
  only: string[],
  { folder, builtIn, cwd = ROOT, env = {} }: SpecOptions,
): ReturnType<typeof testOnProducts> =>
  testOnProducts({
    ...{ only, folder, builtIn, say, onStart: stopAtEnd, retries: 0 },
    npx: (args, own) => {
      const all = { FORCE_COLOR: '0', ...env, ...own };
      return run('npx', ['--no-install', ...args], { cwd, env: all, onChild });
    },
  });
