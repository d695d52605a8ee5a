import { BadRequestException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** @throws BadRequestException when the list lacks one of the ids */
export async function requireAll(
  manager: EntityManager,
  list: 'cocktails' | 'whiskeys',
  ids: string[],
): Promise<void> {
  const rows: { found: number }[] = await manager.query(
    `SELECT count(*)::int AS found FROM menu.${list} WHERE id = ANY ($1::uuid[])`,
    [ids],
  );
  if (rows[0]?.found !== ids.length)
    throw new BadRequestException('The new order names an item that does not exist; nothing was moved');
}
