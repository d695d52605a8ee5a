import {
  LIST_NAMES,
  isAccepted,
  type Answer,
  type Call,
  type Drink,
  type Fields,
  type ListName,
  type Lists,
} from '@peanut/contracts/testing/menu-model';
import { EDITED_FIELDS } from './changes.js';
import type { Fault } from './tally.js';

interface Promised {
  version: number;
  fields: Fields;
}

/**
 * What the owners were told is done: of each drink the version and the texts. Places are the model's to know, for
 * every write may move others.
 */
export class Acknowledged {
  /** What is not as promised. */
  readonly faults: Fault[] = [];
  private readonly drinks = new Map<string, Promised>();

  constructor(start: Lists) {
    for (const { id, version, ...fields } of LIST_NAMES.flatMap((list) => start[list]))
      this.drinks.set(id, { version, fields });
  }

  /** A first answer, not one that was replayed. */
  record(call: Call, answer: Answer): void {
    if (!isAccepted(answer) || call.does === 'reorder') return;
    if (call.does === 'create') {
      this.drinks.set(call.id, { version: 1, fields: call.fields });
      return;
    }
    const known = this.drinks.get(call.id);
    // Accepted although the drink was no longer at the version that the owner had seen.
    if (known?.version !== call.version) this.faults.push('overwrittenSilently');
    if (call.does === 'delete') this.drinks.delete(call.id);
    else this.drinks.set(call.id, edited(call.fields, known));
  }

  /** Holds the lists against what was promised. */
  check(lists: Lists): void {
    const found = new Set<string>();
    for (const list of LIST_NAMES)
      for (const drink of lists[list]) {
        const promised = found.has(drink.id) ? undefined : this.drinks.get(drink.id);
        found.add(drink.id);
        const fault = promised ? faultOf(list, drink, promised) : 'twice';
        if (fault) this.faults.push(fault);
      }
    for (const id of this.drinks.keys()) if (!found.has(id)) this.faults.push('lost');
  }
}

function faultOf(list: ListName, drink: Drink, { version, fields }: Promised): Fault | undefined {
  if (drink.version > version) return 'twice';
  const isLost = drink.version < version || EDITED_FIELDS[list].some((name) => drink[name] !== fields[name]);
  return isLost ? 'lost' : undefined;
}

function edited(fields: Fields, before: Promised = { version: 0, fields: {} }): Promised {
  return { version: before.version + 1, fields: { ...before.fields, ...fields } };
}
