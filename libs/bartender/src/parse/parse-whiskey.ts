import {
  PROOF,
  TEXT_LENGTHS,
  type Whiskey,
  type WhiskeyInput,
  inputOf,
  type DrinkRead,
} from '@peanut/contracts';
import { type MenuSnapshot, type ParseRequest } from '../provider.js';
import { readText } from '../formats/read-text.js';
import { type Bottle } from '../knowledge/bottles.js';
import { stylesOf } from '../knowledge/whiskey-styles.js';
import { type Bar, barOf } from '../profile/bar.js';
import { type Labelled } from '../language/labels.js';
import { capital, cut, unstopped } from '../language/sentences.js';
import { words } from '../language/words.js';
import { nameAt } from '../intent/drink-names.js';
import { flagsSaid, withoutFlags } from './edit-flags.js';
import { withoutUndefined, withoutRequest } from './request.js';
import { readAllergens } from './edit-allergens.js';
import { editWhiskey } from './edit-whiskey.js';
import { pourName } from './pour-name.js';
import {
  isOfServing,
  placeIn,
  reasonIn,
  reasonSentence,
  restIn,
  waterIn,
  withoutPlace,
} from './pour-serving.js';
import { isNameAlone } from './name-shape.js';
import { plainText } from './plain-text.js';
import { readTasting } from './tasting.js';
import {
  composeRationale,
  isSmoky,
  readProof,
  readSpirit,
  usualNotes,
  usualProfile,
  usualProof,
  usualRest,
  usualWater,
  withoutOrigin,
  inProof,
} from './whiskey-style.js';
import { WHISKEY_LABELS, type WhiskeyLabel } from '../knowledge/labels.js';

/** The bottle or the pour of the menu that a name holds, or one of the same house. */
function knownBy(name: string | undefined, bar: Bar): Bottle | Whiskey | undefined {
  const tokens = words(name ?? '').filter((word) => word !== 'the');
  for (const at of tokens.keys()) {
    const named = nameAt(bar, tokens, at)?.named;
    if (named?.bottle) return named.bottle;
    if (named?.drink?.type === 'whiskey') return named.drink.drink;
  }
  return undefined;
}

