import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const SIZE = '700M';
const TRIES = 100;
/** Places in `/sys/block/…/stat`: writes, discards and flushes that were completed, and all that is under way. */
const COMPLETED = [4, 11, 15];
const UNDER_WAY = 8;

const run = (program: string, args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** Makes an empty disk in a file. Nothing is written to it later by itself, but what the file system was told to. */
export function makeImage(path: string): void {
  run('truncate', ['--size', SIZE, path]);
  run('mkfs.ext4', ['-q', '-F', '-E', 'lazy_itable_init=0,lazy_journal_init=0', path]);
}

/** Why a file cannot be mounted as a disk here, as in most containers; undefined where it can. */
export function whyNoImage(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-disk-'));
  const image = join(folder, 'image');
  try {
    makeImage(image);
    const mount = ['--mount', 'mount', '-o', 'loop', image, folder];
    const { status, stderr, error } = spawnSync('unshare', mount, { encoding: 'utf8' });
    return status === 0 ? undefined : (error?.message ?? stderr.trim());
  } catch (error) {
    return (error as Error).message.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function traffic(image: string): { isQuiet: boolean; completed: string } {
  const device = basename(run('losetup', ['--associated', image, '--noheadings', '--output', 'NAME']));
  const stat = readFileSync(`/sys/block/${device}/stat`, 'utf8').trim().split(/\s+/);
  return { isQuiet: stat[UNDER_WAY] === '0', completed: COMPLETED.map((place) => stat[place]).join(' ') };
}

/**
 * Copies what a mounted disk holds at one moment: what reached it, and nothing of what the system still has in memory.
 * A copy during which anything was written would show a state that never was; it is taken again.
 */
export function copyImage(image: string, to: string): void {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = traffic(image);
    run('cp', ['--sparse=always', '--reflink=never', image, to]);
    const after = traffic(image);
    if (before.isQuiet && after.isQuiet && before.completed === after.completed) return;
  }
  throw new Error('The disk was written to without a pause');
}
