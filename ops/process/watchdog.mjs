import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Milliseconds. Together with a start of two seconds, a part that hangs is back within ten. */
const PATIENCE = 5_000;
const EVERY = 500;
/** A part that has not answered yet is still starting. */
const BOOT = 60_000;
/** A look that took longer proves nothing: this process itself was held up, or the whole machine slept. */
const LONGEST_LOOK = 3_500;
/** Fractions of the patience: who had less of the processor did nothing, who had more had enough for any answer. */
const IDLE = 0.005;
const ENOUGH = 0.8;
/** Milliseconds, in which /proc counts on every Linux. */
const TICK = 10;

/** `[[dd-]hh:]mm:ss.cc`, as ps writes it, in milliseconds. */
function fromClock(/** @type {string} */ text) {
  const [days = '', clock = ''] = text.includes('-') ? text.split('-') : ['0', text];
  const seconds = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1_000;
}

/** What a process has had of processors, in milliseconds; undefined where the system does not say. */
export function processorTime(/** @type {number | undefined} */ pid) {
  try {
    if (process.platform !== 'linux') {
      const args = ['-o', 'time=', '-p', String(pid)];
      return fromClock(execFileSync('ps', args, { encoding: 'utf8', stdio: 'pipe' }).trim());
    }
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return undefined;
  }
}

/**
 * Tells whether a silent process hangs: it does nothing, or loops for ever. One that is slow, on a busy machine, works.
 * @param {() => number | undefined} workOf
 */
function workMeter(workOf) {
  let atFirst = workOf();
  let atLast = atFirst;
  return {
    begin() {
      atFirst = workOf();
      atLast = atFirst;
    },
    hangsAfter(/** @type {number} */ patience) {
      const now = workOf();
      if (now === undefined || atFirst === undefined || atLast === undefined) return true;
      const isIdle = now - atLast < patience * IDLE;
      atLast = now;
      return isIdle || now - atFirst > patience * ENOUGH;
    },
  };
}

/**
 * Ends a part that lives but no longer answers; its supervisor then starts it again.
 * @param {{ pid: number | undefined, isRunning: boolean, signal(name: NodeJS.Signals): void }} part
 * @param {() => Promise<boolean>} probe resolves to whether the part answered, within three seconds
 * @param {() => void} onHung is told just before the part is ended
 * @param {(pid: number | undefined) => number | undefined} workOf what a process had of processors so far
 * @returns `end()` ends the watch; `isStarting()` tells whether the part has yet to answer for the first time
 */
export function watchForHangs(part, probe, onHung, workOf = processorTime) {
  const meter = workMeter(() => workOf(part.pid));
  /** @type {number | undefined} */
  let pid;
  let hasAnswered = false;
  let silence = 0;
  let looked = performance.now();
  let timer = setTimeout(look, EVERY);
  let isOver = false;

  function listen() {
    silence = 0;
    meter.begin();
  }

  async function look() {
    if (part.pid !== pid) {
      pid = part.pid;
      hasAnswered = false;
      listen();
    }
    const answers = part.isRunning && (await probe());
    if (isOver) return;
    const took = performance.now() - looked;
    looked += took;
    if (part.pid === pid && part.isRunning) judge(answers, took);
    timer = setTimeout(look, EVERY);
  }

  /**
   * @param {boolean} answers
   * @param {number} took
   */
  function judge(answers, took) {
    if (answers) {
      hasAnswered = true;
      return listen();
    }
    if (took > LONGEST_LOOK) return;
    silence += took;
    const patience = hasAnswered ? PATIENCE : BOOT;
    if (silence < patience) return;
    silence = 0;
    if (!meter.hangsAfter(patience)) return;
    onHung();
    part.signal('SIGKILL');
  }

  return {
    isStarting: () => part.isRunning && !(hasAnswered && part.pid === pid),
    end() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
