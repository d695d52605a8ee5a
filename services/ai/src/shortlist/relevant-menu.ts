import type { MenuRoom, MenuSnapshot } from '@peanut/bartender';
import type { LimitsIn } from './shortlist.js';
import type { Cocktail, Whiskey } from '@peanut/contracts';

/** Menus up to so many drinks are looked at whole, where nothing else limits them: every home bar's. */
const LARGE = 250;
/** No drink costs a prompt less than this, in tokens. */
const LEAST_COST = 20;

/** Only bars with a large menu pay for the memory of what it takes; importing anew each time would cost 0.3 ms. */
let loaded: Promise<typeof import('./shortlist.js')> | undefined;
const load = () => (loaded ??= import('./shortlist.js'));

const costOf = (drinks: readonly (Cocktail | Whiskey)[], { cost }: MenuRoom): number =>
  drinks.reduce((sum, drink) => sum + cost(drink), 0);

function isLarge(drinks: readonly (Cocktail | Whiskey)[], room: MenuRoom | undefined): boolean {
  if (!room) return drinks.length > LARGE;
  return drinks.length * LEAST_COST > room.total || costOf(drinks, room) > room.total;
}

/**
 * The menu as a question needs it: whole, or of a large menu the part that the question is about, so that an answer of
 * the house bartender, or a prompt, costs no more than with a small one.
 * @param texts the question first, then what was said before
 * @param options `room` is what a prompt has room for, without it menus up to a fixed number of drinks stay whole;
 * `limitsIn` what the guest may not have, without it what the question rules out
 */
export async function relevantMenu(
  menu: MenuSnapshot,
  texts: readonly string[],
  { room, limitsIn }: { room?: MenuRoom | undefined; limitsIn?: LimitsIn } = {},
): Promise<MenuSnapshot> {
  if (!isLarge([...menu.cocktails, ...menu.whiskeys], room)) return menu;
  const { shortlistOf } = await load();
  return shortlistOf(menu, texts, { room, limitsIn });
}

/** The same for the place of a new pour in the flight. */
export async function relevantFlight(
  menu: MenuSnapshot,
  pour: Partial<Whiskey>,
  room?: MenuRoom,
): Promise<MenuSnapshot> {
  if (!isLarge(menu.whiskeys, room)) return menu;
  const { flightAround } = await load();
  return flightAround(menu, pour, room);
}
