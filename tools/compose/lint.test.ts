import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { readText } from './compose-file.js';

/** Files of this name, at the root or in the folder of a part. */
const filesNamed = (name: RegExp) =>
  ['.', 'gateway', 'gateway/caddy', ...readdirSync('services').map((service) => `services/${service}`)]
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => name.test(file));

/** What the linter takes for a mistake and is none here: our order, and an image that has the name it is built under. */
const NOT_HERE = [
  'no-build-and-image',
  'no-quotes-in-volumes',
  // Knows no address that a variable holds.
  'no-unbound-port-interfaces',
  'require-project-name-field',
  'service-dependencies-alphabetical-order',
  'service-image-require-explicit-tag',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];

const compose = new DCLinter({
  rules: Object.fromEntries(NOT_HERE.map((rule) => [rule, 0 as const])),
  quiet: false,
  debug: false,
  exclude: [],
});

/** What a compose file breaks: Compose's own schema, or a rule of the linter's. */
const composeProblems = (file: string) =>
  compose
    .lintFiles([file], false)
    .flatMap(({ messages }) => messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`));

const dockerfileProblems = (text: string) =>
  validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`);

describe('compose files', () => {
  const files = filesNamed(/docker-compose[^/]*\.yml$/);

  test('are found', () => expect(files.length).toBeGreaterThanOrEqual(4));

  test.each(files)('%s holds to the schema of Compose', (file) => expect(composeProblems(file)).toEqual([]));

  test('with a key that Compose does not know are found out', () => {
    const folder = mkdtempSync(join(tmpdir(), 'peanut-compose-'));
    const file = join(folder, 'docker-compose.yml');
    writeFileSync(file, readText('docker-compose.yml').replace('read_only: true', 'readonly: true'));
    expect(composeProblems(file).join()).toContain('invalid-schema');
    rmSync(folder, { recursive: true });
  });
});

describe('Dockerfiles', () => {
  const files = filesNamed(/Dockerfile$/);

  test('are found', () => expect(files).toEqual(['Dockerfile', 'gateway/caddy/Dockerfile']));

  test.each(files)('%s is understood by Docker', (file) =>
    expect(dockerfileProblems(readText(file))).toEqual([]),
  );

  test.each([
    ['an unknown flag', 'COPY --chmod=0755 gateway/containers', 'COPY --chmodd=0755 gateway/containers'],
    ['an unknown instruction', 'ENTRYPOINT []', 'ENTRYPOINTS []'],
    ['a stage of the same name', 'AS tools', 'AS manifests'],
  ])('with %s are found out', (_, right, wrong) => {
    const text = readText('Dockerfile');
    expect(text).toContain(right);
    expect(dockerfileProblems(text.replace(right, wrong))).not.toEqual([]);
  });
});
