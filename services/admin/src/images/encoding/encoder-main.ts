import { writeFile } from 'node:fs/promises';
import { getPriority, setPriority } from 'node:os';
import { ENCODER_EXIT } from './encoder-exit.js';
import { RefusedPicture, makeWidths } from './make-widths.js';

/** Resident, all in all: a picture of 200 megapixels that is read row by row takes 130 MB, one that is kept whole more. */
const MOST_MEMORY = 512 * 1024 * 1024;
const LOOK_MS = 20;

/** Guests who read the menu come first. */
const NICE = 5;

function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof RefusedPicture) return error.code;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' || code === 'EDQUOT' ? ENCODER_EXIT.diskFull : undefined;
}

/** Where memory runs out, Linux ends this program first, and the service lives on. Other systems have no such file. */
async function preferOomKill(): Promise<void> {
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);
}

/** What a picture costs shows only while it is decoded, beside this thread. */
function endAboveMostMemory(): void {
  if (process.memoryUsage.rss() > MOST_MEMORY) process.exit(ENCODER_EXIT.tooMuchMemory);
}

setInterval(endAboveMostMemory, LOOK_MS).unref();
setPriority(Math.max(NICE, getPriority()));
await preferOomKill();
const [source = '', folder = ''] = process.argv.slice(2);
try {
  await makeWidths(source, folder);
} catch (error) {
  process.exitCode = exitCodeOf(error);
  if (process.exitCode === undefined) throw error;
}