interface WhiskeyText {
  labelled: ReadonlyMap<WhiskeyLabel, string>;
  /** The text without a label. */
  free: string;
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

/** "Tasting: Ardbeg 10, 46%": the first line names the bottle, whatever is before the colon. */
const isHeadline = ({ meaning, value }: Labelled<WhiskeyLabel>): boolean =>
  meaning === 'notes' && readProof(value) !== undefined;

/** Nose, palate and finish are notes together. */
function readWhiskeyText(text: string): WhiskeyText {
  const labelled = new Map<WhiskeyLabel, string>();
  const free: string[] = [];
  for (const line of WHISKEY_LABELS.inLines(plainText(withPlace(inProof(text))).replace(WHY, '$1:'))) {
    const read = WHISKEY_LABELS.read(line);
    const isFirst = labelled.size + free.length === 0;
    const [value, ...others] = read && !(isFirst && isHeadline(read)) ? valueAndRest(read) : [];
    if (read && value)
      labelled.set(read.meaning, [labelled.get(read.meaning), value].filter(Boolean).join(', '));
    if (value) free.push(...others);
    else free.push(isFirst && read?.value ? read.value : line);
  }
  return { labelled, free: free.join('\n') };
}

const figureIn = (text: string | undefined): number | undefined => {
  const figure = /\d{2,3}(?:\.\d{1,2})?/.exec(text ?? '')?.[0];
  return figure === undefined ? undefined : Number(figure);
};

function proofOf({ labelled, free }: WhiskeyText): number | undefined {
  const strength = labelled.get('abv') ?? '';
  const abv = /proof/i.test(strength) ? undefined : figureIn(strength);
  const proof = labelled.get('proof') ?? (abv === undefined ? strength : '');
  return (
    readProof(proof) ?? figureIn(proof) ?? (abv === undefined ? readProof(free) : Math.round(abv * 20) / 10)
  );
}

/** How it is poured: as a label says, else as the text does. */
function saidServing({ labelled, free }: WhiskeyText): Partial<WhiskeyInput> {
  const water = labelled.get('water') ?? waterIn(free);
  const rest = labelled.get('rest');
  const rationale = labelled.get('rationale')?.replace(/^because\s+/i, '') ?? reasonIn(free);
  return withoutUndefined({
    number: placeIn(`number ${labelled.get('number') ?? ''}.`) ?? placeIn(free),
    water: water && cut(capital(water), TEXT_LENGTHS.water),
    rest: rest ? cut(rest, TEXT_LENGTHS.rest) : restIn(free),
    rationale: rationale && cut(capital(rationale), TEXT_LENGTHS.rationale),
  });
}

/** Its name and what it is like, as far as labels say. */
const tastingSaid = ({ labelled }: WhiskeyText): Partial<WhiskeyInput> =>
  Object.fromEntries(
    (['name', 'profile', 'notes'] as const).flatMap((field) => {
      const value = labelled.get(field);
      return value === undefined ? [] : [[field, cut(capital(value), TEXT_LENGTHS[field])]];
    }),
  );

const wholeWords = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\d])${name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\p{L}\d])`,
    'u',
  );

/** The text without the first time it says the name, and what leads up to it. */
function without(name: string | undefined, text: string): string {
  const at = name ? text.toLowerCase().search(wholeWords(name)) : -1;
  if (name === undefined || at < 0) return text;
  const before = text.slice(0, at);
  const lead = before.split(/[.:;!?,(\n]/).at(-1) ?? '';
  const kept = readSpirit(lead) ? before : before.slice(0, at - lead.length);
  return `${kept} ${text.slice(at + name.length)}`;
}

/** What kind it is; casks and grains in the mash are not. A house of a region makes what the region does. */
const spiritOf = ({ labelled, free }: WhiskeyText, name = ''): string | undefined =>
  [
    labelled.get('spirit'),
    stylesOf(name, '').join(', '),
    free.replace(reasonSentence(free) ?? '', ''),
    name,
  ].flatMap((text) => readSpirit(withoutOrigin(text ?? '')) ?? [])[0];

/** A whiskey in free words as the form's fields; what is left out is filled in by its style. */
function readWhiskey(description: string, bar: Bar): DrinkRead<WhiskeyInput> {
  const text = readWhiskeyText(withoutFlags(withoutRequest(description)));
  const { labelled } = text;
  const free = withoutPlace(text.free);
  const name = labelled.get('name') ?? pourName(free, bar);
  const known = knownBy(name, bar);
  const beside = without(name, free);
  const spirit =
    spiritOf({ labelled, free: beside }, name) ??
    known?.spirit ??
    readSpirit(labelled.get('rationale') ?? '');
  const saidProof = proofOf({ labelled, free });
  const serving = saidServing(text);
  if (!spirit && saidProof === undefined && !known) {
    const { notUnderstood, ...edited } = editWhiskey(description.replace(/,\s+(?:and\s+)?/g, '\n'), {});
    const fields = { ...edited, ...tastingSaid(text), ...serving };
    const isRead = Object.keys(fields).length > 0;
    if (isRead)
      return { ...fields, ...(Object.keys(edited).length > 0 && notUnderstood && { notUnderstood }) };
    return name && isNameAlone(withoutRequest(description), bar)
      ? { name: cut(name, TEXT_LENGTHS.name) }
      : {};
  }
  const kind = spirit ?? 'whiskey';
  const said = [beside, labelled.get('profile'), labelled.get('notes')].filter(Boolean).join('. ');
  const smoky =
    isSmoky(withoutOrigin(said)) || (known !== undefined && isSmoky(`${known.profile} ${known.notes}`));
  const proof = Math.min(PROOF.max, saidProof ?? known?.proof ?? usualProof(kind));
  const tasting = readTasting(beside.replace(reasonSentence(beside) ?? '', '').replace(/^[\s,:;.-]+/, ''));
  const profile = labelled.get('profile') ?? tasting.profile ?? known?.profile ?? usualProfile(kind, smoky);
  const notes = labelled.get('notes') ?? tasting.notes ?? known?.notes ?? usualNotes(kind, smoky);
  const told = {
    name: cut(name ?? capital(kind), TEXT_LENGTHS.name),
    spirit: cut(kind, TEXT_LENGTHS.spirit),
    proof,
    profile: cut(capital(profile), TEXT_LENGTHS.profile),
    notes: cut(capital(notes), TEXT_LENGTHS.notes),
  };
  return {
    ...told,
    water: usualWater(proof, smoky),
    rest: usualRest(proof, smoky),
    rationale: cut(composeRationale(told), TEXT_LENGTHS.rationale),
    ...serving,
    isVisible: true,
    isAvailable: true,
    ...flagsSaid(description),
  };
}

/** Already among the notes. */
const TASTED = new Set(['nose', 'palate', 'finish']);

/** The text as plain words: of data and tables each value with its key. */
function plainOf(description: string): string {
  const { drinks, texts, labelled } = readText(description);
  if (labelled !== undefined) return labelled;
  const bottle = drinks.find(({ entityType }) => entityType === 'whiskey');
  const values = [...(bottle?.fields ?? [])].filter(([key, value]) => value && !TASTED.has(key));
  return bottle ? values.map(([key, value]) => `${key}: ${String(value)}`).join('\n') : texts.join('\n\n');
}

/** Fills, edits or rewrites the fields of a whiskey from free words. */
export function parseWhiskey(
  { description, mode, current }: ParseRequest<Whiskey>,
  menu: MenuSnapshot,
): DrinkRead<WhiskeyInput> {
  const bar = barOf(menu);
  if (mode === 'partial') return editWhiskey(description, inputOf('whiskey', current ?? {}));
  const { rest, ...said } = readAllergens(plainOf(description));
  const read = { ...readWhiskey(rest, bar), ...said };
  return mode === 'full' ? { ...inputOf('whiskey', current ?? {}), ...read } : read;
}
