// Draws pages with the scripts that the parts publish (the first message: their texts, the shell's first). They run in an
// engine of their own that has nothing but the language: no modules, no process, no timers, no code from texts; only
// texts go in and come out. Whatever gets out of it is in a process that may touch nothing (start-drawing.js).
import process from 'node:process';
import { createContext, runInContext } from 'node:vm';

/** Milliseconds that a script may take to load, on a machine that starts everything at once, and a page to be drawn. */
const LOAD_LIMIT = 1_500;
const DRAW_LIMIT = 500;

const outside = Object.create(null);
const inside = createContext(outside, {
  codeGeneration: { strings: false, wasm: false },
  microtaskMode: 'afterEvaluate',
});
/** An error of ours would be a way out to all that this process has. */
const importNothing = () => {
  throw undefined;
};
/** @param {string} script @param {number} timeout */
const run = (script, timeout) =>
  runInContext(script, inside, { timeout, importModuleDynamically: importNothing });

// Whoever draws waits for no promise, so nobody misses a broken one.
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit());

/** What the work gives, or why there is nothing. @param {() => unknown} work */
function attempt(work) {
  try {
    return { given: work() };
  } catch (error) {
    return { problem: String(/** @type {Error | undefined} */ (error)?.message ?? error) };
  }
}

/** @param {string[]} scripts */
function load(scripts) {
  for (const script of scripts) {
    const { problem } = attempt(() => run(script, LOAD_LIMIT));
    if (problem) process.send?.({ problem });
  }
}

/** @param {number} id @param {string} question */
function draw(id, question) {
  const { given, problem } = attempt(() => {
    outside.question = question;
    return run('firstView.render(question)', DRAW_LIMIT);
  });
  const isText = typeof given === 'string';
  process.send?.(isText ? { id, text: given } : { id, problem: problem ?? 'The shell drew no text.' });
}

process.on('message', ({ scripts, id, question }) => (scripts ? load(scripts) : draw(id, question)));
