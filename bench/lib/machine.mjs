import { cpus, loadavg, totalmem } from 'node:os';
import { findBinary, run } from '../../ops/process/run.mjs';

const HIGHEST_LOAD = 4;

async function nginxVersion() {
  const { output } = await run(findBinary('nginx') ?? 'nginx', ['-v']);
  return /nginx\/[\d.]+/.exec(output)?.[0] ?? 'nginx unknown';
}

/** Cores, memory, versions and the load of now, in one line. */
export async function machineFacts() {
  const model = cpus()[0]?.model ?? 'unknown processor';
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return [
    `${cpus().length} × ${model.trim()}`,
    memory,
    `Node ${process.versions.node}`,
    await nginxVersion(),
    loadText(),
  ].join(' · ');
}

/** The load averages over 1, 5 and 15 minutes. */
export const loadText = () =>
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`;

/** Throws when other work would spoil the figures, unless BENCH_ANYWAY is set. */
export function needQuietMachine() {
  const [load = 0] = loadavg();
  if (load <= HIGHEST_LOAD || process.env['BENCH_ANYWAY']) return;
  throw new Error(
    `The machine is busy (load ${load.toFixed(1)}, at most ${HIGHEST_LOAD}). Wait a minute, or measure anyway: BENCH_ANYWAY=1 npm run bench`,
  );
}
