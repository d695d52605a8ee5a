import type { SpiritOption } from '@peanut/contracts';
import type { SpiritOptionEntity } from '../database/spirit-option.entity.js';

export function toSpiritOption(row: SpiritOptionEntity): SpiritOption {
  return {
    id: row.id,
    name: row.name,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
    createdAt: row.createdAt.toISOString(),
  };
}
