import { BadRequestException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/**
 * The spirit's name as it is stored. The option's row stays locked against removal until the transaction ends,
 * so that no cocktail is left with a spirit that was deleted meanwhile.
 * @throws BadRequestException when no active option has the name
 */
export async function requireActiveSpirit(manager: EntityManager, spirit: string): Promise<string> {
  const name = spirit.normalize('NFC');
  const rows: unknown[] = await manager.query(
    'SELECT id FROM menu.spirit_options WHERE name = $1 AND is_active FOR SHARE',
    [name],
  );
  if (rows.length === 0) throw new BadRequestException('Spirit must be one of the active spirits');
  return name;
}
