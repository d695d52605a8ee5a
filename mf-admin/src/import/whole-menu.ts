import { type EntityType, inputOf } from '@peanut/contracts';
import {
  changesTo,
  type InputOf,
  type Menu as SavedMenu,
  type PendingChange,
  type StagedEdit,
  type WantedMenu,
} from '@peanut/editing';
import type { RowPlan } from './import-plan';
import type { ImportRow, Menu } from './import-rows';
import { stagedEdits } from './staged-edits';

type Wanted<E extends EntityType> = NonNullable<WantedMenu[E]>[number];

/** A wanted drink with the number that the file gives it. */
type Numbered<E extends EntityType> = Wanted<E> & { number?: number | undefined };

/** A row with the edit that stages it, if it is staged. */
interface RowEdit {
  row: ImportRow;
  edit: StagedEdit | undefined;
}

const has = (rows: readonly ImportRow[], kind: EntityType): boolean =>
  rows.some(({ entityType }) => entityType === kind);

/** The drinks that go where the file is the menu: those of its kinds that it does not name. */
export function unnamedDrinks(rows: readonly ImportRow[], menu: Menu): Menu[EntityType][number][] {
  const named = new Set(rows.flatMap(({ twin }) => twin?.id ?? []));
  return (['cocktail', 'whiskey'] as const)
    .filter((kind) => has(rows, kind))
    .flatMap((kind) => menu[kind].filter(({ id }) => !named.has(id)));
}

/** Everything that is pending, newest first, once the menu shall be what the file has, in the file's order. */
export function wholeMenuChanges(
  { rows, plans }: { rows: readonly ImportRow[]; plans: readonly RowPlan[] },
  { menu, saved, spirits }: { menu: Menu; saved: SavedMenu; spirits: readonly string[] },
  pending: readonly PendingChange[],
): PendingChange[] {
  const edits = stagedEdits(rows, plans, menu).values();
  const staged = rows.map((row) => ({
    row,
    edit: plans[row.index]?.isStaged ? edits.next().value : undefined,
  }));
  const wanted: WantedMenu = {
    ...(has(rows, 'cocktail') && { cocktail: wantedOf('cocktail', staged) }),
    ...(has(rows, 'whiskey') && { whiskey: numbered(wantedOf('whiskey', staged)) }),
  };
  const others = pending.filter(({ entityType }) => !has(rows, entityType));
  return [...changesTo(wanted, saved, spirits), ...others];
}

/** The drinks as they are chosen, in the file's order; one that is left out stays as the menu has it. */
function wantedOf<E extends EntityType>(entityType: E, staged: readonly RowEdit[]): Numbered<E>[] {
  const wanted = new Map<string, Numbered<E>>();
  for (const { row, edit } of staged) {
    if (row.entityType !== entityType) continue;
    const number = numberIn(row);
    const itemId = edit?.type === 'update' ? edit.item.id : edit?.itemId;
    if (edit) wanted.set(itemId ?? `row ${row.index}`, { itemId, data: edit.data as InputOf<E>, number });
    const { twin } = row;
    if (!twin || wanted.has(twin.id)) continue;
    const data = inputOf<EntityType>(entityType, twin) as InputOf<E>;
    wanted.set(twin.id, { itemId: twin.id, data, ...(!edit && { number }) });
  }
  return [...wanted.values()];
}

const numberIn = ({ entityType, input, guessed }: ImportRow): number | undefined =>
  entityType === 'whiskey' && !guessed.includes('number') ? input.number : undefined;

/** The file's numbers where each whiskey has one of its own, else numbers from 1 in the file's order. */
function numbered(flight: readonly Numbered<'whiskey'>[]): Wanted<'whiskey'>[] {
  const numbers = new Set(flight.flatMap(({ number }) => number ?? []));
  const isNumbered = numbers.size === flight.length;
  return flight.map(({ itemId, data, number }, at) => ({
    itemId,
    data: { ...data, number: (isNumbered ? number : undefined) ?? at + 1 },
  }));
}
