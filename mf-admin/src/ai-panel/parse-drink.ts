import { ENDPOINTS, editMode, type EditMode } from '@peanut/contracts';

import { callAsOwner } from '@peanut/editing';
import type { EntityType } from '@peanut/editing';

/** What is asked of the bartender: filling an empty form, or changing one in part or as a whole. */
export type ParseMode = 'fill' | EditMode;

const PARSE = { cocktail: ENDPOINTS.parseCocktail, whiskey: ENDPOINTS.parseWhiskey };

interface ParseDrink {
  entityType: EntityType;
  isEdit: boolean;
  description: string;
  /** The form as it stands. */
  current: Record<string, unknown>;
  signal: AbortSignal;
}

export const parseMode = (isEdit: boolean, description: string): ParseMode =>
  isEdit ? editMode(description) : 'fill';

/** Sends the text to be read into a drink's fields. Throws ApiError for a non-OK answer. */
export async function parseDrink(asked: ParseDrink): Promise<unknown> {
  const { description, signal } = asked;
  const mode = parseMode(asked.isEdit, description);
  const currentData = mode === 'full' ? null : asked.current;
  const body = mode === 'fill' ? { description } : { description, isEdit: true, currentData, mode };
  return callAsOwner(PARSE[asked.entityType], { body, signal });
}
