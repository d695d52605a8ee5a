import { run } from '../../ops/process/run.mjs';

/** What git answers to these arguments in the repository. Throws with git's own words. @param {string[]} args */
export async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}

/** Whether git says yes to these arguments. */
export const gitAgrees = async (/** @type {string[]} */ ...args) => (await run('git', args)).code === 0;
