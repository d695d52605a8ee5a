import {
  COCKTAIL_FIELDS,
  WHISKEY_FIELDS,
  valueSchemas,
  type Cocktail,
  type FieldTable,
  type Page,
  type ShelfThing,
  type SpiritOption,
  type Whiskey,
} from '@peanut/contracts';
import { answerSchema, type OpenApiOptions } from '@peanut/service';

const text = { type: 'string' };
const textOrNull = { type: ['string', 'null'] };
const uuid = { type: 'string', format: 'uuid' };
const moment = { type: 'string', format: 'date-time' };
const flag = { type: 'boolean' };
const integer = { type: 'integer' };

const savedDrink = <Table extends FieldTable>(table: Table) => ({
  id: uuid,
  ...valueSchemas(table),
  version: integer,
  createdAt: moment,
  updatedAt: moment,
});

export const MENU_OPEN_API: OpenApiOptions = {
  title: 'Peanut menu',
  description:
    'Cocktails, whiskeys, spirit options, the shelf and pages. Visitors get visible items; writes need a session.',
  service: 'menu',
  schemas: {
    Cocktail: answerSchema<Cocktail>(
      { ...savedDrink(COCKTAIL_FIELDS), missing: { type: 'array', items: text } },
      ['missing'],
    ),
    Whiskey: answerSchema<Whiskey>(savedDrink(WHISKEY_FIELDS)),
    SpiritOption: answerSchema<SpiritOption>({
      id: uuid,
      name: text,
      isActive: flag,
      sortOrder: integer,
      createdAt: moment,
    }),
    ShelfThing: answerSchema<ShelfThing>({ id: uuid, name: text, isStocked: flag, createdAt: moment }),
    Page: answerSchema<Page>({
      id: uuid,
      title: text,
      path: text,
      icon: text,
      description: textOrNull,
      isEnabled: flag,
      sortOrder: integer,
      createdAt: moment,
      updatedAt: moment,
    }),
  },
};
