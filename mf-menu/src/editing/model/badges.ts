import { STAGE_BADGES } from '@peanut/contracts';
import type { MenuItem } from '@peanut/editing';

export interface Badge {
  text: string;
  tone: 'create' | 'update' | 'delete' | 'moved' | 'hidden';
}

/** What the owner must know of an item at a glance: what is staged for it, and that guests do not see it. */
export function badgesOf({ staged, isVisible }: Pick<MenuItem, 'staged' | 'isVisible'>): Badge[] {
  const badges: Badge[] = [];
  if (staged.stage) badges.push({ text: STAGE_BADGES[staged.stage], tone: staged.stage });
  if (staged.isMoved && staged.stage !== 'delete') badges.push({ text: STAGE_BADGES.reorder, tone: 'moved' });
  if (!isVisible) badges.push({ text: 'Hidden from Menu', tone: 'hidden' });
  return badges;
}
