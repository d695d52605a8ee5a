import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const SCRIPT = 'gateway/containers/versions.sh';
const numbered = (number: number) => `1.0.0-${String(number).padStart(12, '0')}`;
const [FIRST, SECOND] = [numbered(1), numbered(2)];

let folder: string;
const versions = () => join(folder, 'srv/mf-menu');
const liveText = () => readFileSync(join(versions(), 'live/version.json'), 'utf8');

/** The input comes from a file: a pipe breaks when the script refuses before it has read all. */
function run(args: string[], input = Buffer.alloc(0)): string {
  const env = { PATH: '/usr/bin:/bin', VERSIONS: versions() };
  const file = join(folder, 'input');
  writeFileSync(file, input);
  const stdin = openSync(file, 'r');
  try {
    return execFileSync('sh', [SCRIPT, ...args], {
      env: { ...env, BUILT: join(folder, 'built') },
      encoding: 'utf8',
      stdio: [stdin, 'pipe', 'pipe'],
    });
  } finally {
    closeSync(stdin);
  }
}

/** A build of this version, in the image. */
function build(version: string): string {
  const built = join(folder, 'built');
  rmSync(built, { recursive: true, force: true });
  mkdirSync(join(built, version, 'assets'), { recursive: true });
  writeFileSync(join(built, version, 'version.json'), version);
  return join(built, version);
}

const tarOf = (built: string) => execFileSync('tar', ['-C', built, '-cf', '-', '.']);
const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

function take(version: string): void {
  const tar = tarOf(build(version));
  run(['take', version, sum(tar)], tar);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'peanut-versions-'));
  mkdirSync(versions(), { recursive: true });
  build(FIRST);
  run(['start']);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the image’s own version is live when the container starts', () => {
  expect(run(['list'])).toBe(`* ${FIRST}\n`);
  expect(liveText()).toBe(FIRST);
});

test('a newer image’s goes live; one that was rolled back stays so when its container starts again', () => {
  build(SECOND);
  run(['start']);
  expect(liveText()).toBe(SECOND);
  run(['live', FIRST]);
  run(['start']);
  expect(liveText()).toBe(FIRST);
});

test('a start leaves alone what another replica is at, and takes away what was cut off', () => {
  const [atWork, cutOff] = [join(versions(), `.${SECOND}-7-other`), join(versions(), `.${FIRST}-7-gone`)];
  for (const unfinished of [atWork, cutOff]) mkdirSync(unfinished);
  execFileSync('touch', ['-d', '2 hours ago', cutOff]);
  build(SECOND);
  run(['start']);
  expect(liveText()).toBe(SECOND);
  expect([existsSync(atWork), existsSync(cutOff)]).toEqual([true, false]);
});

test('replicas that start at the same moment, as processes of the same number, publish a version once', async () => {
  build(SECOND);
  const start = (host: string) => {
    const script = `sed 's/^OWN=[$][$]/OWN=7/' ${SCRIPT} | sh -s start`;
    const env = { PATH: '/usr/bin:/bin', VERSIONS: versions(), HOSTNAME: host };
    return promisify(execFile)('sh', ['-c', script], { env: { ...env, BUILT: join(folder, 'built') } });
  };
  await Promise.all(['a', 'b', 'c', 'd'].map(start));
  expect(liveText()).toBe(SECOND);
  expect(readdirSync(versions()).sort()).toEqual([FIRST, SECOND, 'live']);
  expect(readdirSync(join(versions(), SECOND)).sort()).toEqual(['SHA256SUMS', 'assets', 'version.json']);
});

test('a version that is handed over waits until it is made live', () => {
  take(SECOND);
  expect(liveText()).toBe(FIRST);
  expect(run(['list'])).toContain(`* ${FIRST}`);
  expect(run(['list'])).toContain(`  ${SECOND}`);
  run(['live', SECOND]);
  expect(liveText()).toBe(SECOND);
});

test('one that is cut off is not kept, and one by another name is refused', () => {
  const whole = tarOf(build(SECOND));
  expect(() => run(['take', SECOND, sum(whole)], whole.subarray(0, 700))).toThrow('did not arrive whole');
  expect(run(['list'])).toBe(`* ${FIRST}\n`);
  expect(() => run(['take', '../elsewhere', sum(whole)], whole)).toThrow('is no version');
  expect(() => run(['live', SECOND])).toThrow(`there is no version ${SECOND}`);
  expect(() => run(['drop', FIRST])).toThrow(`${FIRST} is live`);
  for (const command of ['drop', 'live']) expect(() => run([command, '..'])).toThrow('is no version');
});

test.each([
  ['a link to a file', (built: string) => symlinkSync('/etc/hostname', join(built, 'assets/name.txt'))],
  ['a link to a folder', (built: string) => symlinkSync('/etc', join(built, 'assets/all'))],
  ['a hard link', (built: string) => linkSync(join(built, 'version.json'), join(built, 'assets/again'))],
  ['a pipe', (built: string) => void execFileSync('mkfifo', [join(built, 'assets/pipe')])],
])('a version with %s is refused, and nothing of it is kept', (_, spoil) => {
  const built = build(SECOND);
  spoil(built);
  const tar = tarOf(built);
  expect(() => run(['take', SECOND, sum(tar)], tar)).toThrow('has links, or files that are none');
  expect(readdirSync(versions()).sort()).toEqual([FIRST, 'live']);
});

describe('damaged files', () => {
  const damage = (version: string) => writeFileSync(join(versions(), version, 'version.json'), '');

  test('are told by name, and come from the image again when the container starts', () => {
    expect(run(['check'])).toBe('');
    damage(FIRST);
    expect(() => run(['check'])).toThrow();
    run(['start']);
    expect(run(['check'])).toBe('');
    expect(liveText()).toBe(FIRST);
    expect(readdirSync(versions()).sort()).toEqual([FIRST, 'live']);
  });

  test('of another version than the image’s have the last whole one take over', () => {
    take(SECOND);
    run(['live', SECOND]);
    damage(SECOND);
    build(FIRST);
    run(['start']);
    expect(liveText()).toBe(FIRST);
    expect(() => run(['live', SECOND])).toThrow('damaged');
  });

  test('are replaced by the same version that is handed over', () => {
    take(SECOND);
    damage(SECOND);
    take(SECOND);
    run(['live', SECOND]);
    expect(liveText()).toBe(SECOND);
  });

  test('are all of a live version that is gone', () => {
    rmSync(join(versions(), FIRST), { recursive: true });
    run(['start']);
    expect(liveText()).toBe(FIRST);
  });
});

test('the oldest go, never the live one', () => {
  for (let number = 2; number <= 6; number += 1) {
    cpSync(join(versions(), FIRST), join(versions(), numbered(number)), { recursive: true });
    const at = new Date(Date.now() + number * 1_000);
    execFileSync('touch', ['-d', at.toISOString(), join(versions(), numbered(number))]);
  }
  run(['live', numbered(6)]);
  expect(existsSync(join(versions(), FIRST))).toBe(false);
  expect(existsSync(join(versions(), SECOND))).toBe(true);
  run(['live', SECOND]);
  expect(run(['list'])).toContain(`* ${SECOND}`);
});
