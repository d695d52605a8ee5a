/** Only the fields that differ from the drink as it is. */
export function changedFields<Fields extends object>(
  fields: Partial<Fields>,
  current: object,
): Partial<Fields> {
  const old = current as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  ) as Partial<Fields>;
}
