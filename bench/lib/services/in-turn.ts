/** The item whose turn it is when they are gone round one after the other. */
export function inTurn<T>(items: readonly T[], turn: number): T {
  return items[turn % items.length] as T;
}
