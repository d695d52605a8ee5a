/** What a field holds, for people to read: a text, or a list; a list with `start` is numbered from there. */
export type FieldValue = string | { items: string[]; start?: number };

export function readable(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : { items: value.map(String) };
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === null || value === undefined || value === '') return 'none';
  return String(value);
}
