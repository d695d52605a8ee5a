import { format, getFileInfo, resolveConfig } from 'prettier';

/**
 * As much of Nx's tree as the generators use.
 * @typedef {object} Tree
 * @property {(path: string, encoding: 'utf8') => string | null} read
 * @property {(path: string, text: string) => void} write
 * @property {() => { path: string }[]} listChanges
 *
 * @typedef {ReturnType<typeof namesOf>} Names
 */

/**
 * `seasonal-drinks` in the spellings of code and of texts. Throws on a name that is none of these.
 * @param {string} kebab
 */
export function namesOf(kebab) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`"${kebab}" should be lower-case words with dashes, like seasonal-drinks.`);
  const words = kebab.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  const pascal = words.join('');
  return { kebab, pascal, camel: pascal.slice(0, 1).toLowerCase() + pascal.slice(1), title: words.join(' ') };
}

const asText = (/** @type {string} */ value) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
/** A text as code and as SQL write it. */
export const quoted = {
  code: asText,
  sql: (/** @type {string} */ value) => `'${value.replaceAll("'", "''")}'`,
};

/** @param {Tree} tree @param {string} path @param {string} anchor @param {string} change */
function edit(tree, path, anchor, change) {
  const text = tree.read(path, 'utf8');
  if (!text?.includes(anchor))
    throw new Error(`${path} is not as the generator knows it: no "${anchor.trim()}".`);
  tree.write(
    path,
    text.replace(anchor, () => change),
  );
}

/**
 * Puts text before, or after, the first place where the file has the anchor. Throws when it has none.
 * @type {(tree: Tree, path: string, anchor: string, text: string) => void}
 */
export const insertBefore = (tree, path, anchor, text) => edit(tree, path, anchor, text + anchor);
/** @type {(tree: Tree, path: string, anchor: string, text: string) => void} */
export const insertAfter = (tree, path, anchor, text) => edit(tree, path, anchor, anchor + text);

/**
 * The manifest of parts as the tree has it.
 * @param {Tree} tree
 * @returns {Promise<typeof import('../../libs/contracts/src/parts.js')>}
 */
export async function manifestOf(tree) {
  const text = tree.read(MANIFEST, 'utf8');
  return import(`data:text/javascript,${encodeURIComponent(text ?? '')}`);
}
export const MANIFEST = 'libs/contracts/src/parts.js';

/** A text as it stands between backticks. */
const escaped = (/** @type {string} */ text) => text.replace(/[`\\]|\$\{/g, '\\$&');

const MENU_DATABASE = 'services/menu/src/database/menu-database.ts';

/**
 * A migration of the menu's database with these statements, named among the others.
 * @param {Tree} tree @param {string} name @param {string[]} statements
 */
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
  const list = /export const MIGRATIONS = \[[^\]]*/.exec(tree.read(MENU_DATABASE, 'utf8') ?? '')?.[0];
  if (!list) throw new Error(`${MENU_DATABASE} has no list of migrations.`);
  insertAfter(tree, MENU_DATABASE, list.trimEnd().replace(/,$/, ''), `, ${className}`);
}

/** Formats what was written as the whole repository is. @param {Tree} tree */
export async function formatChanges(tree) {
  for (const { path } of tree.listChanges()) {
    const { inferredParser } = await getFileInfo(path);
    if (!inferredParser) continue;
    const options = { ...(await resolveConfig(path)), filepath: path };
    tree.write(path, await format(tree.read(path, 'utf8') ?? '', options));
  }
}
