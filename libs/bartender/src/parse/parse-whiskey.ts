import { PROOF, TEXT_LIMITS, type Whiskey, type WhiskeyFields } from '@peanut/contracts';
import { type MenuSnapshot, type ParseRequest } from '../provider.js';
import { type Bottle } from '../knowledge/bottles.js';
import { type Bar, barOf } from '../profile/bar.js';
import { countInFigures } from '../language/amounts.js';
import { capital, cut } from '../language/sentences.js';
import { words } from '../language/words.js';
import { nameAt } from '../intent/drink-names.js';
import { editWhiskey } from './edit-whiskey.js';
import { readName, titleCase } from './read-name.js';
import { plainText, readRecipeText } from './recipe-text.js';
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
import { WHISKEY_LABELS, type WhiskeyLabel } from './whiskey-labels.js';

const REGION = 'speyside|islay|highlands?|lowlands?|campbeltown|kentucky|tennessee';
const KIND = String.raw`single (?:malt|pot|grain)|blended|bourbon whiskey|(?:kentucky )?straight|irish (?:single )?pot|japanese whisk|a (?:bourbon|rye|scotch)`;
/** Where a bottle's name ends. */
const NAME_END = new RegExp(
  [
    String.raw`\s*[,:;\n|(\/•]|\s\*|\s[-–—]\s|(?<!\b(?:no|nr|st|mr|dr|small|[a-z]))\.(?=\s|$)`,
    String.raw`\s\d{2,3}\s?cl\b|\s\d{2}(?:[.,]\d+)?\s?(?:%|percent|abv|vol)|\s\d{2,3}(?:[.,]\d+)?\s?(?:proof|pf)\b|\sat \d`,
    String.raw`\s@|\s(?:yesterday|today|tonight|recently|again)\b|\s(?:is|at|with|from|which|it['’]?s)\s|\s(?:${KIND})`,
    String.raw`\s(?:${REGION})(?=\s(?:${KIND}|scotch|malt|whisk|[-–—(\d])|$)`,
  ].join('|'),
  'i',
);
const TALK = new RegExp(
  String.raw`^(?:(?:just|now|adding|shelf|menu|list|our|we|i|i['’]d|please|like|want|to|add|pour(?:ing)?|serv(?:e|ing)|got|have|bought|found|opened|opening|trying|tried|picked up|us|today|tonight['’]?s?|new|next|bottle|dram|pour|whisk(?:e?)y|addition|in|is|here['’]?s|this|review|the|a|an|another|of|says)\b[\s:]*|#?\d+[.):]\s*)+(?=\p{Lu})`,
  'iu',
);
/** Words that say what kind it is, and not which. */
const ONLY_KIND =
  /^(?:(?:kentucky|tennessee|straight|bourbon|rye|corn|wheat|whiske?y|single|double|malt|grain|blended|scotch|irish|japanese|canadian|american|small|batch|barrel|pot|still|cask|strength|bottled|in|bond|highland|lowland|speyside|islay|campbeltown|island)\s?)+$/i;

const ofHead = (line: string): string => {
  const talk = TALK.exec(line)?.[0] ?? '';
  const body = /\s/.test(talk.trim()) || /^(?:the|an?|review)\b/i.test(talk) ? line.slice(talk.length) : line;
  const end = NAME_END.exec(body);
  const [head, rest] = end ? [body.slice(0, end.index), body.slice(end.index)] : [body, ''];
  // "Compass Box – The Peat Monster": a second name after the dash.
  const second = /^\s[-–—]\s((?:The )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)+)$/u.exec(
    rest.split('\n')[0] ?? '',
  )?.[1];
  return second && !readSpirit(second) ? `${head} ${second}` : head;
};

