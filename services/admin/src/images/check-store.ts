import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { fail, ok, warn, type Finding } from '@peanut/service/maintenance';
import type { AdminEnv } from '../env.js';
import { createStore } from './image-providers.js';

/** An id that no picture has. */
const NOBODY = '00000000-0000-0000-0000-000000000000';
const LEAST_ROOM = 200 * 1024 * 1024;

/** Of what a store says, its code: the rest repeats names of keys. */
const codeOnly = (words: string): string => words.replace(/<\?xml[^]*?<Code>(\w+)<[^]*/, '$1');

/** What is behind an error, however deep: the sentence for guests names no cause. */
function innermost(error: unknown): string {
  const { cause, message, code } = error as { cause?: unknown; message?: string; code?: string };
  return cause ? innermost(cause) : codeOnly(message || code || 'no answer');
}

async function checkRemote(env: AdminEnv): Promise<Finding> {
  try {
    await createStore(env).open(NOBODY, 320);
    return ok('The picture store answers.');
  } catch (error) {
    return fail(
      `The picture store cannot be used (${innermost(error)}). See that IMAGE_STORE_URL names the bucket, and that its keys may read and write it.`,
    );
  }
}

async function checkFolder(folder: string): Promise<Finding> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    // A new bar's folder is made at its first start.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ok('There are no pictures yet.');
    return fail(`Pictures cannot be kept in ${folder}: make it a folder of the user that runs the bar.`);
  }
  const { bavail, bsize } = await statfs(folder);
  const room = `${Math.round((bavail * bsize) / 1024 / 1024)} MB free`;
  if (bavail * bsize < LEAST_ROOM)
    return warn(`The disk of the pictures is nearly full (${room}). Free some space.`);
  return ok(`Pictures have room (${room}).`);
}

/** Whether pictures can be stored where the variables say. It stores none. */
export const checkStore = (env: AdminEnv): Promise<Finding> =>
  env.IMAGE_STORE_URL === undefined ? checkFolder(env.DATA_DIR) : checkRemote(env);
