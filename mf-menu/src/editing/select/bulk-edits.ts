import {
  inputOf,
  APPLY_ORDER,
  splitMenu,
  staging,
  type DrinkEdit,
  type EntityType,
  type InputOf,
  type PendingChange,
  type StagedItem,
} from '@peanut/editing';
import { showToast } from '@peanut/web';

/** The list with everything staged, what is pending, and the drinks of it that are chosen. */
export interface Chosen<E extends EntityType> {
  entityType: E;
  items: readonly StagedItem<E>[];
  pending: readonly PendingChange[];
  ids: ReadonlySet<string>;
}

/** What both kinds of drinks have, and many can be given at once. */
type Part = Partial<Pick<InputOf<EntityType>, 'isVisible' | 'isAvailable' | 'spirit'>>;

const drinks = (count: number): string => (count === 1 ? '1 drink' : `${count} drinks`);

const chosenOf = <E extends EntityType>({ items, ids }: Chosen<E>) => items.filter(({ id }) => ids.has(id));

/** Stages the same for every chosen drink that is not so already. `will`: what is then so, such as *be hidden*. */
export async function giveChosen<E extends EntityType>(chosen: Chosen<E>, part: Part, will: string) {
  const { entityType } = chosen;
  const names = Object.keys(part) as (keyof Part)[];
  const differing = chosenOf(chosen).filter((item) => names.some((name) => item[name] !== part[name]));
  const edits = differing.map<DrinkEdit<E>>((item) => {
    const data = { ...inputOf<E>(entityType, item), ...part };
    return { type: 'update', entityType, item, data };
  });
  await stageAll(edits, will);
}

export async function deleteChosen<E extends EntityType>(chosen: Chosen<E>) {
  const { entityType, items } = chosen;
  const order = items.map(({ id }) => id);
  const edits = chosenOf(chosen).map<DrinkEdit<E>>((item) => ({ type: 'delete', entityType, item, order }));
  await stageAll(edits, 'be deleted');
}

async function stageAll<E extends EntityType>(edits: readonly DrinkEdit<E>[], will: string): Promise<void> {
  if (edits.length === 0) {
    showToast({ title: 'Nothing Changed', description: 'The drinks you selected are so already.' });
    return;
  }
  const takeBack = await staging.edit(edits);
  showToast({
    title: 'Staged',
    description: `${drinks(edits.length)} will ${will} once you save.`,
    action: { label: 'Undo', onSelect: () => void takeBack() },
  });
}

/** Puts the chosen drinks that guests see first or last, in the order that they have. */
export async function moveChosen<E extends EntityType>(chosen: Chosen<E>, to: 'top' | 'end') {
  const { visible } = splitMenu(chosen.items);
  const moved = visible.filter(({ id }) => chosen.ids.has(id));
  const others = visible.filter(({ id }) => !chosen.ids.has(id));
  const text = `${drinks(moved.length)} will stand ${to === 'top' ? 'first' : 'last'} once you save.`;
  await putInOrder(chosen, to === 'top' ? [...moved, ...others] : [...others, ...moved], text);
}

/** Puts all that guests see in order by name, once: what is added later does not join it. */
export async function orderByName<E extends EntityType>(chosen: Chosen<E>) {
  const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  const { visible } = splitMenu(chosen.items);
  const sorted = visible.toSorted((one, other) => compare(one.name, other.name));
  await putInOrder(chosen, sorted, 'The list will be in order by name once you save.');
}

async function putInOrder<E extends EntityType>(
  { entityType, items, pending }: Chosen<E>,
  visible: readonly StagedItem<E>[],
  text: string,
): Promise<void> {
  await APPLY_ORDER[entityType](
    { items, pending },
    visible.map(({ id }) => id),
  );
  // An order of whiskeys is live at once, and says so itself.
  if (entityType === 'cocktail') showToast({ title: 'Staged', description: text });
}
