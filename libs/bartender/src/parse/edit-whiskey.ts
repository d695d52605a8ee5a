import { PROOF, TEXT_LIMITS, WHISKEY_NUMBER, type WhiskeyFields } from '@peanut/contracts';
import { capital, cut } from '../language/sentences.js';
import { changesIn, readField, readFlags, readRename } from './edit-words.js';
import { isSmoky, readProof, readSpirit, usualNotes } from './whiskey-style.js';

type Draft = Partial<WhiskeyFields>;
type Edit = (change: string, draft: Draft) => Draft | undefined;

const TEXTS = {
  profile: 'profile|character',
  notes: '(?:tasting )?notes?',
  water: 'water',
  rest: 'rest(?: time)?',
  rationale: 'rationale|why(?: this whiskey)?|reason',
} as const;

const text =
  (name: keyof typeof TEXTS): Edit =>
  (change) => {
    const written = readField(change, TEXTS[name]);
    return written ? { [name]: cut(capital(written), TEXT_LIMITS[name]) } : undefined;
  };

const flags: Edit = (change) => {
  const found = readFlags(change);
  return Object.keys(found).length > 0 ? found : undefined;
};

const rename: Edit = (change) => {
  const name = readRename(change);
  return name ? { name: cut(name, TEXT_LIMITS.name) } : undefined;
};

const proof: Edit = (change) => {
  const value = readProof(change);
  return value !== undefined && value <= PROOF.max ? { proof: value } : undefined;
};

const place: Edit = (change) => {
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

const rest: Edit = (change) => {
  const found =
    /\b(?:rest|breathe|wait|stand|sit)\b.{0,20}?\b(\d{1,3}(?: to \d{1,3})?|one|two|five|ten) ?min/i.exec(
      change,
    );
  return found?.[1] ? { rest: `${found[1]} minutes` } : undefined;
};

const water: Edit = (change) => {
  if (/\b(?:no water|without water|neat only)\b/i.test(change)) return { water: 'None' };
  const found =
    /\b(?:add |with )?((?:a|an|one|two|three|\d+)(?: to \d+)? (?:few )?(?:drops?|splash(?:es)?|teaspoons?|dash(?:es)?))(?: of)? water\b/i.exec(
      change,
    );
  return found?.[1] ? { water: cut(capital(found[1]), TEXT_LIMITS.water) } : undefined;
};

const spirit: Edit = (change, { spirit: old }) => {
  const written = readField(change, 'spirit|category|type|kind');
  const found = /^(?:make (?:it|this)|it is|it's|this is|change (?:it )?to)\b/i.test(change)
    ? readSpirit(change)
    : undefined;
  const next = written ?? found;
  return next && next !== old ? { spirit: cut(next, TEXT_LIMITS.spirit) } : undefined;
};

/** "Add smoke to the notes", "remove vanilla from the notes". */
const tastes: Edit = (change, { notes = '', spirit: kind = '' }) => {
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

const shorter: Edit = (change, draft) => {
  const name = (['profile', 'notes', 'rationale'] as const).find((one) =>
    new RegExp(`\\b${one}\\b`, 'i').test(change),
  );
  if (!name || !/\b(?:shorter|shorten|brief|trim|cut)\b/i.test(change)) return undefined;
  const parts = (draft[name] ?? '').split(name === 'rationale' ? /(?<=[.!?])\s+/ : /,\s*/);
  return parts.length > 1 ? { [name]: parts.slice(0, name === 'rationale' ? 1 : 2).join(', ') } : undefined;
};

const EDITS: readonly Edit[] = [
  rename,
  flags,
  shorter,
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
export function editWhiskey(words: string, current: Partial<WhiskeyFields>): Partial<WhiskeyFields> {
  let changed: Draft = {};
  for (const change of changesIn(words)) {
    const edit = EDITS.map((one) => one(change, { ...current, ...changed })).find(Boolean);
    changed = { ...changed, ...edit };
  }
  const entries = Object.entries(changed) as [keyof WhiskeyFields, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => value !== current[name]));
}