/** The bottle's name: up to the first comma, strength or kind; "called …" and quotes go first. */
function nameOf(text: string, bar: Bar): string | undefined {
  const isCalled = /["“]|\b(?:called|named)\b/i.test(text);
  const called = isCalled ? readName(readRecipeText(text), bar)?.name : undefined;
  if (called) return ofHead(called);
  const heads = text
    .split(/\n|(?<=\p{Ll}{3}): /u)
    .map((line) => ofHead(line.trim()).trim())
    .filter(
      (one) =>
        /\p{L}{2}/u.test(one) &&
        !ONLY_KIND.test(one) &&
        !/^[\d.,]+\s?%/.test(one) &&
        TALK.exec(`${one} X`)?.[0].trim() !== one,
    );
  const head = (heads.find((one) => /^\p{Lu}/u.test(one)) ?? heads[0] ?? '')
    .replace(/^(?:(?:an?|the|another) )*(?:(?:new )?bottle of )?(?=\w)/i, '')
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

interface WhiskeyText {
  labelled: ReadonlyMap<WhiskeyLabel, string>;
  /** What no label stands before. */
  free: string;
}

/** Nose, palate and finish are notes together. */
function readWhiskeyText(text: string): WhiskeyText {
  const labelled = new Map<WhiskeyLabel, string>();
  const free: string[] = [];
  for (const line of WHISKEY_LABELS.inLines(plainText(text))) {
    const read = WHISKEY_LABELS.read(line);
    const [value, ...others] = read?.value.split(/\s*\|\s*/) ?? [];
    if (!read || !value) free.push(line);
    else labelled.set(read.meaning, [labelled.get(read.meaning), value].filter(Boolean).join(', '));
    free.push(...others);
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

/** A whiskey in free words as the form's fields; what is left out is filled in by its style. */
function readWhiskey(description: string, bar: Bar): Partial<WhiskeyFields> {
  const text = readWhiskeyText(withoutRequest(description));
  const { labelled, free } = text;
  const name = labelled.get('name') ?? nameOf(free, bar);
  const known = bottleNamed(name, bar) ?? pourNamed(name, bar);
  const rest = name && free.toLowerCase().startsWith(name.toLowerCase()) ? free.slice(name.length) : free;
  const spirit =
    readSpirit(labelled.get('spirit') ?? '') ?? readSpirit(rest) ?? readSpirit(name ?? '') ?? known?.spirit;
  const saidProof = proofOf(text);
  if (!spirit && saidProof === undefined && !known) return name ? { name: cut(name, TEXT_LIMITS.name) } : {};
  const kind = spirit ?? 'whiskey';
  const said = [rest, labelled.get('profile'), labelled.get('notes')].filter(Boolean).join('. ');
  const smoky = isSmoky(said) || (known !== undefined && isSmoky(`${known.profile} ${known.notes}`));
  const proof = Math.min(PROOF.max, saidProof ?? known?.proof ?? usualProof(kind));
  const tasting = readTasting(rest.replace(/^[\s,:;.-]+/, ''));
  const profile = labelled.get('profile') ?? tasting.profile ?? known?.profile ?? usualProfile(kind, smoky);
  const notes = labelled.get('notes') ?? tasting.notes ?? known?.notes ?? usualNotes(kind, smoky);
  const told = {
    name: cut(name ?? capital(kind), TEXT_LIMITS.name),
    spirit: cut(kind, TEXT_LIMITS.spirit),
    proof,
    profile: cut(capital(profile), TEXT_LIMITS.profile),
    notes: cut(capital(notes), TEXT_LIMITS.notes),
  };
  return {
    ...told,
    water: cut(
      capital(labelled.get('water') ?? waterIn(rest) ?? usualWater(proof, smoky)),
      TEXT_LIMITS.water,
    ),
    rest: cut(labelled.get('rest') ?? restIn(rest) ?? usualRest(proof, smoky), TEXT_LIMITS.rest),
    rationale: cut(labelled.get('rationale') ?? composeRationale(told), TEXT_LIMITS.rationale),
    isVisible: true,
    isAvailable: true,
  };
}

const waterIn = (text: string): string | undefined => {
  const found =
    /\b((?:no|(?:a )?few drops of|a drop of|a splash of|a teaspoon of|\d+ drops? of) water)\b|\bwater\s*:\s*([^.;,\n]{1,60})/i.exec(
      text,
    );
  const said = found?.[2] ?? found?.[1]?.replace(/ of water| water/i, '');
  return said && cut(capital(/^no$/i.test(said) ? 'None' : said.trim()), TEXT_LIMITS.water);
};

const restIn = (text: string): string | undefined => {
  const found =
    /\b(?:rest|breathe|wait|stand|sit|give it)(?:s|ing)?(?: for| time| it)?\s*:?\s*(?:about |at least )?(\d{1,3}) ?min/i.exec(
      text.replace(/\b[a-z]+(?= min)/gi, countInFigures),
    );
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
