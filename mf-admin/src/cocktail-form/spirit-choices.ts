import type { SpiritOption } from '@peanut/contracts';
import type { ListState } from '@peanut/web';

/** The names of the active spirits, in order; undefined while they are not known. */
export function activeSpirits(options: ListState<SpiritOption>): string[] | undefined {
  if (options.status !== 'ready') return undefined;
  return options.items.filter(({ isActive }) => isActive).map(({ name }) => name);
}

/** What the dropdown offers: the active spirits, and the item's own one though it may be inactive by now. */
export function spiritChoices(active: readonly string[] | undefined, own: readonly string[]) {
  const others = own.filter((name, index) => !active?.includes(name) && own.indexOf(name) === index);
  return [
    ...(active ?? []).map((value) => ({ value })),
    ...others.map((value) => ({ value, ...(active && { text: `${value} (inactive)` }) })),
  ];
}
