import type { MenuSnapshot } from '@peanut/bartender';
import type { Whiskey, WhiskeyInput } from '@peanut/contracts';
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

/** A number and a sentence. */
const ANSWER_TOKENS = 200;

const pourData = ({ number, name, spirit, proof, profile, notes }: Partial<Whiskey>): object => ({
  number,
  name,
  spirit,
  proof,
  profile,
  notes,
});

/** What a pour adds to the prompt, as text. */
export const pourText = (pour: Partial<Whiskey>): string => JSON.stringify(pourData(pour));

/** The place of a new whiskey in the flight. */
export function suggestOrderPrompt(newWhiskey: Partial<WhiskeyInput>, menu: MenuSnapshot): SchemaPrompt {
  return {
    name: 'order',
    schema: SCHEMA,
    instructions: SUGGEST_ORDER_INSTRUCTIONS,
    data: [fence('flight', menu.whiskeys.map(pourData)), fence('new-whiskey', newWhiskey)].join('\n'),
    answerTokens: ANSWER_TOKENS,
  };
}
