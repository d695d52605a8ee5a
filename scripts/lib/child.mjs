import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ROOT } from './parts.mjs';
import { openLog } from './log-file.mjs';

const PRELOAD = fileURLToPath(new URL('./exit-with-parent.mjs', import.meta.url));
const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));
const LONGEST_PAUSE = 15_000;
const STEADY = 30_000;

/**
 * Starts a Node program that ends with this process, and starts it again whenever it ends by itself.
 * @param options.onLine sees each line; true keeps it out of the log
 * @param options.onCrash is told of an unexpected end and of the pause before the next start, in ms
 */
export function superviseNode(program, args, options) {
  return supervise(['--import', PRELOAD, ...(options.nodeArgs ?? []), program, ...args], options);
}

/** The same for a program that is no Node program. `task` is what guard.mjs reads. */
export function superviseBinary(task, options) {
  return supervise([GUARD, JSON.stringify(task)], options);
}

function supervise(
  argv,
  { name, env = {}, logFile, onLine, onCrash = () => {}, keepAlive = true, stopTimeout = 12_000 },
) {
  const log = openLog(logFile);
  const part = { name, pid: undefined, isRunning: false, lastError: '', start, stop, kill, signal };
  let child;
  let exited = Promise.resolve();
  let wanted = false;
  let pause = 500;
  let timer;

  function start() {
    wanted = true;
    const startedAt = Date.now();
    // A process group of its own: Ctrl-C reaches the launcher alone, which then stops the parts in order.
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
    child = spawn(process.execPath, argv, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio,
      detached: true,
    });
    Object.assign(part, { pid: child.pid, isRunning: true });
    readLines(child.stdout, false);
    readLines(child.stderr, true);
    exited = new Promise((resolve) => {
      child.once('exit', (code, signal) => {
        part.isRunning = false;
        resolve();
        if (wanted) crashed(code ?? signal, Date.now() - startedAt);
      });
    });
  }

  function readLines(stream, isError) {
    createInterface({ input: stream }).on('line', (line) => {
      if (isError && line.trim()) part.lastError = line.trim();
      if (!onLine?.(line)) log(`${line}\n`);
    });
  }

  function crashed(reason, lived) {
    if (lived > STEADY) pause = 500;
    onCrash({ name, reason, pause, lastError: part.lastError });
    if (keepAlive && wanted) timer = setTimeout(start, pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  async function stop() {
    wanted = false;
    clearTimeout(timer);
    if (!part.isRunning) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
    await exited;
    clearTimeout(force);
  }

  /** Ends it the hard way, as a crash would; it is not started again. */
  async function kill() {
    wanted = false;
    clearTimeout(timer);
    if (!part.isRunning) return;
    signal('SIGKILL');
    await exited;
  }

  /** Sends a signal to the program itself, not to its guard. */
  function signal(name) {
    if (argv[0] === GUARD) child.send(name);
    else child.kill(name);
  }

  start();
  return part;
}
