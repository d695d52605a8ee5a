import { lineKey } from './keys.js';
import { type WrittenLine } from './written-drink.js';

const UNIT_HEADS = ['oz', 'ml', 'cl', 'parts'] as const;

/** An ingredient from values by their keys or columns' heads; undefined when nothing is named. */
export function lineFrom(parts: Iterable<readonly [key: string, value: string]>): WrittenLine | undefined {
  const found = new Map<string, string>();
  for (const [key, value] of parts) {
    const part = lineKey(key);
    const text = value.trim();
    if (!part || text === '') continue;
    const before = found.get(part);
    if (part === 'note' || before === undefined)
      found.set(part, before === undefined ? text : `${before}, ${text}`);
    else if (part === 'amount') found.set(part, `${before} ${text}`);
  }
  const thing = found.get('thing');
  if (!thing) {
    const whole = [found.get('amount'), found.get('unit')].filter(Boolean).join(' ');
    return /\p{L}{3}/u.test(whole) ? { thing: whole, note: found.get('note') } : undefined;
  }
  const head = UNIT_HEADS.find((one) => found.has(one));
  const isOptional = /^(?:true|yes|1|x)$/i.test(found.get('optional') ?? '') ? 'optional' : undefined;
  return {
    thing,
    amount: found.get('amount') ?? (head && found.get(head)),
    upTo: found.get('upTo'),
    unit: found.get('unit') ?? (found.has('amount') ? undefined : head),
    note: [found.get('note'), isOptional].filter(Boolean).join(', ') || undefined,
  };
}
