import {
  addMigration,
  formatChanges,
  insertAfter,
  insertBefore,
  MANIFEST,
  manifestOf,
  namesOf,
  quoted,
} from './edit.mjs';

/**
 * @typedef {import('./edit.mjs').Tree} Tree
 * @typedef {import('./edit.mjs').Names} Names
 * @typedef {{ remote: string, icon: string, title: string, description: string }} Page
 */

/** @param {Names} names @param {string} remote */
const component = ({ camel, pascal }, remote) => `import { PAGES } from '@peanut/contracts';
import { PageHeader } from '@peanut/ui/page-header';
import { Link, useGivenTitle } from '@peanut/web';
import '../styles.css';

export default function ${pascal}Page() {
  return (
    <div data-mf="${remote.replace('mf-', '')}">
      <PageHeader
        link={Link}
        backTo={PAGES.landing.path}
        overline="The house menu"
        title={useGivenTitle(PAGES.${camel}.path) ?? PAGES.${camel}.heading}
      />
    </div>
  );
}
`;

/** @param {Names} names @param {Page} page */
const entry = ({ camel, pascal, kebab }, { remote, title, icon, description }) => `  ${camel}: {
    path: '/${kebab}',
    title: ${quoted.code(title)},
    heading: ${quoted.code(title)},
    icon: ${quoted.code(icon)},
    description: ${quoted.code(description)},
    remote: '${remote}',
    module: '${pascal}Page',
    area: ${quoted.code(title.toLowerCase())},
    reads: [],
  },
`;

/**
 * An installation that runs already gets the page too, as its last one; a new one is seeded with it.
 * @param {Names} names @param {Page} page
 */
const insertion = (
  { kebab },
  { title, icon, description },
) => `INSERT INTO menu.pages (title, path, icon, description, sort_order)
      SELECT ${[title, `/${kebab}`, icon, description].map(quoted.sql).join(', ')}, max(sort_order) + 1
      FROM menu.pages HAVING count(*) > 0`;

/**
 * npx nx g peanut:page seasonal-drinks --remote=mf-menu --icon=Leaf: its entry in the manifest of parts, its component and the row
 * of existing bars. Route, tab, head fragment, prerendered page, nginx and offline copy follow.
 * @param {Tree} tree @param {{ name: string, remote: string } & Partial<Page>} options
 */
export default async function page(tree, { name, remote, icon = 'Martini', ...given }) {
  const names = namesOf(name);
  const { REMOTES, PAGES } = await manifestOf(tree);
  if (!(remote in REMOTES)) throw new Error(`There is no ${remote}: ${Object.keys(REMOTES).join(', ')}.`);
  if (names.camel in PAGES) throw new Error(`There is a page ${names.camel} already.`);
  const own = { remote, icon, title: names.title, description: names.title, ...given };
  const file = `src/${name}/${name}-page.tsx`;
  insertAfter(tree, MANIFEST, `  '${remote}': {\n`, `    ${names.pascal}Page: '${file}',\n`);
  insertBefore(tree, MANIFEST, '});\n\n/**\n * The services', entry(names, own));
  tree.write(`${remote}/${file}`, component(names, remote));
  addMigration(tree, `add-${name}-page`, [insertion(names, own)]);
  await formatChanges(tree);
}
