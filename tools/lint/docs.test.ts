import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import prettier from 'prettier';
import { readResults, reliabilityPage } from '../../proof/results/results.mjs';
import { ROOT } from '../../ops/launch/parts.mjs';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const isThere = (path: string) => existsSync(join(ROOT, path));
const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(isThere);
const names = new Set(files.map((file) => basename(file)));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const { generators } = JSON.parse(read(files.find((file) => file.endsWith('/generators.json')) ?? '')) as {
  generators: object;
};

const CODE = /\.(?:tsx?|m[jt]s|sh|envsh|sql|template)$/;
/** What a build makes. */
const BUILT = /(?:^|\/)(?:dist|bundle|node_modules)\//;
/** Folders at the top, and those that were once. */
const FOLDERS = new Set([...files.map((file) => file.split('/')[0]), 'scripts']);

/** The words of a text that name a file of code, or a folder below one at the top. */
const pathsIn = (text: string) =>
  (text.match(/(?<![\w:/@.~-])[\w@][\w@.{},*…<>/-]*/g) ?? [])
    .map((word) => word.replace(/[.,]+$/, ''))
    .filter((word) => CODE.test(word) || (word.includes('/') && FOLDERS.has(word.split('/')[0])))
    .filter((word) => !BUILT.test(word));

/** Of a path with a pattern in it only the folder before that has to be there. */
const isPathMissing = (folder: string) => (word: string) => {
  const path = word.replace(/[^/]*[*…<{].*$/, '');
  if (!word.includes('/')) return path !== '' && !names.has(path);
  return !isThere(path) && !isThere(join(folder, path)) && !files.some((file) => file.endsWith(`/${path}`));
};

/** The stages of `npm run proof`, which its program names. */
const stages = new Set(
  [...read(scripts['proof']?.split(' ')[1] ?? '').matchAll(/(?:name: |programOf\()'([\w-]+)'/g)].map(
    ([, name]) => name,
  ),
);

function missingCommands(text: string) {
  const commands: [RegExp, (name: string) => boolean][] = [
    [/npm run ([\w:-]+)/g, (name) => name in scripts],
    [/npm run proof -- ([a-z-]+)/g, (name) => stages.has(name)],
    [/peanut:([\w-]+)/g, (name) => name in generators],
  ];
  return commands.flatMap(([pattern, exists]) =>
    [...text.matchAll(pattern)].filter(([, name = '']) => !exists(name)).map(([command]) => command),
  );
}

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isLinkMissing(page: string, link: string) {
  const [path, anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  return !isThere(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

/** What a page names that does not exist: in its code, its commands, its links. */
const missingIn = (page: string, text = read(page)) => [
  ...pathsIn((text.match(/```[^]*?```|`[^`]+`/g) ?? []).join('\n')).filter(isPathMissing(dirname(page))),
  ...missingCommands(text),
  ...[...text.matchAll(/\]\((?!https?:|data:)([^)\s]*)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => isLinkMissing(page, link)),
];

it.each(files.filter((file) => file.endsWith('.md')))('%s names only what exists', (page) => {
  expect(missingIn(page)).toEqual([]);
});

it('notices paths, commands, stages, generators, links and anchors that are gone', () => {
  const gone = ['libs/gone/a.ts', 'scripts/gone', 'gone-file.mjs', 'libs/gone/*.ts', 'npm run gone'];
  const text =
    `${gone.map((each) => `\`${each}\``).join(' ')} npm run proof -- gone, npx nx g peanut:gone ` +
    '[a](gone.md) [b](docs/glossary.md#gone), but [c](docs/glossary.md#glossary) `libs/*/package.json` `docs/README.md`';
  const found = [...gone, 'npm run proof -- gone', 'peanut:gone', 'gone.md', 'docs/glossary.md#gone'];
  expect(missingIn('README.md', text).sort()).toEqual([...found, 'docs/README.md'].sort());
});

it('has comments that name only files that exist', () => {
  const commented = files.filter((file) =>
    /\.(?:tsx?|m?js|yml|sh|envsh|sql|template)$|Dockerfile$/.test(file),
  );
  const missing = commented.flatMap((file) =>
    pathsIn((read(file).match(/^\s*(?:\/\/|\/?\*|#).*$/gm) ?? []).join('\n'))
      .filter((word) => word.includes('/') && CODE.test(word))
      .filter(isPathMissing(dirname(file)))
      .map((word) => `${file}: ${word}`),
  );
  expect(missing).toEqual([]);
});

it.each(files.filter((file) => /^docs\/decisions\/\d/.test(file)))(
  '%s begins with its decision in one sentence',
  (page) => {
    expect(read(page)).toMatch(/^# \d{3} .+\n\n> .+\.\n\n\*\*Status:/);
  },
);

it('has docs/reliability.md as the proof runs make it', async () => {
  const page = join(ROOT, 'docs/reliability.md');
  const options = { ...(await prettier.resolveConfig(page)), filepath: page };
  expect(await prettier.format(reliabilityPage(readResults()), options)).toBe(read('docs/reliability.md'));
});
