import { DRINK_FIELDS, type EntityType } from '@peanut/contracts';
import { columnName } from '../database/drink.entity.js';

/** A moment as answers write it. */
export const iso = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const named = (field: string): string => `${columnName(field)} AS "${field}"`;

const drinkColumns = (entityType: EntityType): string =>
  ['id', ...Object.keys(DRINK_FIELDS[entityType]), 'version']
    .map(named)
    .concat(`${iso('created_at')} AS "createdAt"`, `${iso('updated_at')} AS "updatedAt"`)
    .join(', ');

const FIELDS = {
  cocktails: drinkColumns('cocktail'),
  whiskeys: drinkColumns('whiskey'),
  spirit_options: `id, name, is_active AS "isActive", sort_order AS "sortOrder", ${iso('created_at')} AS "createdAt"`,
  pages: `id, title, path, icon, description, is_enabled AS "isEnabled", sort_order AS "sortOrder",
    ${iso('created_at')} AS "createdAt", ${iso('updated_at')} AS "updatedAt"`,
} as const;

/** Ties are broken the same way everywhere, so that an order never depends on luck. */
export const LIST_ORDER = {
  cocktails: 'sort_order, created_at, id',
  whiskeys: 'number',
  spirit_options: 'sort_order, created_at, id',
  pages: 'sort_order, created_at, id',
} as const;

export const LIST_NAMES = ['cocktails', 'whiskeys', 'spirit_options', 'pages'] as const;
export type ListTable = (typeof LIST_NAMES)[number];

/** Who a list is for: visitors never get hidden items. */
export type Audience = 'visitor' | 'admin';

export const HAS_HIDDEN: Record<ListTable, boolean> = {
  cocktails: true,
  whiskeys: true,
  spirit_options: false,
  pages: false,
};

export interface ListRow {
  /** How often the list has changed, as a text. */
  changes: string;
  /** The list as JSON text. */
  list: string;
  /** The things on the shelf, of the same moment; with cocktails only. */
  shelf?: { name: string; isStocked: boolean }[];
}

const SHELF = `(SELECT coalesce(json_agg(json_build_object('name', name, 'isStocked', is_stocked)), '[]')
  FROM menu.shelf) AS shelf,`;

/**
 * One statement for the whole list as JSON text, so that its items need not become objects on the way out, and for the
 * shelf of the same moment.
 */
export function listSql(list: ListTable, audience: Audience): string {
  const where = audience === 'visitor' && HAS_HIDDEN[list] ? 'WHERE is_visible' : '';
  return `SELECT
    (SELECT changes FROM menu.list_changes WHERE list = '${list}') AS changes,
    ${list === 'cocktails' ? SHELF : ''}
    '[' || coalesce(string_agg(row_to_json(item)::text, ','), '') || ']' AS list
    FROM (SELECT ${FIELDS[list]} FROM menu.${list} ${where} ORDER BY ${LIST_ORDER[list]}) AS item`;
}

/** The owner's list, a row of JSON text for each item. */
export const itemsSql = (list: ListTable): string =>
  `SELECT row_to_json(item)::text AS text
   FROM (SELECT ${FIELDS[list]} FROM menu.${list} ORDER BY ${LIST_ORDER[list]}) AS item`;

export const CHANGES_SQL = 'SELECT list, changes FROM menu.list_changes';
