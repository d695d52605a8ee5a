import { PROOF, TEXT_LIMITS, WHISKEY_NUMBER, type WhiskeyInput } from '@peanut/contracts';
import { capital, cut } from '../language/sentences.js';
import { changesIn, type Edit, edited, readField, readRename, replaceWord } from './edit-steps.js';
import { editAllergens } from './edit-allergens.js';
import { readFlags } from './edit-flags.js';
import { restIn, waterIn } from './pour-serving.js';
import { WHISKEY_LABELS, type WhiskeyLabel } from './whiskey-labels.js';
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
    return written ? { [name]: cut(capital(written), TEXT_LIMITS[name]) } : undefined;
  };

const rename: Edit<Draft> = (change) => {
  const name = readRename(change);
  return name ? { name: cut(name, TEXT_LIMITS.name) } : undefined;
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
  return said ? { water: cut(capital(said), TEXT_LIMITS.water) } : undefined;
};

const spirit: Edit<Draft> = (change, { spirit: old }) => {
  const written = readField(change, 'spirit|category|type|kind');
  const found = /^(?:make (?:it|this)|it is|it's|this is|change (?:it )?to)\b/i.test(change)
    ? readSpirit(change)
    : undefined;
  const next = written ?? found;
  return next && next !== old ? { spirit: cut(next, TEXT_LIMITS.spirit) } : undefined;
};

/** "Replace mint with basil in the notes". */
const swappedTaste: Edit<Draft> = (change, { notes = '' }) => {
  const [, old, next] =
    /\b(?:swap|replace|change)(?: the)? (.{1,40}?) (?:for|with|by|to) (.{1,40}?)(?: in the (?:tasting )?notes)?$/i.exec(
      change,
    ) ?? [];
  const isThere = old && next && notes.toLowerCase().includes(old.toLowerCase());
  return isThere ? { notes: cut(replaceWord(notes, old, next), TEXT_LIMITS.notes) } : undefined;
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
        TEXT_LIMITS.notes,
      ),
    };
  const removed =
    /\b(?:remove|drop|take out|delete)(?: the)? (.{1,50}?)(?: from (?:the )?(?:tasting )?notes?)?$/i
      .exec(change)?.[1]
      ?.toLowerCase();
  const left = notes.split(/,\s*/).filter((note) => !removed || !note.toLowerCase().includes(removed));
  if (removed && left.length > 0 && left.join(', ') !== notes) return { notes: capital(left.join(', ')) };
  return /\b(?:smok(?:y|ier)|peaty|peated)\b/i.test(change) && !isSmoky(notes)
    ? { notes: cut(`${usualNotes(kind, true).split(',')[0]}, ${notes.toLowerCase()}`, TEXT_LIMITS.notes) }
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
  ['name', (value) => ({ name: cut(value, TEXT_LIMITS.name) })],
  ['spirit', (value) => ({ spirit: cut(readSpirit(value) ?? value, TEXT_LIMITS.spirit) })],
  ['proof', (value) => proof(`proof ${value}`, {})],
  ['abv', (value) => proof(`abv ${value}`, {})],
  ...(['profile', 'notes', 'water', 'rest', 'rationale'] as const).map(
    (name) => [name, (value: string) => ({ [name]: cut(capital(value), TEXT_LIMITS[name]) })] as const,
  ),
  ['number', (value) => place(`number ${value}`, {})],
]);

/** "Notes: black tea, plum": the field as it is written. */
const labelledField: Edit<Draft> = (change, draft) => {
  const read = WHISKEY_LABELS.read(change);
  return read?.value ? LABELLED.get(read.meaning)?.(read.value, draft) : undefined;
};

const EDITS: readonly Edit<Draft>[] = [
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

/** The fields that the owner's words change, and no others. */
export const editWhiskey = (words: string, current: Partial<WhiskeyInput>): Partial<WhiskeyInput> =>
  edited(changesIn(words, WHISKEY_LABELS), current, EDITS);
