import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What the parts are told apart by, in the order in which they are tried. */
const NAMES = [
  [/services\/(\w+)\/bundle\/main\.js/, (found) => found[1]],
  [/gateway\/dist\/pages\/main\.js/, () => 'prerenderer'],
  [/gateway\/dist\/main\.js/, () => 'gateway'],
  [/ops\/database\/main\.mjs/, () => 'database'],
  [/^nginx: master/, () => 'nginx'],
  [/^nginx: worker/, () => 'nginx worker'],
  [/^\S*redis-server /, () => 'redis'],
  [/^\/\S*\/postgres /, () => 'postgres'],
  [/(?:ops\/start|proof\/stack)\.mjs/, () => 'launcher'],
  [/exit-with-parent\.mjs .*?([\w-]+)\.m?js/, (found) => found[1]],
];

/** Text of a file below /proc, or nothing when the process has just ended. */
function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES'].includes(error.code)) return '';
    throw error;
  }
}

function childrenByParent() {
  const children = new Map();
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const parent = /^PPid:\s*(\d+)/m.exec(read(pid, 'status'))?.[1];
    if (parent) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  return children;
}

/** What a process is called by its command line; undefined when it is none of the product's long-lived parts. */
export function partName(command) {
  for (const [pattern, name] of NAMES) {
    const found = pattern.exec(command);
    if (found) return name(found);
  }
  return undefined;
}

const openFiles = (pid) => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch (error) {
    if (['ENOENT', 'EACCES'].includes(error.code)) return 0;
    throw error;
  }
};

/** The process and all below it. */
export function treeOf(pid) {
  const children = childrenByParent();
  const below = (one) => [Number(one), ...(children.get(String(one)) ?? []).flatMap(below)];
  return below(pid);
}

/** The long-lived parts below a launcher, which is one of them: name, pid, PSS in MB and open files and sockets. */
export function partsBelow(launcher) {
  return treeOf(launcher).flatMap((pid) => {
    const name = partName(read(pid, 'cmdline').replaceAll('\0', ' ').trim());
    if (!name) return [];
    const kilobytes = Number(/^Pss:\s*(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0);
    return [{ name, pid, pss: kilobytes / 1_024, files: openFiles(pid) }];
  });
}

/** Which of those names no part has: what is not found cannot be seen to grow or to start again. */
export const missingParts = (parts, names) =>
  names.filter((wanted) => !parts.some(({ name }) => name === wanted));

const SIGUSR2 = 1n << 11n;
const COLLECTS_WITHIN = 500;

/** Lets every part that listens for it (collect-on-signal.mjs) collect its garbage. */
export async function collectGarbage(parts) {
  for (const { pid } of parts) {
    const caught = /^SigCgt:\s*([0-9a-f]+)/m.exec(read(pid, 'status'))?.[1];
    if (caught && BigInt(`0x${caught}`) & SIGUSR2 && /collect-on-signal/.test(read(pid, 'environ')))
      process.kill(pid, 'SIGUSR2');
  }
  await sleep(COLLECTS_WITHIN);
}
