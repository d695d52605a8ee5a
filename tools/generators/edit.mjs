import { format, getFileInfo, resolveConfig } from 'prettier';

/** `seasonal-drinks` in the spellings of code and of texts. Throws on a name that is none of these. */
export function namesOf(kebab) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`"${kebab}" should be lower-case words with dashes, like seasonal-drinks.`);
  const words = kebab.split('-').map((word) => word[0].toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return { kebab, pascal, camel: pascal[0].toLowerCase() + pascal.slice(1), title: words.join(' ') };
}

const asText = (value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** A text as code and as SQL write it. */
export const quoted = { code: asText, sql: (value) => `'${value.replaceAll("'", "''")}'` };

function edit(tree, path, anchor, change) {
  const text = tree.read(path, 'utf8');
  if (!text?.includes(anchor))
    throw new Error(`${path} is not as the generator knows it: no "${anchor.trim()}".`);
  tree.write(
    path,
    text.replace(anchor, () => change),
  );
}

/** Puts text before, or after, the first place where the file has the anchor. Throws when it has none. */
export const insertBefore = (tree, path, anchor, text) => edit(tree, path, anchor, text + anchor);
export const insertAfter = (tree, path, anchor, text) => edit(tree, path, anchor, anchor + text);
export const append = (tree, path, text) => tree.write(path, tree.read(path, 'utf8') + text);

/** The manifest of parts as the tree has it. */
export async function manifestOf(tree) {
  const text = tree.read(MANIFEST, 'utf8');
  return import(`data:text/javascript,${encodeURIComponent(text)}`);
}
export const MANIFEST = 'libs/contracts/src/parts.js';

/** A text as it stands between backticks. */
const escaped = (text) => text.replace(/[`\\]|\$\{/g, '\\$&');

const MENU_DATABASE = 'services/menu/src/database/menu-database.ts';

/** A migration of the menu's database of this statement, named among the others. */
export function addMigration(tree, name, statements, now = Date.now()) {
  const className = `${namesOf(name).pascal}${now}`;
  tree.write(
    `services/menu/src/migrations/${now}-${name}.ts`,
    `import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${className} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
${statements.map((sql) => `    await runner.query(\`${escaped(sql)}\`);\n`).join('')}  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations go forward only'));
  }
}
`,
  );
  const file = `../migrations/${now}-${name}.js`;
  insertBefore(tree, MENU_DATABASE, 'import { seedOnce }', `import { ${className} } from '${file}';\n`);
  const list = /export const MIGRATIONS = \[[^\]]*/.exec(tree.read(MENU_DATABASE, 'utf8'))?.[0];
  if (!list) throw new Error(`${MENU_DATABASE} has no list of migrations.`);
  insertAfter(tree, MENU_DATABASE, list.trimEnd().replace(/,$/, ''), `, ${className}`);
}

/** The packages of a sister part, so that both have the same versions. */
export function packagesLike(tree, part, names) {
  const { dependencies, devDependencies } = JSON.parse(tree.read(`${part}/package.json`, 'utf8'));
  const all = { ...dependencies, ...devDependencies };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

export const writeJson = (tree, path, value) => tree.write(path, `${JSON.stringify(value, null, 2)}\n`);

/** Formats what was written as the whole repository is. */
export async function formatChanges(tree) {
  for (const { path } of tree.listChanges()) {
    const { inferredParser } = await getFileInfo(path);
    if (!inferredParser) continue;
    const options = { ...(await resolveConfig(path)), filepath: path };
    tree.write(path, await format(tree.read(path, 'utf8'), options));
  }
}
