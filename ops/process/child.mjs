import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../launch/parts.mjs';
import { openLog } from './log-file.mjs';

/** An address, as `--import` takes: in a path it would end at a `#` or a `?`. */
const PRELOAD = new URL('./exit-with-parent.mjs', import.meta.url).href;
const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));
/** Milliseconds before a part is started again. With its start, it is back within three seconds however often it ends. */
const PAUSE = { first: 100, longest: 1_000 };
const STEADY = 30_000;
const LAST_WORDS = 200;
/** Lines that follow the sentence in Node's report of a crash. */
const NO_SENTENCE = /^(?:\s*$|\s+at |Node\.js v|\s*[}\]^~])/;

/**
 * Starts a Node program that ends with this process, and starts it again whenever it ends by itself.
 * @param options.env variables of its own, besides those `inherited` (default: all of this process)
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

/** Runs a Node program to its end. Returns its exit code, or the signal that ended it, and the last line of its errors. */
export function runNode(program, args, options) {
  return new Promise((resolve) => {
    const onCrash = ({ reason, lastError }) => resolve({ code: reason, lastError });
    superviseNode(program, args, { ...options, keepAlive: false, onCrash });
  });
}

function supervise(
  argv,
  {
    name,
    env = {},
    inherited = process.env,
    logFile,
    onLine,
    onCrash = () => {},
    keepAlive = true,
    stopTimeout = 12_000,
  },
) {
  const log = openLog(logFile, (error) =>
    process.stderr.write(`The log of ${name} is not written just now: ${error.message}\n`),
  );
  const part = { name, pid: undefined, isRunning: false, lastError: '', start, stop, kill, signal };
  let child;
  let exited = Promise.resolve();
  let wanted = false;
  let pause = PAUSE.first;
  let timer;

  function start() {
    wanted = true;
    const startedAt = Date.now();
    // A process group of its own: Ctrl-C reaches the launcher alone, which then stops the parts in order.
    const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
    child = spawn(process.execPath, argv, {
      cwd: ROOT,
      env: { ...inherited, ...env },
      stdio,
      detached: true,
    });
    const closed = once(child, 'close');
    Object.assign(part, { pid: child.pid, isRunning: true });
    readLines(child.stdout, false);
    readLines(child.stderr, true);
    exited = new Promise((resolve) => {
      child.once('exit', async (code, signal) => {
        part.isRunning = false;
        // Its last words may still be on their way; a grandchild could hold the pipe for ever.
        await Promise.race([closed, sleep(LAST_WORDS)]);
        resolve();
        if (wanted) crashed(code ?? signal, Date.now() - startedAt);
      });
    });
  }

  function readLines(stream, isError) {
    createInterface({ input: stream }).on('line', (line) => {
      if (isError && !NO_SENTENCE.test(line)) part.lastError = line.trim();
      if (!onLine?.(line)) log(`${line}\n`);
    });
  }

  function crashed(reason, lived) {
    if (lived > STEADY) pause = PAUSE.first;
    onCrash({ name, reason, pause, lastError: part.lastError });
    if (keepAlive && wanted) timer = setTimeout(start, pause);
    pause = Math.min(pause * 2, PAUSE.longest);
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
