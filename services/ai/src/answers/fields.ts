/** Fields of which any may be missing or of another type. */
export type Given<Drink> = { [Field in keyof Drink]?: unknown };

export const trueOrFalse = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** Without the fields that are undefined. */
export function withoutGaps<Fields extends object>(fields: {
  [Name in keyof Fields]?: Fields[Name] | undefined;
}): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<Fields>;
}

/** Only the fields that differ from the drink as it is. */
export function onlyChanges<Fields extends object>(
  fields: Partial<Fields>,
  current: object,
): Partial<Fields> {
  const old = current as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name])),
  ) as Partial<Fields>;
}
