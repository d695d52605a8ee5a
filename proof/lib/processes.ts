import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A long-lived process of the product. */
export interface Part {
  name: string;
  pid: number;
  /** Proportional memory, in MB. */
  pss: number;
  /** Open files and sockets. */
  files: number;
}

/** What the parts are told apart by, in the order in which they are tried; a group of the pattern is the name. */
const NAMES: [RegExp, string?][] = [
  [/services\/(\w+)\/bundle\/main\.js/],
  [/gateway\/dist\/pages\/main\.js/, 'prerenderer'],
  [/(gateway)\/dist\/main\.js/],
  [/ops\/(database)\/main\.mjs/],
  [/^(nginx): master/],
  [/^nginx: worker/, 'nginx worker'],
  [/^\S*(redis)-server /],
  [/^\/\S*\/(postgres) /],
  [/ops\/start\.mjs/, 'launcher'],
  [/exit-with-parent\.mjs .*?([\w-]+)\.m?js/],
];

/** What reading /proc gives, or nothing when the process has just ended. */
function unlessEnded<T>(read: () => T, nothing: T): T {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return nothing;
    throw error;
  }
}

const read = (pid: number, file: string): string =>
  unlessEnded(() => readFileSync(`/proc/${pid}/${file}`, 'utf8'), '');

/** What a process is called by its command line; undefined when it is none of the product's long-lived parts. */
function partName(command: string): string | undefined {
  for (const [pattern, name] of NAMES) {
    const found = pattern.exec(command);
    if (found) return name ?? found[1];
  }
  return undefined;
}

/** The process and all below it. */
export function treeOf(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const child of readdirSync('/proc').map(Number).filter(Number.isInteger)) {
    const parent = Number(/^PPid:\s*(\d+)/m.exec(read(child, 'status'))?.[1]);
    children.set(parent, [...(children.get(parent) ?? []), child]);
  }
  const below = (one: number): number[] => [one, ...(children.get(one) ?? []).flatMap(below)];
  return below(pid);
}

/** The parts among the processes from `pid` down. */
export function partsBelow(pid: number): Part[] {
  return treeOf(pid).flatMap((one) => {
    const name = partName(read(one, 'cmdline').replaceAll('\0', ' ').trim());
    if (!name) return [];
    const kilobytes = Number(/^Pss:\s*(\d+)/m.exec(read(one, 'smaps_rollup'))?.[1] ?? 0);
    const files = unlessEnded(() => readdirSync(`/proc/${one}/fd`).length, 0);
    return [{ name, pid: one, pss: kilobytes / 1_024, files }];
  });
}

const SIGUSR2 = 1n << 11n;
const COLLECTS_WITHIN = 500;

/** Lets every part that listens for it (collect-on-signal.mjs) collect its garbage. */
export async function collectGarbage(parts: Part[]): Promise<void> {
  for (const { pid } of parts) {
    const caught = /^SigCgt:\s*([0-9a-f]+)/m.exec(read(pid, 'status'))?.[1];
    if (caught && BigInt(`0x${caught}`) & SIGUSR2 && /collect-on-signal/.test(read(pid, 'environ')))
      process.kill(pid, 'SIGUSR2');
  }
  await sleep(COLLECTS_WITHIN);
}
