import type { MenuSnapshot } from '@peanut/bartender';
import type { WhiskeyInput } from '@peanut/contracts';
import { DATA_RULES, fence, objectSchema, type SchemaPrompt } from './prompt.js';

const SCHEMA = objectSchema({
  suggestedNumber: { type: 'integer', description: 'From 1 to one past the last number' },
  reasoning: { type: 'string', description: 'One sentence' },
});

export const SUGGEST_ORDER_INSTRUCTIONS = `You help the owner of a home bar to place a new whiskey in a tasting flight.
${DATA_RULES}
A flight goes from light to heavy: lower proof, softer and fresher first; higher proof, older, richer last; peat at the very end.
suggestedNumber is the place at which <new-whiskey> is inserted into <flight>; those at or after it move up by one.
reasoning names the neighbours in one sentence of plain text.`;

/** The place of a new whiskey in the flight. */
export function suggestOrderPrompt(newWhiskey: Partial<WhiskeyInput>, menu: MenuSnapshot): SchemaPrompt {
  return {
    name: 'order',
    schema: SCHEMA,
    instructions: SUGGEST_ORDER_INSTRUCTIONS,
    data: [
      fence(
        'flight',
        menu.whiskeys.map(({ number, name, spirit, proof, profile, notes }) => ({
          number,
          name,
          spirit,
          proof,
          profile,
          notes,
        })),
      ),
      fence('new-whiskey', newWhiskey),
    ].join('\n'),
  };
}
