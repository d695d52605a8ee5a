import { type DrinkRead, PROOF, TEXT_LENGTHS, WHISKEY_NUMBER, type WhiskeyInput } from '@peanut/contracts';
import { FLAVOUR_BY_WORD } from '../knowledge/flavours.js';
import { capital, cut } from '../language/sentences.js';
import { mentions, words } from '../language/words.js';
import { changesIn, type Edit, edited, readField, readRename, replaceWord } from './edit-steps.js';
import { editAllergens } from './edit-allergens.js';
import { readFlags, refusedFlags } from './edit-flags.js';
import { restIn, waterIn } from './pour-serving.js';
import { WHISKEY_LABELS, type WhiskeyLabel } from '../knowledge/labels.js';
import { isSmoky, readProof, readSpirit, usualNotes } from './whiskey-style.js';

type Draft = Partial<WhiskeyInput>;

const TEXTS = {
  profile: 'profile|character',
  notes: '(?:tasting )?notes?',
  water: 'water',
  rest: 'rest(?: time)?',
  rationale: 'rationale|why(?: this whiskey)?|reason',
} as const;

const text =
  (name: keyof typeof TEXTS): Edit<Draft> =>
  (change) => {
    const written = readField(change, TEXTS[name]);
    return written ? { [name]: cut(capital(written), TEXT_LENGTHS[name]) } : undefined;
  };

const rename: Edit<Draft> = (change) => {
  const name = readRename(change);
  return name ? { name: cut(name, TEXT_LENGTHS.name) } : undefined;
};

const proof: Edit<Draft> = (change) => {
  const value = readProof(change);
  return value !== undefined && value <= PROOF.max ? { proof: value } : undefined;
};

const place: Edit<Draft> = (change) => {
  const found =
    /\b(?:number|position|place|spot|no\.?|#)\s?(?:to |is |= ?)?(\d{1,6})\b|\bmove (?:it )?to (?:the )?(\d{1,6})(?:st|nd|rd|th)?\b/i.exec(
      change,
    );
  const number = Number(found?.[1] ?? found?.[2]);
  if (number >= WHISKEY_NUMBER.min && number <= WHISKEY_NUMBER.max) return { number };
  return /\b(?:to the (?:start|top|front)|first (?:place|position)|(?:put|pour|move) (?:it|this) first|open the flight)\b/i.test(
    change,
  )
    ? { number: WHISKEY_NUMBER.min }
    : undefined;
};

const rest: Edit<Draft> = (change) => {
  const said = restIn(change);
  return said ? { rest: said } : undefined;
};

const water: Edit<Draft> = (change) => {
  const said = waterIn(change) ?? /^water (.{2,60})$/i.exec(change)?.[1];
  return said ? { water: cut(capital(said), TEXT_LENGTHS.water) } : undefined;
};

