import {
  COCKTAIL_FIELDS,
  WHISKEY_FIELDS,
  valueSchemas,
  type Cocktail,
  type Page,
  type ServerOwned,
  type SpiritOption,
  type Whiskey,
} from '@peanut/contracts';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const uuid = { type: 'string', format: 'uuid' };
const moment = { type: 'string', format: 'date-time' };
const flag = { type: 'boolean' };
const integer = { type: 'integer' };

/** Every field of the type needs its schema here: a missing or surplus one is a type error. */
function answerSchema<T>(properties: Record<keyof T, object>): object {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

const SERVER_OWNED: Record<keyof ServerOwned, object> = {
  id: uuid,
  version: integer,
  createdAt: moment,
  updatedAt: moment,
};

export const COCKTAIL_SCHEMA = answerSchema<Cocktail>({ ...valueSchemas(COCKTAIL_FIELDS), ...SERVER_OWNED });

export const WHISKEY_SCHEMA = answerSchema<Whiskey>({ ...valueSchemas(WHISKEY_FIELDS), ...SERVER_OWNED });

export const SPIRIT_OPTION_SCHEMA = answerSchema<SpiritOption>({
  id: uuid,
  name: text,
  isActive: flag,
  sortOrder: integer,
  createdAt: moment,
});

export const PAGE_SCHEMA = answerSchema<Page>({
  id: uuid,
  title: text,
  path: text,
  icon: text,
  description: textOrNull,
  isEnabled: flag,
  sortOrder: integer,
  createdAt: moment,
  updatedAt: moment,
});
