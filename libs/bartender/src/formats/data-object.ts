export type DataObject = Readonly<Partial<Record<PropertyKey, unknown>>>;

export const isObject = (value: unknown): value is DataObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
