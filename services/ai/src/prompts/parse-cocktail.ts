import type { MenuSnapshot, ParseRequest } from '@peanut/bartender';
import { COCKTAIL_FIELDS, modelSchemas, type Cocktail } from '@peanut/contracts';
import { DATA_RULES } from './data-rules.js';
import { fence } from './fence.js';
import { NOT_UNDERSTOOD_SCHEMA, PARSE_RULES } from './parse-rules.js';
import { objectSchema, type SchemaPrompt } from './prompt.js';

const SCHEMA = objectSchema({ ...modelSchemas(COCKTAIL_FIELDS), ...NOT_UNDERSTOOD_SCHEMA });

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
