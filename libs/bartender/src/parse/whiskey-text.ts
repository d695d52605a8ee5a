import { WHISKEY_LABELS, type WhiskeyLabel } from '../knowledge/labels.js';
import { type Labelled } from '../language/labels.js';
import { unstopped } from '../language/sentences.js';
import { plainText } from './plain-text.js';
import { isOfServing } from './pour-serving.js';
import { inProof, readProof } from './whiskey-style.js';

/** What a text says of a whiskey, taken apart by its labels. */
export interface WhiskeyText {
  labelled: ReadonlyMap<WhiskeyLabel, string>;
  /** The text without a label. */
  free: string;
  /** Whether it begins without a label: with its name, most likely. */
  isHeaded: boolean;
}

/** Of these a text says as much as it likes; what any other label gives ends with its sentence. */
const LONG: ReadonlySet<WhiskeyLabel> = new Set<WhiskeyLabel>(['profile', 'notes', 'rationale', 'nothing']);
const SENTENCE_END = /(?<=(?:[\p{L}\d%]{2}|\.\d)[.!])\s+(?=\p{Lu})/u;

/** A label's value, and what follows that is not part of it. */
function valueAndRest({ meaning, value }: Labelled<WhiskeyLabel>): string[] {
  const joint = LONG.has(meaning) ? /(?:(?<!\s)\s+)?\|\s*/ : /(?:(?<!\s)\s+)?\|\s*|\s\/\s/;
  const [first = '', ...others] = value.split(joint);
  const sentences = first.split(SENTENCE_END);
  if (meaning === 'nothing') return [first, ...others];
  const strength = sentences.findIndex((one, at) => at > 0 && readProof(one) !== undefined);
  const long = strength < 0 ? sentences : sentences.slice(0, strength);
  const isOwn = (one: string) => meaning === 'rationale' || !isOfServing(one);
  const own = LONG.has(meaning) ? long.filter(isOwn) : sentences.slice(0, 1);
  return [unstopped(own.join(' ')), ...sentences.filter((one) => !own.includes(one)), ...others];
}

/** "Why I chose it: …" */
const WHY = /^([ \t]*why)\b[^:\n]{1,30}:/gim;

/** "3. Templeton Rye": its place, unless it is the first of a list. */
const withPlace = (text: string): string =>
  /\n[^\S\n]*\d{1,2}[.)]\s/.test(text)
    ? text
    : text.replace(/^\s*(\d{1,2})(?:[.)]|\s[-–—])\s+(?=\p{Lu})/u, '#$1 ');

/** "Tasting: Ardbeg 10, 46%", "Today's dram: Ardbeg 10, 46%": the first line says more than its label. */
const isHeadline = ({ meaning, value }: Labelled<WhiskeyLabel>): boolean =>
  (meaning === 'notes' || (meaning === 'name' && /[,%]/.test(value))) && readProof(value) !== undefined;

/** Each line with its label, which may be a heading above it: "## Nose", "Nose:". A name in capitals ends what is below. */
function underHeadings(lines: readonly string[]): string[] {
  let heading = '';
  return lines.flatMap((line) => {
    const read = WHISKEY_LABELS.read(line);
    const isHeading = read?.value === '' && read.meaning === 'notes';
    const isBelow = heading !== '' && !read && readProof(line) === undefined && !/\s\p{Lu}/u.test(line);
    heading = isHeading ? line.replace(/:$/, '') : isBelow ? heading : '';
    if (isHeading) return [];
    return [isBelow ? `${heading}: ${line}` : line];
  });
}

/** "Price:" whose price is cleaned away, "Nose: 22" and "Note: 2+", which are points. */
const isEmpty = ({ meaning, value, isBare }: Labelled<WhiskeyLabel>): boolean =>
  (meaning === 'nothing' && value === '' && !isBare) ||
  (meaning === 'notes' && /^\d[\d.,/+ ]*(?:\p{Lu}|$)/u.test(value));

/** Nose, palate and finish are notes together. */
export function readWhiskeyText(text: string): WhiskeyText {
  const labelled = new Map<WhiskeyLabel, string>();
  const free: string[] = [];
  let isHeaded = false;
  const plain = plainText(withPlace(inProof(text))).replace(WHY, '$1:');
  for (const line of underHeadings(WHISKEY_LABELS.inLines(plain))) {
    const read = WHISKEY_LABELS.read(line);
    const isFirst = labelled.size + free.length === 0;
    if (isFirst) isHeaded = !read;
    const [value, ...others] = read && !(isFirst && isHeadline(read)) ? valueAndRest(read) : [];
    if (read && isEmpty(read)) continue;
    if (read && value)
      labelled.set(read.meaning, [labelled.get(read.meaning), value].filter(Boolean).join(', '));
    if (value) free.push(...others);
    else free.push(isFirst && read?.value ? read.value : line);
  }
  return { labelled, free: free.join('\n'), isHeaded };
}

const figureIn = (text: string | undefined): number | undefined => {
  const figure = /\d{2,3}(?:[.,]\d{1,2})?/.exec(text ?? '')?.[0];
  return figure === undefined ? undefined : Number(figure.replace(',', '.'));
};

/** Its strength: as a label says, else as the text does. */
export function proofOf({ labelled, free }: Pick<WhiskeyText, 'labelled' | 'free'>): number | undefined {
  const strength = labelled.get('abv') ?? '';
  const abv = /proof/i.test(strength) ? undefined : figureIn(strength);
  const proof = labelled.get('proof') ?? (abv === undefined ? strength : '');
  return (
    readProof(proof) ?? figureIn(proof) ?? (abv === undefined ? readProof(free) : Math.round(abv * 20) / 10)
  );
}