const spirit: Edit<Draft> = (change, { spirit: old }) => {
  const written = readField(change, 'spirit|category|type|kind');
  const found = /^(?:make (?:it|this)|it is|it's|this is|change (?:it )?to)\b/i.test(change)
    ? readSpirit(change)
    : undefined;
  const next = written ?? found;
  return next && next !== old ? { spirit: cut(next, TEXT_LENGTHS.spirit) } : undefined;
};

/** "Replace mint with basil in the notes". */
const swappedTaste: Edit<Draft> = (change, { notes = '' }) => {
  const [, old, next] =
    /\b(?:swap|replace|change)(?: the)? (.{1,40}?) (?:for|with|by|to) (.{1,40}?)(?: in the (?:tasting )?notes)?$/i.exec(
      change,
    ) ?? [];
  const isThere = old && next && notes.toLowerCase().includes(old.toLowerCase());
  return isThere ? { notes: cut(replaceWord(notes, old, next), TEXT_LENGTHS.notes) } : undefined;
};

/** "Add smoke to the notes", "remove vanilla from the notes". */
const tastes: Edit<Draft> = (change, { notes = '', spirit: kind = '' }) => {
  const added = /\badd (.{1,50}?)(?: to (?:the )?(?:tasting )?notes?)?$/i.exec(change)?.[1];
  if (added && !/water|minute/i.test(added))
    return {
      notes: cut(
        capital(
          [notes, added.replace(/^(?:a |an |some |the |notes? of )/i, '').toLowerCase()]
            .filter(Boolean)
            .join(', '),
        ),
        TEXT_LENGTHS.notes,
      ),
    };
  const removed =
    /\b(?:remove|drop|take out|delete)(?: the)? (.{1,50}?)(?: from (?:the )?(?:tasting )?notes?)?$/i
      .exec(change)?.[1]
      ?.toLowerCase();
  const left = notes.split(/,\s*/).filter((note) => !removed || !note.toLowerCase().includes(removed));
  if (removed && left.length > 0 && left.join(', ') !== notes) return { notes: capital(left.join(', ')) };
  const isSmokier =
    /\b(?:smok(?:y|ier)|peaty|peated)\b/i.test(change) &&
    !/\b(?:less|not|too|un-?(?:peated|smoked))\b/i.test(change);
  return isSmokier && !isSmoky(notes)
    ? { notes: cut(`${usualNotes(kind, true).split(',')[0]}, ${notes.toLowerCase()}`, TEXT_LENGTHS.notes) }
    : undefined;
};

const shorter: Edit<Draft> = (change, draft) => {
  const name = (['profile', 'notes', 'rationale'] as const).find((one) =>
    new RegExp(`\\b${one}\\b`, 'i').test(change),
  );
  if (!name || !/\b(?:shorter|shorten|brief|trim|cut)\b/i.test(change)) return undefined;
  const parts = (draft[name] ?? '').split(name === 'rationale' ? /(?<=[.!?])\s+/ : /,\s*/);
  return parts.length > 1 ? { [name]: parts.slice(0, name === 'rationale' ? 1 : 2).join(', ') } : undefined;
};

const LABELLED: ReadonlyMap<WhiskeyLabel, Edit<Draft>> = new Map<WhiskeyLabel, Edit<Draft>>([
  ['name', (value) => ({ name: cut(value, TEXT_LENGTHS.name) })],
  ['spirit', (value) => ({ spirit: cut(readSpirit(value) ?? value, TEXT_LENGTHS.spirit) })],
  ['proof', (value) => proof(`proof ${value}`, {})],
  ['abv', (value) => proof(`abv ${value}`, {})],
  ...(['profile', 'notes', 'water', 'rest', 'rationale'] as const).map(
    (name) => [name, (value: string) => ({ [name]: cut(capital(value), TEXT_LENGTHS[name]) })] as const,
  ),
  ['number', (value) => place(`number ${value}`, {})],
]);

/** "Notes: black tea, plum": the field as it is written. */
const labelledField: Edit<Draft> = (change, draft) => {
  const read = WHISKEY_LABELS.read(change);
  return read?.value ? LABELLED.get(read.meaning)?.(read.value, draft) : undefined;
};

const joinedNotes = (notes: readonly string[]): string => {
  const kept = [...notes];
  while (kept.length > 1 && [...kept.join(', ')].length > TEXT_LENGTHS.notes) kept.pop();
  return cut(capital(kept.join(', ').toLowerCase()), TEXT_LENGTHS.notes);
};

const MORE_OF =
  /^(?:(?:make|let) (?:the )?(?:tasting )?notes (?:be )?(?:more|rather) (?:about|of|like|on)|(?:the )?(?:tasting )?notes (?:should be |need to be )?more (?:about|of|on)|(?:focus|centre|center) (?:the )?(?:tasting )?notes (?:more )?(?:on|around)|(?:put )?more) (.{2,40}?)(?: in(?:to)? the (?:tasting )?notes?)?$/i;
const LESS_OF =
  /^(?:(?:make|let) (?:the )?(?:tasting )?notes (?:be )?less (?:about|of|like|on)|(?:the )?(?:tasting )?notes (?:should be )?less (?:about|of|on)|less) (.{2,40}?)(?: in the (?:tasting )?notes?)?$/i;

/** "Make the notes more about toffee": it comes first. "Less about iodine": it goes. */
const weighted: Edit<Draft> = (change, { notes = '' }) => {
  const all = notes.split(/,\s*/).filter(Boolean);
  const isNote = /\bnotes?\b/i.test(change);
  const more = MORE_OF.exec(change)?.[1];
  if (more && isNote)
    return {
      notes: joinedNotes([more, ...all.filter((one) => !mentions(one, more) && !mentions(more, one))]),
    };
  const less = LESS_OF.exec(change)?.[1];
  const left = less ? all.filter((one) => !mentions(one, less)) : all;
  return left.length > 0 && left.length < all.length ? { notes: joinedNotes(left) } : undefined;
};

const noWater: Edit<Draft> = (change) =>
  /^(?:no|without) water\b/i.test(change) ? { water: 'None' } : undefined;

/** True when the profile and the notes mention none of it. */
const isWithout = (thing: string, { profile = '', notes = '' }: Draft): boolean => {
  const taste = thing.replace(/^(?:add|use|put|have|mention|so|too|any|the)\b\s*/i, '');
  const said = `${profile} ${notes}`;
  if (/^(?:smok|peat)/i.test(taste)) return !isSmoky(said);
  const isTaste = /^(?:add|put|mention)\b/i.test(thing) || FLAVOUR_BY_WORD.has(words(taste)[0] ?? '');
  return isTaste && !mentions(said, taste);
};

const EDITS: readonly Edit<Draft>[] = [
  weighted,
  labelledField,
  rename,
  editAllergens,
  readFlags,
  shorter,
  swappedTaste,
  text('profile'),
  text('notes'),
  text('rationale'),
  proof,
  place,
  rest,
  water,
  text('water'),
  text('rest'),
  spirit,
  tastes,
];

const REFUSALS: readonly Edit<Draft>[] = [editAllergens, refusedFlags, noWater];

/** The fields that the owner's words change, and no others. */
export const editWhiskey = (instruction: string, current: Partial<WhiskeyInput>): DrinkRead<WhiskeyInput> =>
  edited(changesIn(instruction, WHISKEY_LABELS), current, { all: EDITS, refusals: REFUSALS, isWithout });
