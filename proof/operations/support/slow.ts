import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PERIOD_US = 100_000;
const FIRST = '/sys/fs/cgroup/cpu';
const SECOND = '/sys/fs/cgroup';

/** A share of one processor, for a program and all that it starts. */
export interface Slow {
  /** The command in front of the program's. */
  command: string[];
  /** As fast as the machine again. */
  end(): void;
  remove(): void;
}

const isFirst = existsSync(join(FIRST, 'cpu.cfs_quota_us'));

function setQuota(folder: string, quota: number): void {
  if (isFirst) {
    writeFileSync(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
    writeFileSync(join(folder, 'cpu.cfs_quota_us'), String(quota));
  } else writeFileSync(join(folder, 'cpu.max'), `${quota === -1 ? 'max' : quota} ${PERIOD_US}`);
}

/** Throws where control groups are not to be had. */
export function makeSlow(share: number): Slow {
  const folder = join(isFirst ? FIRST : SECOND, `peanut-slow-${process.pid}`);
  mkdirSync(folder);
  const remove = (): void => rmdirSync(folder);
  try {
    setQuota(folder, share * PERIOD_US);
  } catch (error) {
    remove();
    throw error;
  }
  const enter = `echo $$ > ${folder}/cgroup.procs && exec "$0" "$@"`;
  return { command: ['sh', '-c', enter], end: () => setQuota(folder, -1), remove };
}

/** Why no program can be made slow here; undefined where it can. */
export function whyNotSlow(): string | undefined {
  try {
    makeSlow(0.1).remove();
    return undefined;
  } catch (error) {
    return `a control group is needed (${(error as Error).message})`;
  }
}
