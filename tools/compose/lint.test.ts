import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';

/** Files of this name, at the root or in the folder of a part. */
const filesNamed = (name: RegExp) =>
  ['.', 'gateway', 'gateway/caddy', ...readdirSync('services').map((service) => `services/${service}`)]
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => name.test(file));

/** What the linter takes for a mistake and is none here: our order, and an image named as it is built. */
const NOT_HERE = [
  'no-build-and-image',
  'no-quotes-in-volumes',
  // It cannot see an address in a variable.
  'no-unbound-port-interfaces',
  'require-project-name-field',
  'service-dependencies-alphabetical-order',
  'service-image-require-explicit-tag',
  'service-keys-order',
  'services-alphabetical-order',
  'top-level-properties-order',
];
const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, 0 as const]));
const compose = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });

test('compose files hold to the schema of Compose and to the linter', () => {
  const files = filesNamed(/docker-compose[^/]*\.yml$/);
  expect(files.length).toBeGreaterThanOrEqual(4);
  expect(compose.lintFiles(files, false).flatMap(({ messages }) => messages)).toEqual([]);
});

test.each(['Dockerfile', 'gateway/caddy/Dockerfile'])('%s is understood by Docker', (file) =>
  expect(validate(readFileSync(file, 'utf8'))).toEqual([]),
);
