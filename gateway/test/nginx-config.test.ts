import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../dist/nginx', import.meta.url));
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.template'),
);

describe.each(FILES)('%s', (name) => {
  const text = readFileSync(join(FOLDER, name), 'utf8').replace(/^\s*#.*$/gm, '');

  test('has no rewrite and no set: together they are a known hole', () => {
    expect(text).not.toMatch(/^\s*(?:rewrite|set)\s/m);
  });

  test('has no unnamed capture', () => {
    // Inside a character class a parenthesis opens nothing.
    const patterns = text.replace(/"accelerometer[^"]*"/, '').replace(/\[[^\]]*\]/g, '');
    const groups = [...patterns.matchAll(/[~^][^\s]*\((?!\?)/g)].map(([found]) => found);
    expect(groups).toEqual([]);
  });

  test('uses if only to return', () => {
    const filledIn = text.replace(/\$\{\w+\}/g, 'value');
    const bodies = [...filledIn.matchAll(/\bif\s*\([^{]*\{([^}]*)\}/g)].map(([, body]) => body?.trim());
    for (const body of bodies) expect(body).toMatch(/^return \d{3}(?: \S+)?;$/);
  });
});

test('every location that answers includes the security headers', () => {
  const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8');
  const [server = ''] = read('servers/gateway.conf.template').split('# Compresses a list once');
  const locations = `${server}\n${read('snippets/routes.conf.template')}`.split(/\n *location /).slice(1);
  const bare = locations.filter(
    (block) => !/snippets\/(?:headers|api|static-part|shell-page)\.conf/.test(block),
  );
  // These set no header of their own, so they inherit the server's; the last four are read by nginx alone.
  const names = bare.map((block) => block.split(' {')[0]);
  expect(names).toEqual([
    '~* ^/+api(?:/|$)',
    '= /_head',
    '= /_page_version',
    '= /_first_view',
    '= /_nothing',
  ]);
});
