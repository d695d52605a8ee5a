import type { MenuSnapshot } from '@peanut/bartender';
import type { LimitsIn } from './shortlist.js';
import type { Whiskey } from '@peanut/contracts';

/** Menus up to so many drinks are looked at whole: every home bar's. */
const LARGE = 250;

/** Only bars with a large menu pay for the memory of what it takes; importing anew each time would cost 0.3 ms. */
let loaded: Promise<typeof import('./shortlist.js')> | undefined;
const load = () => (loaded ??= import('./shortlist.js'));

const isLarge = ({ cocktails, whiskeys }: MenuSnapshot): boolean =>
  cocktails.length + whiskeys.length > LARGE;

/**
 * The menu as a question needs it: whole, or of a large menu the part that the question is about, so that an answer of
 * the house bartender, or a prompt, costs no more than with a small one.
 * @param texts the question first, then what was said before
 * @param limitsIn what the guest may not have; without it, what the question rules out
 */
export async function relevantMenu(
  menu: MenuSnapshot,
  texts: readonly string[],
  limitsIn?: LimitsIn,
): Promise<MenuSnapshot> {
  if (!isLarge(menu)) return menu;
  const { shortlistOf } = await load();
  return shortlistOf(menu, texts, limitsIn);
}

/** The same for the place of a new pour in the flight. */
export async function relevantFlight(menu: MenuSnapshot, pour: Partial<Whiskey>): Promise<MenuSnapshot> {
  if (!isLarge(menu)) return menu;
  const { flightAround } = await load();
  return flightAround(menu, pour);
}
