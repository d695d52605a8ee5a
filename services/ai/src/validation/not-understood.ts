import { NOT_UNDERSTOOD, line } from '@peanut/contracts';

/** The clauses that a bartender says it did not understand, as the contract has them; undefined when there are none. */
export function notUnderstoodIn(read: object): string[] | undefined {
  const { notUnderstood } = read as { notUnderstood?: unknown };
  const clauses = (Array.isArray(notUnderstood) ? notUnderstood : [])
    .map((clause) => line(clause, NOT_UNDERSTOOD.maxLength))
    .filter((clause) => clause !== undefined);
  return clauses.length > 0 ? clauses.slice(0, NOT_UNDERSTOOD.maxItems) : undefined;
}
