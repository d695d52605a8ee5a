/** Reads the fields of an answer that may hold anything; what is missing, empty or of another type is undefined. */
export interface AnswerFields {
  /** Trimmed, and cut to the most characters the field takes. */
  text: (name: string, max: number) => string | undefined;
  /** The texts of a list that are not empty. */
  list: (name: string, max: { items: number; characters: number }) => string[] | undefined;
  flag: (name: string) => boolean | undefined;
  number: (name: string, bounds: { min: number; max: number }) => number | undefined;
  isNull: (name: string) => boolean;
}

export function answerFields(answer: unknown): AnswerFields {
  const fields = typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  return {
    text: (name, max) => cut(fields[name], max),
    list: (name, max) => {
      const value = fields[name];
      if (!Array.isArray(value)) return undefined;
      const texts = value.flatMap((one: unknown) => cut(one, max.characters) ?? []).slice(0, max.items);
      return texts.length > 0 ? texts : undefined;
    },
    flag: (name) => {
      const value = fields[name];
      return typeof value === 'boolean' ? value : undefined;
    },
    number: (name, { min, max }) => {
      const value = fields[name];
      return typeof value === 'number' && value >= min && value <= max ? value : undefined;
    },
    isNull: (name) => fields[name] === null,
  };
}

/** Whether the answer names fields, and wants each of them empty. */
export function onlyEmpties(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return false;
  const values = Object.values(answer);
  return values.length > 0 && values.every((value) => value === null || value === '');
}

/** The text without white space around it, at most `max` code points of it. */
function cut(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  return [...value.trim()].slice(0, max).join('').trim() || undefined;
}

/** Without the fields that are undefined. */
export function withoutGaps<Values extends object>(fields: {
  [Name in keyof Values]?: Values[Name] | undefined;
}): Partial<Values> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<Values>;
}
