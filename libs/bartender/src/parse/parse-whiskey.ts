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
import { capital, cut } from '../language/sentences.js';
import { mentions, words } from '../language/words.js';
import { nameAt } from '../intent/drink-names.js';
import { flagsSaid, withoutFlags, areStrayFlags } from './edit-flags.js';
import { withoutUndefined, withoutRequest } from './request.js';
import { readAllergens } from './edit-allergens.js';
import { editWhiskey } from './edit-whiskey.js';
import { pourName } from './pour-name.js';
import { placeIn, reasonIn, reasonSentence, restIn, waterIn, withoutPlace } from './pour-serving.js';
import { isNameAlone } from './name-shape.js';
import { readTasting } from './tasting.js';
import {
  composeRationale,
  isSmoky,
  readSpirit,
  usualNotes,
  usualProfile,
  usualProof,
  usualRest,
  usualWater,
  withoutOrigin,
} from './whiskey-style.js';
import { proofOf, readWhiskeyText, type WhiskeyText } from './whiskey-text.js';
import { WHISKEY_LABELS } from '../knowledge/labels.js';

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

/** How it is poured: as a label says, else as the text does. */
function saidServing({ labelled, free }: Pick<WhiskeyText, 'labelled' | 'free'>): Partial<WhiskeyInput> {
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

/** "Distillery: Caol Ila", "Age: 12 years", or "Expression: Distillers Edition": a bottle that has no other name. */
function nameOfLabels({ labelled, free, isHeaded }: WhiskeyText): string | undefined {
  const [distillery] = labelled.get('distillery')?.split(', ') ?? [];
  const expression = labelled.get('expression');
  if (expression)
    return distillery && !mentions(expression, distillery) ? `${distillery} ${expression}` : expression;
  const years = /^\d{1,2}/.exec(labelled.get('age') ?? '')?.[0];
  const vintage = /\b(?:19|20)\d\d\b/.exec(labelled.get('vintage') ?? '')?.[0];
  if (!distillery || isHeaded || mentions(free, distillery)) return undefined;
  return [distillery, years ? `${years} Year` : vintage].filter(Boolean).join(' ');
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
const spiritOf = (
  { labelled, free }: Pick<WhiskeyText, 'labelled' | 'free'>,
  name = '',
): string | undefined =>
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
  const name = labelled.get('name') ?? nameOfLabels(text) ?? pourName(free, bar);
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
    if (areStrayFlags(fields, description, bar)) return {};
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

/** "## Nose": a label of what is below it, and no title. */
const HEADING = /^#{1,6}[ \t]([^\n#]{1,40})$/gm;
const asLabel = (said: string, heading: string): string => {
  const bare = heading.replace(/[*_:]/g, '').trim();
  return WHISKEY_LABELS.read(bare)?.isBare ? `${bare}:` : said;
};

/** The text as plain words: of data and tables each value with its key. */
function plainOf(description: string): string {
  const { drinks, texts, labelled } = readText(description.replace(HEADING, asLabel));
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
