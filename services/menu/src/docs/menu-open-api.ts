import {
  COCKTAIL_FIELDS,
  MENU_FILE,
  WHISKEY_FIELDS,
  valueSchemas,
  type AnswerName,
  type ChangesAnswer,
  type Cocktail,
  type FieldTable,
  type MenuExport,
  type Page,
  type RestorePoint,
  type RestorePointMenu,
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

const listOf = (name: AnswerName) => ({ type: 'array', items: { $ref: `#/components/schemas/${name}` } });

const restorePoint = { id: uuid, name: textOrNull, createdAt: moment, cocktails: integer, whiskeys: integer };

export const MENU_OPEN_API: OpenApiOptions = {
  title: 'Peanut menu',
  description:
    'Cocktails, whiskeys, spirit options, the shelf, pages, restore points and the export. Visitors get visible items; all else needs a session.',
  service: 'menu',
  schemas: {
    Cocktail: answerSchema<Cocktail>(
      {
        ...savedDrink(COCKTAIL_FIELDS),
        missing: { type: 'array', items: text },
        without: { type: 'array', items: text },
      },
      ['missing', 'without'],
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
    RestorePoint: answerSchema<RestorePoint>(restorePoint),
    RestorePointMenu: answerSchema<RestorePointMenu>({
      ...restorePoint,
      menu: answerSchema<RestorePointMenu['menu']>({
        cocktails: listOf('Cocktail'),
        whiskeys: listOf('Whiskey'),
      }),
    }),
    MenuExport: answerSchema<MenuExport>({
      format: { type: 'string', enum: [MENU_FILE.format] },
      version: { type: 'integer', enum: [MENU_FILE.version] },
      exportedAt: moment,
      cocktails: listOf('Cocktail'),
      whiskeys: listOf('Whiskey'),
      spiritOptions: listOf('SpiritOption'),
    }),
    ChangesAnswer: answerSchema<ChangesAnswer>({
      results: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            key: text,
            status: integer,
            body: { description: 'What its own call would have answered; null where that has no body.' },
          },
          required: ['key', 'status', 'body'],
          additionalProperties: false,
        },
      },
    }),
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
