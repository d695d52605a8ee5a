import type { Whiskey } from '@peanut/contracts';
import type { WhiskeyEntity } from '../database/whiskey.entity.js';

export function toWhiskey(row: WhiskeyEntity): Whiskey {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    spirit: row.spirit,
    proof: row.proof,
    profile: row.profile,
    notes: row.notes,
    water: row.water,
    rest: row.rest,
    rationale: row.rationale,
    isVisible: row.isVisible,
    isAvailable: row.isAvailable,
    sortOrder: row.sortOrder,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
