import { kilobytes, ratioText } from '../../../proof/results/numbers.mjs';
import { OWNERS_PLACES, ownersPlacesIn } from '../../../proof/lib/owners-code.mjs';
import type { Figure, Row, Say } from '../../lib/figure.js';
import { useMono, useProduct } from '../../lib/product.js';
import { visitCocktails } from '../../lib/browser/visitor.js';

const MOST_BYTES = { brotli: 100_000, gzip: 115_000 };
const MOST_LEVELS = 1;
/** The owner's part, and the one that comes after the cards. */
const LATER_PARTS = [...OWNERS_PLACES.filter((place) => !place.includes('/')), 'mf-ai'];

type Visit = Awaited<ReturnType<typeof visitCocktails>>;

const sum = ({ scripts }: Visit, key: 'bytes' | 'headerBytes') =>
  scripts.reduce((total, script) => total + script[key], 0);
const sizeText = (visit: Visit) => `${kilobytes(sum(visit, 'bytes'))} in ${visit.scripts.length} files`;

function sizeRow(what: string, here: Visit, mono: Visit, most: number): Row {
  const bytes = sum(here, 'bytes');
  return {
    what,
    here: sizeText(here),
    baseline: `MONO ${sizeText(mono)}`,
    result: ratioText(bytes / sum(mono, 'bytes')),
    goal: `≤ ${kilobytes(most)}`,
    isMet: bytes <= most,
  };
}

const isOwners = async ({ url }: { url: string }) =>
  ownersPlacesIn(await (await fetch(url)).text()).length > 0;

async function compare(baseUrl: string, monoUrl: string): Promise<Row[]> {
  const [here, mono] = [await visitCocktails(baseUrl), await visitCocktails(monoUrl)];
  const [hereGzip, monoGzip] = [await visitCocktails(baseUrl, 'gzip'), await visitCocktails(monoUrl, 'gzip')];
  const owners = (await Promise.all(here.scripts.map(isOwners))).filter(Boolean).length;
  const later = here.all.filter(({ url }) =>
    LATER_PARTS.includes(new URL(url).pathname.split('/')[1] ?? ''),
  ).length;
  const headers = (visit: Visit) => kilobytes(sum(visit, 'headerBytes'));
  return [
    sizeRow('script until the cards stand, as the browser asks', here, mono, MOST_BYTES.brotli),
    sizeRow('the same with gzip only', hereGzip, monoGzip, MOST_BYTES.gzip),
    { what: 'of it headers', here: headers(here), baseline: `MONO ${headers(mono)}` },
    { what: 'of it files with code of the owner’s', here: String(owners), goal: '0', isMet: owners === 0 },
    {
      what: `requests to ${LATER_PARTS.join(' and ')}`,
      here: String(later),
      goal: '0',
      isMet: later === 0,
    },
    {
      what: 'levels of requests before the list (P5)',
      here: String(here.levels),
      baseline: `MONO ${mono.levels}`,
      goal: `≤ ${MOST_LEVELS}`,
      isMet: here.levels <= MOST_LEVELS,
    },
  ];
}

async function measure(say: Say): Promise<Row[]> {
  const { baseUrl } = await useProduct('seeded', say);
  return compare(baseUrl, (await useMono()).url);
}

/** Script that a visitor downloads, compared with the same sources in one Vite build (MONO). */
export const visitorScript: Figure = { id: 'P1', title: 'script a visitor downloads', measure };
