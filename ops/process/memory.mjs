const NEEDED =
  'Peanut takes about 400 MB, and 1.2 GB for some seconds of its very first start: give it more, or close other programs.';

/** How a program ends that the system, or Node itself, gave no more memory. */
const ENDS = ['SIGKILL', 'SIGABRT', 'SIGTRAP'];

/** What a person should know when a program could not have the memory it asked for; undefined for other errors. */
export function memoryProblem(/** @type {NodeJS.ErrnoException} */ { code, message }) {
  const isRefused = code === 'ENOMEM' || /could not allocate|out of memory|allocation failed/i.test(message);
  if (!isRefused) return undefined;
  return `There is not enough memory. ${NEEDED} Lift any limit of address space (ulimit -v): the database reserves 10 GB of it, and uses 150 MB.`;
}

/**
 * Why a program ended, as the end of a sentence, by its exit code or signal and the last line of its errors.
 * @param {number | string | null} reason
 * @param {string} lastError
 */
export function endOf(reason, lastError) {
  if (ENDS.includes(String(reason)))
    return `it was ended (${reason}), probably for want of memory. ${NEEDED}`;
  return lastError || `it ended (${reason}) before it was ready.`;
}

/**
 * Shows the sentence to a person, as the last line, and ends this program.
 * @param {unknown} thrown
 * @returns {never}
 */
export function fail(thrown, sentence = '') {
  const error = /** @type {NodeJS.ErrnoException} */ (thrown);
  const last = memoryProblem(error) ?? (sentence || error.message);
  process.stderr.write(`${error.stack ?? error}\n${last}\n`);
  process.exit(1);
}
