import { spawn, spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openLog, superviseNode } from './child.mjs';
import { ROOT } from '../launch/parts.mjs';

describe('a part that crashes again and again', () => {
  it('is started again after a second at most, however often it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peanut-child-'));
    const program = join(folder, 'crash.mjs');
    writeFileSync(program, 'process.exit(3);');
    /** @type {number[]} */
    const pauses = [];
    const crashes = new EventEmitter();
    const onCrash = (/** @type {import('./child.mjs').Crash} */ { pause }) => {
      pauses.push(pause);
      if (pauses.length === 5) crashes.emit('enough');
    };
    const logFile = join(folder, 'crash.log');
    const part = superviseNode(program, [], { name: 'crash', logFile, onCrash });
    await once(crashes, 'enough');
    await part.stop();
    expect(pauses).toEqual([100, 200, 400, 800, 1_000]);
  });
});

describe('a checkout in a folder with signs of an address in its name', () => {
  it('starts its parts', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'peanut-child-')), 'C# Peanut, 100%?');
    const copy = (/** @type {string} */ path) =>
      cpSync(join(ROOT, path), join(folder, path), { recursive: true });
    for (const path of ['ops', 'libs/contracts/src', 'libs/contracts/package.json']) copy(path);
    const url = pathToFileURL(join(folder, 'ops/process/child.mjs')).href;
    // In a program of its own: this one imports by other rules.
    const program = `const { runNode } = await import(${JSON.stringify(url)});
      const { code } = await runNode(process.argv[1], [], { name: 'part', logFile: process.argv[2] });
      console.log(code);`;
    writeFileSync(join(folder, 'part.mjs'), 'process.exit(7);');
    const args = ['--input-type=module', '-e', program, join(folder, 'part.mjs'), join(folder, 'part.log')];
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('7\n');
  });
});

describe('a part that is stopped', () => {
  it('has its last words in the log by then: the folder may go', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'peanut-child-'));
    const [program, logFile] = [join(folder, 'talk.mjs'), join(folder, 'talk.log')];
    // What it started may speak after its end, as the log of a stopped Redis does.
    writeFileSync(
      program,
      `import { spawn, spawnSync } from 'node:child_process';
       spawn('sh', ['-c', 'read end; sleep 0.02; echo bye'], { stdio: ['pipe', 'inherit', 'inherit'], detached: true });
       setInterval(() => {}, 1_000);
       console.log('ready');`,
    );
    const lines = new EventEmitter();
    const onLine = (/** @type {string} */ line) => void lines.emit(line);
    const part = superviseNode(program, [], { name: 'talk', logFile, onLine });
    await once(lines, 'ready');
    await part.stop();
    expect(readFileSync(logFile, 'utf8')).toBe('ready\nbye\n');
  });
});

describe('a part whose launcher is gone before it began', () => {
  const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
  const sleep = JSON.stringify({ command: 'sleep', args: ['1000'] });

  it.each([
    ['a Node program', ['--import', here('./exit-with-parent.mjs'), '-e', 'setInterval(() => {}, 1000)']],
    ['the guard of another', [here('./guard.mjs'), sleep]],
  ])('%s ends', async (_, args) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    child.disconnect();
    await once(child, 'exit');
  });
});

describe('a log', () => {
  it('drops lines that cannot be written, says so once, and goes on when they can', () => {
    const folder = mkdtempSync(join(tmpdir(), 'peanut-log-'));
    const file = join(folder, 'logs/menu.log');
    const onProblem = jest.fn();
    writeFileSync(join(folder, 'logs'), 'in the way');
    const log = openLog(file, onProblem);
    log('one\n');
    log('two\n');
    expect(onProblem).toHaveBeenCalledTimes(1);
    rmSync(join(folder, 'logs'));
    log('three\n');
    expect(readFileSync(file, 'utf8')).toBe('three\n');
  });
});
