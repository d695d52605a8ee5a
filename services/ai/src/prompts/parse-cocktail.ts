import type { MenuSnapshot, ParseRequest } from '@peanut/bartender';
import { TEXT_LIMITS, type Cocktail } from '@peanut/contracts';
import { DATA_RULES } from './data-rules.js';
import { fence } from './fence.js';
import { PARSE_RULES } from './parse-rules.js';
import { objectSchema, type SchemaPrompt } from './prompt.js';

const text = { type: ['string', 'null'] };
const flag = { type: ['boolean', 'null'] };

const SCHEMA = objectSchema({
  name: text,
  spirit: { ...text, description: 'One of the active spirits' },
  description: { ...text, description: `At most ${TEXT_LIMITS.description} characters for the menu card` },
  ingredients: {
    type: ['array', 'null'],
    items: { type: 'string' },
    description: 'One ingredient with its measure each',
  },
  glass: text,
  ice: text,
  smoke: { ...text, description: 'The wood or herb of the smoke; an empty text takes smoke away' },
  prep: { ...text, description: 'The preparation in a few sentences' },
  isVisible: flag,
  isAvailable: flag,
});

export const PARSE_COCKTAIL_INSTRUCTIONS = `You help the owner of a home bar to fill in the form of a cocktail.
${DATA_RULES}
${PARSE_RULES}
spirit is the base spirit and exactly one of the names in <spirits>.`;

/** The fields of a cocktail, read from a text. */
export function parseCocktailPrompt(request: ParseRequest<Cocktail>, menu: MenuSnapshot): SchemaPrompt {
  return {
    name: 'cocktail',
    schema: SCHEMA,
    instructions: PARSE_COCKTAIL_INSTRUCTIONS,
    data: [
      fence('spirits', menu.spirits),
      fence('current', request.current),
      fence('request', { mode: request.mode, text: request.description }),
    ].join('\n'),
  };
}
