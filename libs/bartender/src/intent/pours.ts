import { type Family, lineage } from '../knowledge/families.js';
import { type Intent } from './intent.js';

const MIXED =
  /\b(?:cocktails?|drinks?|mixed|mixer|sour|highball|based|classic|something (?:with|made)|made with|long|refreshing|fizzy|citrus\w*)\b/i;
const REFUSES = /\b(?:no|not|without|hate|dont|don't)\b/i;
const A_BOURBON = / (?:an?|the|which|what) (?:\w+ ){0,3}(?:bourbon|rye) | which whiske?y /;
const ONLY_POURS = new Set<Family>([
  'american',
  'scotch',
  'single malt',
  'irish',
  'japanese',
  'tennessee',
  'canadian',
]);

/** "Whiskies from Japan", "a peaty malt", "a bourbon" are pours; "a whiskey drink" may be anything. */
export function speaksOfPours(text: string, tokens: readonly string[], intent: Intent): boolean {
  if (MIXED.test(text)) return false;
  const families = intent.constraints.flatMap((one) => (one.kind === 'family' ? [one.family] : []));
  if (families.some((family) => !lineage(family).includes('whiskey'))) return false;
  if (
    families.some((family) => ONLY_POURS.has(family)) ||
    tokens.some((token) => /^(?:peat|kentucky)/.test(token))
  )
    return true;
  if (
    /\b(?:whisk(?:ies|eys|ys)|bourbons|ryes|scotches)\b/i.test(text) ||
    A_BOURBON.test(` ${tokens.join(' ')} `)
  )
    return !REFUSES.test(text);
  return false;
}

const BOUND =
  /(?:(under|below|less than|at most|up to|(?:no|not|nothing) (?:more than|over|above|stronger than)|max(?:imum)?)|(?:over|above|more than|at least|min(?:imum)?|stronger than))\s+(?:of )?(\d{2,3}(?:[.,]\d)?)\s?-?(proof|%|percent|abv)/i;

/** "Under 90 proof", "at least 50 %". */
export function readBounds(intent: Intent, text: string): void {
  const match = BOUND.exec(text);
  if (!match) return;
  const [, most, figure = '', unit = ''] = match;
  const abv = Number(figure.replace(',', '.')) / (/proof/i.test(unit) ? 2 : 1);
  const isBeyond = /^(?:under|below|less|over|above|more|stronger)/i.test(match[0]) ? 0.05 : 0;
  intent.abv = most ? { least: 0, most: abv - isBeyond } : { least: abv + isBeyond, most: 100 };
  intent.isEmpty = false;
}
