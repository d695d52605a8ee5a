import { type Bar } from '../profile/bar.js';
import { type Profiled } from '../profile/profile.js';
import { STYLES } from '../knowledge/whiskey-styles.js';
import { lineage } from '../knowledge/families.js';
import { type Intent, type Constraint } from '../intent/intent.js';
import { brokenLimit } from '../limits/limits.js';
import { scoreConstraint } from './score-constraint.js';

export interface Ranked {
  drink: Profiled;
  /** 0 to 100. */
  score: number;
  /** The intent's constraints with how well the drink meets them. */
  fits: { constraint: Constraint; fit: number }[];
}

const LEAST = 18;
const SPAN = 80;
/** The most a drink gets that lacks a spirit or a thing that others have. */
const WITHOUT_THE_THING = 57;
/** A neat pour is for those who ask for whiskey; others get it behind an equally good cocktail. */
const POUR_UNASKED = 0.9;
const NEVER_ASKED = 0.55;

/** True when the drink is or has something that the guest ruled out. */
export function isRefused(drink: Profiled, intent: Intent): boolean {
  if (drink.abv < intent.abv.least || drink.abv > intent.abv.most) return true;
  if (intent.excluded.has(drink.name.toLowerCase()) || brokenLimit(drink, intent) !== undefined) return true;
  return intent.constraints.some(
    (constraint) =>
      constraint.kind === 'less flavour' &&
      constraint.isStrict &&
      (drink.flavours[constraint.flavour] ?? 0) > 0.55,
  );
}

/** True when the wish is about whiskey, so that pours are compared among themselves. */
export function isAboutWhiskey(intent: Intent): boolean {
  if (intent.type) return intent.type === 'whiskey';
  return intent.constraints.some(
    (constraint) =>
      (constraint.kind === 'family' && lineage(constraint.family).includes('whiskey')) ||
      (constraint.kind === 'contains' && STYLES.has(constraint.name)) ||
      (constraint.kind === 'like' && constraint.target.forms.has('neat')),
  );
}

const mustHave = (constraint: Constraint) =>
  constraint.kind === 'family' || (constraint.kind === 'contains' && constraint.weight >= 1);

type Fit = Ranked['fits'][number];

/** Of several spirits asked for, a drink needs one: "gin or vodka". */
function oneFamily(fits: Fit[]): Fit[] {
  const families = fits.filter(({ constraint }) => constraint.kind === 'family');
  const best = families.reduce<Fit | undefined>(
    (most, one) => (most && most.fit >= one.fit ? most : one),
    undefined,
  );
  return families.length < 2 ? fits : fits.filter((one) => one.constraint.kind !== 'family' || one === best);
}

const NOT_AS_IT_IS = 0.5;

/** "A Negroni but lighter": the Negroni itself is not what is wanted. */
function refined(drink: Profiled, fits: Fit[]): Fit[] {
  const isOtherwise = fits.some(
    ({ constraint, fit }) => (constraint.kind === 'strength' || constraint.kind === 'family') && fit < 0.35,
  );
  return fits.map((one) =>
    one.constraint.kind === 'like' &&
    one.constraint.name === drink.name &&
    (isOtherwise || one.constraint.isAltered)
      ? { ...one, fit: Math.min(one.fit, NOT_AS_IT_IS) }
      : one,
  );
}

const isNote = (constraint: Constraint): boolean => constraint.kind === 'word' && constraint.isNote === true;

/** What a drink is worth more whose own words say what the guest said. */
const notesSaid = (drink: Profiled, { constraints }: Intent): number =>
  constraints
    .filter(isNote)
    .reduce((sum, note) => sum + note.weight * scoreConstraint(drink, note, false), 0);

function scoreOf(drink: Profiled, intent: Intent, isWhiskey: boolean): Ranked {
  const fits = refined(
    drink,
    oneFamily(
      intent.constraints
        .map((constraint) => ({ constraint, fit: scoreConstraint(drink, constraint, isWhiskey) }))
        .filter(({ constraint }) => !isNote(constraint)),
    ),
  );
  const weight = fits.reduce((sum, { constraint }) => sum + constraint.weight, 0);
  const fit =
    weight === 0
      ? NEVER_ASKED
      : fits.reduce((sum, { constraint, fit }) => sum + constraint.weight * fit, 0) / weight;
  const bias = drink.type === 'whiskey' && !isWhiskey ? POUR_UNASKED : 1;
  return { drink, fits, score: LEAST + SPAN * fit * bias + notesSaid(drink, intent) };
}

/** A drink that lacks what others have gets a capped score; what no drink has costs none of them. */
function capped(ranked: Ranked[]): Ranked[] {
  const isThere = ({ constraint, fit }: Fit) => mustHave(constraint) && fit >= 0.8;
  const anyHas = ranked.some(({ fits }) => fits.some(isThere));
  return ranked.map((one) =>
    anyHas && !one.fits.some(isThere) ? { ...one, score: Math.min(one.score * 0.8, WITHOUT_THE_THING) } : one,
  );
}

/** Among equals the stronger comes first for who wants it strong, the lighter for who wants it light. */
const SENSE: ReadonlyMap<string | undefined, number> = new Map([
  ['strong', 1],
  ['light', -1],
]);

/** Every drink that can be poured and was not refused, best first; the menu's order breaks ties. */
export function rank(intent: Intent, bar: Bar): Ranked[] {
  const isWhiskey = isAboutWhiskey(intent);
  const candidates = bar.pourable.filter(
    (drink) => (!intent.type || drink.type === intent.type) && !isRefused(drink, intent),
  );
  const sense = SENSE.get(intent.constraints.find((one) => one.kind === 'strength')?.strength) ?? 0;
  const ranked = capped(candidates.map((drink) => scoreOf(drink, intent, isWhiskey)));
  return ranked
    .map((one, index) => ({ ...one, index, score: Math.round(Math.max(0, Math.min(98, one.score))) }))
    .sort(
      (one, other) =>
        other.score - one.score || sense * (other.drink.abv - one.drink.abv) || one.index - other.index,
    );
}
