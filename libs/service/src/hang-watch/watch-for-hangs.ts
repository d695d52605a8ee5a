import { Worker } from 'node:worker_threads';
import type { Logger } from '@nestjs/common';
import type { Watched } from './hang-judge.js';

const BEAT_MS = 500;

/**
 * Ends this process when its main thread hangs, so that Compose or `npm start` restarts it. Kubernetes notices a hang by
 * its probe.
 */
export function watchForHangs(name: string, logger: Logger): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: Watched = { name, beats };
  const watcher = new Worker(new URL('./hang-watch-thread.js', import.meta.url), {
    workerData,
    execArgv: [],
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 8 },
  });
  watcher.unref();
  watcher.on('error', ({ message }: Error) => logger.error(`nothing watches for hangs: ${message}`));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
}
