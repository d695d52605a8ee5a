import { readdirSync, readFileSync } from 'node:fs';

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

/** Proportional resident memory of a process and of all it started, in MB. */
export function memoryOf(pid: number): number {
  if (process.platform !== 'linux') throw new Error('Only Linux reports proportional memory.');
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024 + childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), 0);
}
