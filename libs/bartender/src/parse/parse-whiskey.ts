import { PROOF, TEXT_LIMITS, type Whiskey, type WhiskeyFields } from '@peanut/contracts';
import { type MenuSnapshot, type ParseRequest } from '../provider.js';
import { type Bottle } from '../knowledge/bottles.js';
import { type Bar, barOf } from '../profile/bar.js';
import { capital, cut } from '../language/sentences.js';
import { words } from '../language/words.js';
import { nameAt } from '../intent/drink-names.js';
import { editWhiskey } from './edit-whiskey.js';
import { readName, titleCase } from './read-name.js';
import { readRecipeText } from './recipe-text.js';
import { withoutRequest } from './request.js';
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
} from './whiskey-style.js';

const NAME_END =
  /\s*(?:,|:|;|\n|\(|\s[-–—]\s|(?<!\b(?:no|nr|st|mr|dr|small))\.(?=\s|$)|\s\d{2}(?:[.,]\d+)?\s?(?:%|percent|abv|vol)|\s\d{2,3}(?:[.,]\d+)?\s?proof|\s(?:is|at|with|from|which)\s|\s(?:single malt|bourbon whiskey|irish (?:single )?pot|japanese whisk|a (?:bourbon|rye|scotch)))/i;

/** The bottle's name: up to the first comma, strength or kind; "called …" and quotes go first. */
function nameOf(text: string, bar: Bar): string | undefined {
  const isCalled = /["“]|\b(?:called|named)\b/i.test(text);
  const called = isCalled ? readName(readRecipeText(text), bar)?.name : undefined;
  if (called) return called;
  const end = NAME_END.exec(text);
  const head = (end ? text.slice(0, end.index) : text)
    .trim()
    .replace(/^(?:an?|the|bottle of|a bottle of) (?=\w)/, '')
    .replace(/(?<=[A-Z].*) (?:bourbon|rye|whiskey|whisky|scotch)$/, '');
  return head !== '' && head.split(/\s+/).length <= 9 ? titleCase(head) : undefined;
}

function bottleNamed(name: string | undefined, bar: Bar): Bottle | undefined {
  if (!name) return undefined;
  const found = nameAt(
    bar,
    words(name).filter((word) => word !== 'the'),
    0,
  )?.named;
  if (found?.bottle) return found.bottle;
  return undefined;
}

/** A pour of the menu with this name, or of the same house, knows more than any list. */
function pourNamed(name: string | undefined, bar: Bar): Whiskey | undefined {
  const tokens = words(name ?? '').filter((word) => word !== 'the');
  const found = tokens.length > 0 ? nameAt(bar, tokens, 0)?.named.drink : undefined;
  return found?.type === 'whiskey' ? found.drink : undefined;
}

/** A whiskey in free words as the form's fields; what is left out is filled in by its style. */
function readWhiskey(text: string, bar: Bar): Partial<WhiskeyFields> {
  const body = withoutRequest(text);
  const name = nameOf(body, bar);
  const known = bottleNamed(name, bar) ?? pourNamed(name, bar);
  const rest = name && body.toLowerCase().startsWith(name.toLowerCase()) ? body.slice(name.length) : body;
  const spirit = readSpirit(rest) ?? readSpirit(name ?? '') ?? known?.spirit;
  if (!spirit && readProof(rest) === undefined && !known)
    return name ? { name: cut(name, TEXT_LIMITS.name) } : {};
  const kind = spirit ?? 'whiskey';
  const smoky = isSmoky(rest) || (known !== undefined && isSmoky(`${known.profile} ${known.notes}`));
  const proof = Math.min(PROOF.max, readProof(rest) ?? known?.proof ?? usualProof(kind));
  const tasting = readTasting(rest.replace(/^[\s,:;.-]+/, ''));
  const told = {
    name: cut(name ?? capital(kind), TEXT_LIMITS.name),
    spirit: cut(kind, TEXT_LIMITS.spirit),
    proof,
    profile: cut(tasting.profile ?? known?.profile ?? usualProfile(kind, smoky), TEXT_LIMITS.profile),
    notes: cut(tasting.notes ?? known?.notes ?? usualNotes(kind, smoky), TEXT_LIMITS.notes),
  };
  return {
    ...told,
    water: waterIn(rest) ?? usualWater(proof, smoky),
    rest: restIn(rest) ?? usualRest(proof, smoky),
    rationale: composeRationale(told),
    isVisible: true,
    isAvailable: true,
  };
}

const waterIn = (text: string): string | undefined => {
  const found =
    /\b((?:no|a few drops of|a drop of|a splash of|a teaspoon of|\d+ drops? of) water)\b|\bwater\s*:\s*([^.;,\n]{1,60})/i.exec(
      text,
    );
  const said = found?.[2] ?? found?.[1]?.replace(/ of water| water/i, '');
  return said && cut(capital(/^no$/i.test(said) ? 'None' : said.trim()), TEXT_LIMITS.water);
};

const restIn = (text: string): string | undefined => {
  const found =
    /\b(?:rest|breathe|wait|stand)(?:s|ing)?(?: for| time| it)?\s*:?\s*(?:about )?(\d{1,3}) ?min/i.exec(text);
  return found?.[1] && `${found[1]} minutes`;
};

const FIELDS = [
  'number',
  'name',
  'spirit',
  'proof',
  'profile',
  'notes',
  'water',
  'rest',
  'rationale',
  'isVisible',
  'isAvailable',
  'sortOrder',
] as const;

const ownFields = (current: Partial<Whiskey> | null): Partial<WhiskeyFields> =>
  Object.fromEntries(
    FIELDS.flatMap((field) => (current?.[field] === undefined ? [] : [[field, current[field]]])),
  );

/** Fills, edits or rewrites the fields of a whiskey from free words. */
export function parseWhiskey(
  { description, mode, current }: ParseRequest<Whiskey>,
  menu: MenuSnapshot,
): Partial<WhiskeyFields> {
  const bar = barOf(menu);
  if (mode === 'partial') return editWhiskey(description, ownFields(current));
  const read = readWhiskey(description, bar);
  return mode === 'full' ? { ...ownFields(current), ...read } : read;
}
