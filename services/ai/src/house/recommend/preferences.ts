import { type Preferences } from '@peanut/contracts';
import { type Bar } from '../profile/bar.js';
import { readWish } from '../wish/read-wish.js';
import { emptyWish, type Wish } from '../wish/wish.js';

/** The form's choices as a wish: each option is a word the bartender knows. */
export function wishOf(preferences: Preferences, bar: Bar): Wish {
  const chosen = Object.values(preferences).filter((option) => option && option !== 'any');
  if (chosen.length === 0) return { ...emptyWish(), isSurprise: true };
  const wish = readWish(chosen.join('. '), bar);
  return { ...wish, isSurprise: false };
}
