// Draws pages with the scripts that the parts publish (`workerData`: their texts, the shell's first). They run in an
// engine of their own that has nothing but the language: no modules, no process, no timers, no code from texts; only
// texts go in and come out. Plain JavaScript, for a thread loads its file by itself, in tests too.
import process from 'node:process';
import { createContext, runInContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds that a script may take to load, on a machine that starts everything at once, and a page to be drawn. */
const LOAD_LIMIT = 1_500;
const DRAW_LIMIT = 500;

const outside = Object.create(null);
const inside = createContext(outside, {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
});
const run = (script, timeout) => runInContext(script, inside, { timeout });

// Whoever draws waits for no promise, so nobody misses a broken one.
process.on('unhandledRejection', () => {});

/** What the work gives, or why there is nothing. */
function attempt(work) {
  try {
    return { given: work() };
  } catch (error) {
    return { problem: String(error?.message ?? error) };
  }
}

for (const script of workerData) {
  const { problem } = attempt(() => run(script, LOAD_LIMIT));
  if (problem) parentPort.postMessage({ problem });
}

parentPort.on('message', ({ id, question }) => {
  const { given, problem } = attempt(() => {
    outside.question = question;
    return run('firstView.render(question)', DRAW_LIMIT);
  });
  const isText = typeof given === 'string';
  parentPort.postMessage(
    isText ? { id, text: given } : { id, problem: problem ?? 'The shell drew no text.' },
  );
});
