import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../launch/parts.mjs';

/** An address, as `--import` takes: in a path it would end at a `#` or a `?`. */
const PRELOAD = new URL('./exit-with-parent.mjs', import.meta.url).href;
const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));
/** Milliseconds before a part is started again. With its start, it is back within three seconds however often it ends. */
const PAUSE = { first: 100, longest: 1_000 };
const STEADY = 30_000;
const LAST_WORDS = 200;
/** Lines that follow the sentence in Node's report of a crash. */
const NO_SENTENCE = /^(?:\s*$|\s+at |Node\.js v|\s*[}\]^~])/;
const LARGEST_LOG = 5 * 1024 * 1024;

/**
 * @typedef {object} Crash an unexpected end
 * @property {string} name
 * @property {number | NodeJS.Signals | null} reason
 * @property {number} pause milliseconds before the next start
 * @property {string} lastError
 *
 * @typedef {object} ChildOptions
 * @property {string} name
 * @property {string} logFile
 * @property {NodeJS.ProcessEnv} [env] variables of its own, besides those `inherited` (default: all of this process)
 * @property {NodeJS.ProcessEnv} [inherited]
 * @property {(line: string) => unknown} [onLine] sees each line; true keeps it out of the log
 * @property {(crash: Crash) => void} [onCrash]
 * @property {boolean} [keepAlive] whether it is started again
 * @property {number} [stopTimeout]
 *
 * @typedef {ChildOptions & { nodeArgs?: string[] }} NodeOptions
 */

/**
 * Starts a Node program that ends with this process, and starts it again whenever it ends by itself.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeOptions} options
 */
export const superviseNode = (program, args, { nodeArgs = [], ...options }) =>
  new Child(['--import', PRELOAD, ...nodeArgs, program, ...args], options);

/**
 * The same for a program that is no Node program. `task` is what guard.mjs reads.
 * @param {import('./guard.mjs').Task} task
 * @param {ChildOptions} options
 */
export const superviseBinary = (task, options) => new Child([GUARD, JSON.stringify(task)], options);

/**
 * Runs a Node program to its end. Returns its exit code, or the signal that ended it, and the last line of its errors.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeOptions} options
 * @returns {Promise<{ code: Crash['reason'], lastError: string }>}
 */
export const runNode = (program, args, options) =>
  new Promise((resolve) => {
    /** @param {Crash} crash */
    const onCrash = ({ reason, lastError }) => resolve({ code: reason, lastError });
    superviseNode(program, args, { ...options, keepAlive: false, onCrash });
  });

/** A program that is started again whenever it ends by itself. */
class Child {
  isRunning = false;
  /** The last line that it said of an error. */
  lastError = '';
  /** @type {import('node:child_process').ChildProcess} */
  #child;
  /** @type {Promise<void>} */
  #exited;
  #pause = PAUSE.first;
  #isWanted = true;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  #options;
  #argv;
  #log;

  /**
   * @param {string[]} argv
   * @param {ChildOptions} options
   */
  constructor(argv, options) {
    this.name = options.name;
    this.#argv = argv;
    this.#options = options;
    this.#log = openLog(options.logFile, (error) =>
      process.stderr.write(`The log of ${options.name} is not written just now: ${error.message}\n`),
    );
    ({ child: this.#child, exited: this.#exited } = this.#spawn());
  }

  get pid() {
    return this.#child.pid;
  }

  /** Starts it again, after `stop` or `kill`. */
  start = () => {
    this.#isWanted = true;
    ({ child: this.#child, exited: this.#exited } = this.#spawn());
  };

  #spawn() {
    const startedAt = Date.now();
    const { env, inherited = process.env } = this.#options;
    // A process group of its own: Ctrl-C reaches the launcher alone, which then stops the parts in order.
    const child = spawn(process.execPath, this.#argv, {
      cwd: ROOT,
      env: { ...inherited, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    const closed = once(child, 'close');
    this.isRunning = true;
    this.#readLines(child.stdout, false);
    this.#readLines(child.stderr, true);
    const exited = once(child, 'exit').then(async ([code, signal]) => {
      this.isRunning = false;
      // Its last words may still be on their way; a grandchild could hold the pipe for ever.
      await Promise.race([closed, sleep(LAST_WORDS)]);
      if (this.#isWanted) this.#crashed(code ?? signal, Date.now() - startedAt);
    });
    return { child, exited };
  }

  /**
   * @param {import('node:stream').Readable | null} stream
   * @param {boolean} isError
   */
  #readLines(stream, isError) {
    if (!stream) return;
    createInterface({ input: stream }).on('line', (line) => {
      if (isError && !NO_SENTENCE.test(line)) this.lastError = line.trim();
      if (!this.#options.onLine?.(line)) this.#log(`${line}\n`);
    });
  }

  /**
   * @param {Crash['reason']} reason
   * @param {number} lived
   */
  #crashed(reason, lived) {
    const { onCrash, keepAlive = true } = this.#options;
    if (lived > STEADY) this.#pause = PAUSE.first;
    onCrash?.({ name: this.name, reason, pause: this.#pause, lastError: this.lastError });
    if (keepAlive && this.#isWanted) this.#timer = setTimeout(this.start, this.#pause);
    this.#pause = Math.min(this.#pause * 2, PAUSE.longest);
  }

  /** Ends it in order, and for good. */
  stop = () => this.#end(() => this.#child.kill('SIGTERM'));

  /** Ends it the hard way, as a crash would; it is not started again. */
  kill = () => this.#end(() => this.signal('SIGKILL'));

  async #end(/** @type {() => void} */ tell) {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    if (!this.isRunning) return;
    tell();
    const force = setTimeout(() => this.#child.kill('SIGKILL'), this.#options.stopTimeout ?? 12_000);
    await this.#exited;
    clearTimeout(force);
  }

  /** Sends a signal to the program itself, not to its guard. */
  signal = (/** @type {NodeJS.Signals} */ name) => {
    if (this.#argv[0] === GUARD) this.#child.send(name);
    else this.#child.kill(name);
  };
}

/**
 * A log that holds at most its last 5 MB and the 5 MB before them (`.1`). It never throws: lines that cannot be written,
 * as on a full disk, are dropped.
 * @param {string} file
 * @param {(error: Error) => void} [onProblem] is told once why lines are dropped, and again only after lines could be
 * written meanwhile
 * @returns {(text: string) => void}
 */
export function openLog(file, onProblem = () => {}) {
  /** @type {number | undefined} */
  let size;
  let isDropping = false;
  return (text) => {
    try {
      if (size === undefined) {
        mkdirSync(dirname(file), { recursive: true });
        size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
      }
      if (size > LARGEST_LOG) {
        renameSync(file, `${file}.1`);
        size = 0;
      }
      appendFileSync(file, text);
      size += Buffer.byteLength(text);
      isDropping = false;
    } catch (error) {
      size = undefined;
      if (!isDropping) onProblem(/** @type {Error} */ (error));
      isDropping = true;
    }
  };
}
