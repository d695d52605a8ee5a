import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Of a second, in which /proc counts on every Linux. */
const TICK = 10;

/** `[[dd-]hh:]mm:ss.cc`, as ps writes it, in milliseconds. */
function fromClock(text) {
  const [days, clock] = text.includes('-') ? text.split('-') : ['0', text];
  const seconds = clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1_000;
}

/** What a process has had of processors, in milliseconds; undefined where the system does not say. */
export function processorTime(pid) {
  try {
    if (process.platform !== 'linux')
      return fromClock(
        execFileSync('ps', ['-o', 'time=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim(),
      );
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return undefined;
  }
}
