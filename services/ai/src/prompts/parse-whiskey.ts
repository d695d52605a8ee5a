import type { ParseRequest } from '@peanut/bartender';
import { TEXT_LIMITS, type Whiskey } from '@peanut/contracts';
import { DATA_RULES } from './data-rules.js';
import { fence } from './fence.js';
import { PARSE_RULES } from './parse-rules.js';
import { objectSchema, type SchemaPrompt } from './prompt.js';

const text = { type: ['string', 'null'] };
const flag = { type: ['boolean', 'null'] };

const SCHEMA = objectSchema({
  name: text,
  spirit: { ...text, description: 'The kind: bourbon, rye, single malt …' },
  proof: { type: ['number', 'null'], description: 'US proof: twice the percentage of alcohol' },
  profile: {
    ...text,
    description: `At most ${TEXT_LIMITS.profile} characters: its character in a few words`,
  },
  notes: { ...text, description: `At most ${TEXT_LIMITS.notes} characters: tasting notes` },
  water: { ...text, description: 'How much water to add' },
  rest: { ...text, description: 'How long to let it rest in the glass' },
  rationale: { ...text, description: 'Why it is in the flight, in a sentence or two' },
  number: { type: ['integer', 'null'], description: 'Its place in the flight, only when the text names one' },
  isVisible: flag,
  isAvailable: flag,
});

export const PARSE_WHISKEY_INSTRUCTIONS = `You help the owner of a home bar to fill in the form of a whiskey for a tasting flight.
${DATA_RULES}
${PARSE_RULES}
Give the true proof of a whiskey you know.`;

/** The fields of a whiskey, read from a text. */
export function parseWhiskeyPrompt(request: ParseRequest<Whiskey>): SchemaPrompt {
  return {
    name: 'whiskey',
    schema: SCHEMA,
    instructions: PARSE_WHISKEY_INSTRUCTIONS,
    data: [
      fence('current', request.current),
      fence('request', { mode: request.mode, text: request.description }),
    ].join('\n'),
  };
}
