/** The items in the order of the ids, then the others in their own order. */
export function inOrder<T extends { id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ id }: T) => places.get(id) ?? ids.length;
  return items.toSorted((a, b) => place(a) - place(b));
}
