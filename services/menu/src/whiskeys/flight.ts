import { BadRequestException } from '@nestjs/common';
import { WHISKEY_NUMBER } from '@peanut/contracts';
import type { EntityManager } from 'typeorm';

/*
 * The numbering of the flight. Callers hold the order lock of the whiskeys. Each step renumbers by one statement,
 * which the deferrable unique constraint checks at its end.
 */

/**
 * Frees the number: if it is taken, that whiskey and all after it move up by one. If the last one already has the
 * highest number, only those up to the next gap move.
 * @throws BadRequestException when there is neither room nor gap
 */
export async function openPlace(manager: EntityManager, number: number): Promise<void> {
  const rows: { taken: boolean; last: number; gap: number }[] = await manager.query(
    `SELECT coalesce(bool_or(number = $1), false) AS taken, max(number) AS last,
       min(number) FILTER (WHERE next IS DISTINCT FROM number + 1) + 1 AS gap
     FROM (SELECT number, lead(number) OVER (ORDER BY number) AS next FROM menu.whiskeys WHERE number >= $1) AS later`,
    [number],
  );
  const [found] = rows;
  if (found?.taken !== true) return;
  if (found.gap > WHISKEY_NUMBER.max)
    throw new BadRequestException('The flight has no room left after its last number; reorder it first');
  const end = found.last < WHISKEY_NUMBER.max ? found.last : found.gap - 1;
  await manager.query('UPDATE menu.whiskeys SET number = number + 1 WHERE number BETWEEN $1 AND $2', [
    number,
    end,
  ]);
}

/** Moves a whiskey to another number; those between move by one towards the place it left. */
export async function moveWithin(
  manager: EntityManager,
  id: string,
  from: number,
  to: number,
): Promise<void> {
  if (from === to) return;
  await manager.query(
    `UPDATE menu.whiskeys SET number = CASE WHEN id = $1 THEN $3::int ELSE number + $4::int END
     WHERE number BETWEEN least($2::int, $3::int) AND greatest($2::int, $3::int)`,
    [id, from, to, to < from ? 1 : -1],
  );
}

/** Numbers the whole flight from 1: the named ones in the given order, the others after them in theirs. */
export async function renumber(manager: EntityManager, ids: string[]): Promise<void> {
  await manager.query(
    `UPDATE menu.whiskeys AS whiskey SET number = ranked.place
     FROM (
       SELECT item.id, row_number() OVER (ORDER BY named.place NULLS LAST, item.number) AS place
       FROM menu.whiskeys AS item
       LEFT JOIN unnest($1::uuid[]) WITH ORDINALITY AS named (named_id, place) ON named.named_id = item.id
     ) AS ranked
     WHERE whiskey.id = ranked.id AND whiskey.number <> ranked.place`,
    [ids],
  );
}
