import { median, ratioText, spreadText } from '../../proof/results/numbers.mjs';
import type { Row, Say } from './figure.js';
import { withLongMenu } from './long-menu.js';
import type { Product } from './product.js';

type Figures<K extends string> = Record<K, number>;
/** What each visit measured, by size of the menu. */
export type Visits<K extends string> = Map<number, Figures<K>[]>;

interface VisitOptions<K extends string> {
  sizes: number[];
  rounds: number;
  visit(product: Product): Promise<Figures<K>>;
}

/** Visits menus of these sizes in turn, `rounds` times. Returns what `visit` measured each time, by size. */
export async function visitSizes<K extends string>(
  say: Say,
  { sizes, rounds, visit }: VisitOptions<K>,
): Promise<Visits<K>> {
  const visits: Visits<K> = new Map();
  await withLongMenu(say, async (product, fill) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const size of sizes) {
        await fill(size);
        visits.set(size, [...(visits.get(size) ?? []), await visit(product)]);
      }
    }
  });
  return visits;
}

interface GrowthRow<K extends string> {
  what: string;
  figure: K;
  text: (value: number) => string;
  most?: number;
}

/** The row that compares one figure of the longest menu with that of the shortest; without `most` it only informs. */
export function growthRow<K extends string>(
  visits: Visits<K>,
  { what, figure, text, most }: GrowthRow<K>,
): Row {
  const valuesOf = (all: Figures<K>[] = []): number[] => all.map((visit) => visit[figure]);
  const curve = [...visits].map(([size, all]): [number, number] => [size, median(valuesOf(all))]);
  const [few = NaN, many = NaN] = [curve.at(0)?.[1], curve.at(-1)?.[1]];
  const ratio = many / few;
  return {
    what,
    here: text(many),
    spread: spreadText(valuesOf([...visits.values()].at(-1)), text),
    baseline: text(few),
    result: ratioText(ratio),
    ...(most === undefined ? {} : { goal: `≤ ${most} ×`, isMet: ratio <= most }),
    curve,
  };
}
