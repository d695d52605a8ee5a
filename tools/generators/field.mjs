import { addMigration, formatChanges, insertBefore, namesOf, quoted } from './edit.mjs';

/**
 * @typedef {import('./edit.mjs').Tree} Tree
 * @typedef {'cocktail' | 'whiskey'} Drink
 * @typedef {keyof typeof COLUMNS} Kind
 * @typedef {{ name: string, kind: Kind, max: number, label: string }} Field
 */

const TABLES = { cocktail: 'cocktails', whiskey: 'whiskeys' };
/** The column of each kind. */
const COLUMNS = {
  'optional text': (/** @type {number} */ max) => `text CHECK (char_length("COLUMN") BETWEEN 1 AND ${max})`,
  flag: () => 'boolean NOT NULL DEFAULT false',
};

/** The entry of the field table. @param {Field} field */
function entryOf({ kind, label, max }) {
  const own = kind === 'flag' ? 'default: false' : `max: ${max}`;
  return `{ kind: ${quoted.code(kind)}, label: ${quoted.code(label)}, ${own} }`;
}

/**
 * Its control ends the section on how a cocktail is served, or a whiskey poured.
 * @param {Tree} tree @param {Drink} drink @param {string} name @param {Kind} kind
 */
function addControl(tree, drink, name, kind) {
  const control =
    kind === 'flag'
      ? `<SwitchField {...bind.flag('${name}')} />`
      : `<TextField {...bind.text('${name}')} hint="Optional" />`;
  const anchor = drink === 'cocktail' ? '        <TextArea rows={4}' : '        <TextArea rows={3}';
  const form = `mf-admin/src/${drink}-form/${drink}-form.tsx`;
  insertBefore(tree, form, anchor, `        ${control}\n`);
  if (kind === 'flag' && !/import .*\bSwitchField\b/.test(tree.read(form, 'utf8') ?? ''))
    insertBefore(tree, form, 'TextArea, TextField }', 'SwitchField, ');
}

/** @param {Tree} tree @param {Drink} drink @param {Field} field */
function addFact(tree, drink, { name, kind, label }) {
  const value = kind === 'flag' ? 'Yes' : `{${drink}.${name}}`;
  const fact = `{${drink}.${name} && <RecipeFact label=${JSON.stringify(label)}>${value}</RecipeFact>}`;
  const back = `mf-menu/src/${TABLES[drink]}/${drink}-back.tsx`;
  insertBefore(tree, back, '      </dl>', `        ${fact}\n`);
}

/**
 * A guest sees it on the card's back.
 * @param {Tree} tree @param {Drink} drink @param {Field} field @param {import('./edit.mjs').Names} names
 */
function addTest(tree, drink, { name, kind, label }, { kebab }) {
  const component = `${namesOf(drink).pascal}Back`;
  const [value, shown] = kind === 'flag' ? ['true', "'Yes'"] : ["'as it was typed'", "'as it was typed'"];
  tree.write(
    `mf-menu/src/${TABLES[drink]}/${kebab}.test.tsx`,
    `import { testDrink } from '@peanut/contracts/testing';
import { render, screen } from '@testing-library/react';
import { ${component} } from './${drink}-back';

it('shows a guest ${quoted.code(label).slice(1, -1)} where there is one', () => {
  const { rerender } = render(<${component} ${drink}={testDrink('${drink}')} />);
  expect(screen.queryByText(${quoted.code(label)})).toBeNull();
  rerender(<${component} ${drink}={testDrink('${drink}', { ${name}: ${value} })} />);
  expect(screen.getByText(${quoted.code(label)}).nextSibling?.textContent).toBe(${shown});
});
`,
  );
}

/**
 * npx nx g peanut:field garnish --drink=cocktail --kind="optional text" --max=120: its entry in the field table, column,
 * control and place on the card, and a test. Types, rules, documents, labels and differences follow.
 * @param {Tree} tree @param {{ name: string, drink: Drink, kind?: Kind, max?: number, label?: string }} options
 */
export default async function field(tree, { name: kebab, drink, kind = 'optional text', max = 120, label }) {
  const names = namesOf(kebab);
  const own = { name: names.camel, kind, max, label: label ?? names.title };
  const column = kebab.replaceAll('-', '_');
  const type = COLUMNS[kind](max).replace('"COLUMN"', column);
  const table = `libs/contracts/src/drinks/${drink}.ts`;
  insertBefore(tree, table, '  ...SHARED_FIELDS,', `  ${own.name}: ${entryOf(own)},\n`);
  addMigration(tree, `add-${kebab}`, [
    `ALTER TABLE menu.${TABLES[drink]}
      ADD COLUMN ${column} ${type}`,
  ]);
  addControl(tree, drink, own.name, kind);
  addFact(tree, drink, own);
  addTest(tree, drink, own, names);
  await formatChanges(tree);
}
