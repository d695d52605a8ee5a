import type { MenuSnapshot, ParseRequest } from '@peanut/bartender';
import {
  COCKTAIL_FIELDS,
  WHISKEY_FIELDS,
  modelSchemas,
  type Cocktail,
  type Whiskey,
} from '@peanut/contracts';
import { DATA_RULES, fence, objectSchema, type SchemaPrompt } from './prompt.js';

/** How to read each kind of request, for cocktails and whiskeys alike. */
const PARSE_RULES = `<request> says what is wanted:
- mode "fill": the text describes a drink. Fill in every field; what the text leaves out you complete as an experienced bartender would.
- mode "partial": the text says how to change <current>. Give a value only for fields that change and null for all others. Words such as "hide it" mean isVisible false, "out of stock" isAvailable false.
- mode "full": write every field anew after the text; <current> may help.
notUnderstood lists, word for word, each clause of the text that you did not understand or that no field can hold; it is null when there is none. Change nothing for such a clause, and never read a "no" or "don't" as its opposite.
isVisible and isAvailable are null unless the text speaks of them. Plain text only, in the language of the text.`;

/** The clauses that the model did not understand, next to the fields. */
const NOT_UNDERSTOOD_SCHEMA = {
  notUnderstood: { type: ['array', 'null'], items: { type: 'string' } },
} as const;

const COCKTAIL_SCHEMA = objectSchema({ ...modelSchemas(COCKTAIL_FIELDS), ...NOT_UNDERSTOOD_SCHEMA });

/** Every field in its greatest usual length. */
const ANSWER_TOKENS = 1_000;

export const PARSE_COCKTAIL_INSTRUCTIONS = `You help the owner of a home bar to fill in the form of a cocktail.
${DATA_RULES}
${PARSE_RULES}
spirit is the base spirit and exactly one of the names in <spirits>.`;

/** The fields of a cocktail, read from a text. */
export function parseCocktailPrompt(request: ParseRequest<Cocktail>, menu: MenuSnapshot): SchemaPrompt {
  return {
    name: 'cocktail',
    schema: COCKTAIL_SCHEMA,
    instructions: PARSE_COCKTAIL_INSTRUCTIONS,
    data: [
      fence('spirits', menu.spirits),
      fence('current', request.current),
      fence('request', { mode: request.mode, text: request.description }),
    ].join('\n'),
    answerTokens: ANSWER_TOKENS,
  };
}

const WHISKEY_SCHEMA = objectSchema({ ...modelSchemas(WHISKEY_FIELDS), ...NOT_UNDERSTOOD_SCHEMA });

export const PARSE_WHISKEY_INSTRUCTIONS = `You help the owner of a home bar to fill in the form of a whiskey for a tasting flight.
${DATA_RULES}
${PARSE_RULES}
Give the true proof of a whiskey you know.`;

/** The fields of a whiskey, read from a text. */
export function parseWhiskeyPrompt(request: ParseRequest<Whiskey>): SchemaPrompt {
  return {
    name: 'whiskey',
    schema: WHISKEY_SCHEMA,
    instructions: PARSE_WHISKEY_INSTRUCTIONS,
    data: [
      fence('current', request.current),
      fence('request', { mode: request.mode, text: request.description }),
    ].join('\n'),
    answerTokens: ANSWER_TOKENS,
  };
}
