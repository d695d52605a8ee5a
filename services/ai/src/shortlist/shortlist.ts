import type { MenuRoom, MenuSnapshot } from '@peanut/bartender';
import type { Bar, Limits } from '@peanut/bartender/rule-based';
import type { Whiskey } from '@peanut/contracts';
import { MenuIndex } from './menu-index.js';
import { rowsNamedIn, scoresFor } from './score.js';

/** So many drinks of a large menu are looked at for one question, where nothing else limits them. */
export const SHORTLIST = 80;
/** What a drink mostly costs a prompt, in tokens. */
const USUAL_COST = 50;
/** How long a question waits for an index that is being built, in milliseconds. */
const TIMEOUT_MS = 1_000;
const MOST_REMEMBERED = 50;

/** What a guest may not have, by a reader of the menu's words. */
export type LimitsIn = (reader: Bar) => Limits;

let latest: MenuIndex | undefined;
const INDEXES = new WeakMap<MenuSnapshot, MenuIndex>();
const REMEMBERED = new WeakMap<MenuIndex, Map<string, MenuSnapshot>>();

function indexOf(menu: MenuSnapshot): MenuIndex {
  const known = INDEXES.get(menu);
  if (known) return known;
  latest = new MenuIndex(menu, latest?.isReady ? latest : undefined);
  INDEXES.set(menu, latest);
  return latest;
}

/** The rows with the highest scores; the menu's order breaks ties. */
function best(scores: Float32Array, count: number): number[] {
  const rows: number[] = [];
  let least = -Infinity;
  const cut = (): void => {
    rows.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other).splice(count);
    least = scores[rows.at(-1) ?? 0] ?? least;
  };
  for (const [row, score] of scores.entries()) {
    if (rows.length >= count && score <= least) continue;
    rows.push(row);
    if (rows.length >= 4 * count) cut();
  }
  cut();
  return rows;
}

function partOf(menu: MenuSnapshot, index: MenuIndex, rows: Iterable<number>): MenuSnapshot {
  const inOrder = [...rows].sort((one, other) => one - other);
  const isCocktail = (row: number): boolean => index.isCocktail(row);
  const offset = menu.cocktails.length;
  return {
    cocktails: inOrder.filter(isCocktail).flatMap((row) => menu.cocktails[row] ?? []),
    whiskeys: inOrder.filter((row) => !isCocktail(row)).flatMap((row) => menu.whiskeys[row - offset] ?? []),
    spirits: menu.spirits,
    whole: { cocktails: menu.cocktails.length, whiskeys: menu.whiskeys.length },
  };
}

/** The first rows that there is room for, in the order of their worth. */
function fitting(rows: readonly number[], menu: MenuSnapshot, room: MenuRoom | undefined): number[] {
  if (!room) return rows.slice(0, SHORTLIST);
  const drinks = [...menu.cocktails, ...menu.whiskeys];
  let left = room.total;
  return rows.filter((row) => {
    const drink = drinks[row];
    return drink !== undefined && (left -= room.cost(drink)) >= 0;
  });
}

function choose(
  menu: MenuSnapshot,
  index: MenuIndex,
  texts: readonly string[],
  limits: Limits | undefined,
  room: MenuRoom | undefined,
): MenuSnapshot {
  const most = room ? Math.ceil(room.total / USUAL_COST) : SHORTLIST;
  const named = texts.flatMap((text) => rowsNamedIn(text, index));
  const asked = scoresFor(texts[0] ?? '', undefined, named[0], index);
  // The other half is left to what the question asks for: "which have nuts?" is a question of those who may have none.
  const allowed = limits ? best(scoresFor(texts[0] ?? '', limits, named[0], index), most / 2) : [];
  const rows = [...new Set([...named, ...allowed, ...best(asked, most)])];
  return partOf(menu, index, fitting(rows, menu, room));
}

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS).unref();
  });

/**
 * The part of a large menu that comes nearest to a question: every drink that it names, and those that fit it best. The
 * same question about the same menu gets the same part.
 * @param texts the question first, then what was said before
 */
export async function shortlistOf(
  menu: MenuSnapshot,
  texts: readonly string[],
  { room, limitsIn }: { room?: MenuRoom | undefined; limitsIn?: LimitsIn | undefined } = {},
): Promise<MenuSnapshot> {
  const index = indexOf(menu);
  if (!index.isReady) await Promise.race([index.ready, patience()]);
  const limits = limitsIn?.(index.reader);
  if (!index.isReady) return choose(menu, index, texts, limits, room);
  const known = REMEMBERED.get(index) ?? new Map<string, MenuSnapshot>();
  REMEMBERED.set(index, known);
  const key = JSON.stringify([texts, limits, room?.total], (_, value: unknown) =>
    value instanceof Set ? [...value] : value,
  );
  const part = known.get(key) ?? choose(menu, index, texts, limits, room);
  known.delete(key);
  const [oldest] = known.keys();
  if (known.size >= MOST_REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(key, part);
  return part;
}

/** The part of a long flight in which a new pour may find its place: those nearest in proof, the first and the last. */
export function flightAround(
  menu: MenuSnapshot,
  { proof = 90 }: Partial<Whiskey>,
  room?: MenuRoom,
): MenuSnapshot {
  const { whiskeys } = menu;
  const most = room ? Math.floor(room.total / USUAL_COST) : SHORTLIST;
  const nearest = [...whiskeys]
    .sort((one, other) => Math.abs(one.proof - proof) - Math.abs(other.proof - proof))
    .slice(0, Math.max(1, most - 2));
  const chosen = new Set([whiskeys[0], ...nearest, whiskeys.at(-1)]);
  return {
    ...menu,
    cocktails: [],
    whiskeys: whiskeys.filter((pour) => chosen.has(pour)),
    whole: { cocktails: menu.cocktails.length, whiskeys: whiskeys.length },
  };
}
