import type { ParseRequest } from '@peanut/bartender';
import { WHISKEY_FIELDS, modelSchemas, type Whiskey } from '@peanut/contracts';
import { DATA_RULES } from './data-rules.js';
import { fence } from './fence.js';
import { NOT_UNDERSTOOD_SCHEMA, PARSE_RULES } from './parse-rules.js';
import { objectSchema, type SchemaPrompt } from './prompt.js';

const SCHEMA = objectSchema({ ...modelSchemas(WHISKEY_FIELDS), ...NOT_UNDERSTOOD_SCHEMA });

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
