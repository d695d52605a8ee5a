import { WHISKEY_NUMBER, type CocktailInput, type WhiskeyInput } from '@peanut/contracts';
import type { StagedEdit } from '@peanut/editing';
import type { RowPlan } from './import-plan';
import { type ImportRow, type Menu, replacement } from './import-rows';

type Row<E extends ImportRow['entityType']> = Extract<ImportRow, { entityType: E }>;

/** The edits that stage what is chosen, in the order of the rows. */
export function stagedEdits(rows: readonly ImportRow[], plans: readonly RowPlan[], menu: Menu): StagedEdit[] {
  const placeOf = cocktailPlaces(menu);
  const numberOf = whiskeyNumbers(rows, plans, menu);
  const idOf = freeIds(menu);
  return rows.flatMap((row) => {
    const plan = plans[row.index];
    if (!plan?.isStaged) return [];
    return row.entityType === 'cocktail'
      ? [cocktailEdit(row, plan, { placeOf, idOf })]
      : [whiskeyEdit(row, plan, { numberOf, idOf })];
  });
}

function cocktailEdit(
  row: Row<'cocktail'>,
  { choice, spirit }: RowPlan,
  { placeOf, idOf }: { placeOf: (input: CocktailInput) => number; idOf: IdOf },
): StagedEdit {
  const { input, guessed, twin } = row;
  const read = spirit ? { ...input, spirit: spirit.name } : input;
  const rest = { entityType: 'cocktail', ...(spirit?.isAdded && { addsSpirit: spirit.name }) } as const;
  if (choice !== 'replace' || !twin)
    return { type: 'create', ...rest, ...idOf(row), data: { ...read, sortOrder: placeOf(read) } };
  return {
    type: 'update',
    ...rest,
    item: twin,
    data: replacement('cocktail', { input: read, guessed }, twin),
  };
}

function whiskeyEdit(
  row: Row<'whiskey'>,
  { choice }: RowPlan,
  { numberOf, idOf }: { numberOf: ReadonlyMap<number, number>; idOf: IdOf },
): StagedEdit {
  const { input, twin } = row;
  if (choice === 'replace' && twin)
    return { type: 'update', entityType: 'whiskey', item: twin, data: replacement('whiskey', row, twin) };
  const data: WhiskeyInput = { ...input, number: numberOf.get(row.index) ?? input.number };
  return { type: 'create', entityType: 'whiskey', ...idOf(row), data };
}

type IdOf = (row: ImportRow) => { itemId?: string };

/** A drink of our own export has its old id, and with it its address, unless another drink has that by now. */
function freeIds({ takenIds }: Menu): IdOf {
  const taken = new Set(takenIds);
  return ({ id }) => {
    if (id === undefined || taken.has(id)) return {};
    taken.add(id);
    return { itemId: id };
  };
}

/** An empty menu takes the file's order. On any other new cocktails follow the last: of the same place, newer ones do. */
function cocktailPlaces({ cocktail }: Menu): (input: CocktailInput) => number {
  if (cocktail.length === 0) return ({ sortOrder }) => sortOrder;
  const last = cocktail.reduce((highest, { sortOrder }) => Math.max(highest, sortOrder), 0);
  return () => last;
}

/**
 * The numbers of new whiskeys, by their rows' indexes. An empty flight takes the file's; any other goes on with them, in
 * the order of the file's numbers.
 */
function whiskeyNumbers(
  rows: readonly ImportRow[],
  plans: readonly RowPlan[],
  { whiskey }: Menu,
): ReadonlyMap<number, number> {
  const isNew = ({ index }: ImportRow) => plans[index]?.isStaged && plans[index].choice === 'add';
  const added = rows.filter((row): row is Row<'whiskey'> => row.entityType === 'whiskey' && !!isNew(row));
  const given = (row: Row<'whiskey'>) => (row.guessed.includes('number') ? Infinity : row.input.number);
  const numbers = new Map<number, number>();
  let last = whiskey.reduce((highest, { number }) => Math.max(highest, number), 0);
  for (const row of added.toSorted((a, b) => given(a) - given(b) || a.index - b.index)) {
    const isFree = whiskey.length === 0 && given(row) > last && given(row) <= WHISKEY_NUMBER.max;
    last = isFree ? given(row) : Math.min(last + 1, WHISKEY_NUMBER.max);
    numbers.set(row.index, last);
  }
  return numbers;
}
