const NEEDED =
  'A bar takes about 400 MB, and 1.2 GB for some seconds of its very first start: give it more, or close other programs.';

/** How a program ends that the system, or Node itself, gave no more memory. */
const ENDS = ['SIGKILL', 'SIGABRT', 'SIGTRAP'];

/** What a person should know when a program could not have the memory it asked for; undefined for other errors. */
export function memoryProblem(error) {
  const isRefused =
    error.code === 'ENOMEM' || /could not allocate|out of memory|allocation failed/i.test(error.message);
  if (!isRefused) return undefined;
  return `There is not enough memory. ${NEEDED} A limit of address space (ulimit -v) has to be lifted: the database reserves 10 GB of it, and uses 150 MB.`;
}

/** Why a program ended, as the end of a sentence, by its exit code or signal and the last line of its errors. */
export function endOf(reason, lastError) {
  if (ENDS.includes(reason)) return `it was ended (${reason}), probably for want of memory. ${NEEDED}`;
  return lastError || `it ended (${reason}) before it was ready.`;
}
