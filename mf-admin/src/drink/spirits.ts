import { SORT_ORDER, type SpiritOption } from '@peanut/contracts';
import type { ListState } from '@peanut/web';

/**
 * The spirits in their order, with what the owner has added at the end: the service gives that the sort order 0, right
 * behind the first.
 */
export function spiritsInOrder(options: readonly SpiritOption[]): SpiritOption[] {
  const first = options.reduce((least, { createdAt }) => (createdAt < least ? createdAt : least), '~');
  const isAdded = (one: SpiritOption) => one.sortOrder === SORT_ORDER.default && one.createdAt > first;
  return [...options.filter((one) => !isAdded(one)), ...options.filter(isAdded)];
}

/** The names of the active spirits, in order; undefined while they are not known. */
export function activeSpirits(options: ListState<SpiritOption>): string[] | undefined {
  if (options.status !== 'ready') return undefined;
  return spiritsInOrder(options.items)
    .filter(({ isActive }) => isActive)
    .map(({ name }) => name);
}

/** What the dropdown offers: the active spirits, and the item's own one though it may be inactive by now. */
export function spiritChoices(active: readonly string[] | undefined, own: readonly string[]) {
  const others = own.filter((name, index) => !active?.includes(name) && own.indexOf(name) === index);
  return [
    ...(active ?? []).map((value) => ({ value })),
    ...others.map((value) => ({ value, ...(active && { text: `${value} (inactive)` }) })),
  ];
}

/** What a whiskey's field suggests: the spirits of the flight and the bar's active ones, each once, by name. */
export function spiritSuggestions(
  flight: readonly { spirit: string }[],
  active: readonly string[],
): string[] {
  const byName = new Map(
    [...flight.map(({ spirit }) => spirit), ...active].map((name) => [name.toLowerCase(), name]),
  );
  return [...byName.values()].toSorted((a, b) => a.localeCompare(b));
}
