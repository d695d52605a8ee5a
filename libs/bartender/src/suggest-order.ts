import {
  FORM_DEFAULTS,
  type SuggestedOrder,
  type Whiskey,
  type WhiskeyInput,
  WHISKEY_NUMBER,
  withDefaults,
} from '@peanut/contracts';
import { type MenuSnapshot } from './provider.js';
import { knownWhiskey } from './profile/bar.js';
import { UNSAVED } from './profile/profile.js';
import { similarity } from './profile/similarity.js';

const BLANK: Whiskey = withDefaults('whiskey', {
  ...UNSAVED,
  number: 1,
  name: 'The new pour',
  spirit: 'whiskey',
  proof: FORM_DEFAULTS.proof,
  profile: '',
  notes: '',
  water: '',
  rest: '',
  rationale: '',
});
/** What a likeness of neighbours is worth against a step in strength. */
const LIKENESS = 0.25;
const STRANGER = 0.1;
const SMOKY = 0.5;
const SMOKE_STEP = 0.75;

const smokeOf = (whiskey: Whiskey) => knownWhiskey(whiskey).flavours.smoky ?? 0;

/** How much more the fresh pour asks of the palate: by strength, and among smoky pours by smoke. */
function stepUp(fresh: Whiskey, other: Whiskey): number {
  const { smooth = 0, rich = 0 } = knownWhiskey(fresh).flavours;
  const their = knownWhiskey(other).flavours;
  const body = 0.1 * (rich - (their.rich ?? 0)) - 0.1 * (smooth - (their.smooth ?? 0));
  const smoke = smokeOf(fresh) > SMOKY ? SMOKE_STEP * (smokeOf(fresh) - smokeOf(other)) : 0;
  return (fresh.proof - other.proof) / 35 + body + smoke;
}

interface Neighbour {
  pour: Whiskey;
  step: number;
  like: number;
}

/** How wrong a place is: bolder pours of its kind before it, gentler ones after it, different ones next to it. */
function disorder(flight: readonly Neighbour[], at: number): number {
  const steps = flight.reduce(
    (sum, { step, like }, index) => sum + (STRANGER + like ** 2) * Math.max(0, index < at ? -step : step),
    0,
  );
  const beside = [flight[at - 1], flight[at]].flatMap((one) => (one ? [one.like] : []));
  return steps - LIKENESS * (beside.reduce((sum, like) => sum + like, 0) / Math.max(1, beside.length));
}

const told = ({ name, proof }: Whiskey) => `${name} (${proof} proof)`;

function reasoning(fresh: Whiskey, before: Whiskey | undefined, after: Whiskey | undefined): string {
  const itself = `${smokeOf(fresh) > SMOKY ? 'Smoky and ' : 'At '}${fresh.proof} proof,`;
  if (before && after)
    return `${itself} it fits between ${told(before)} and ${told(after)}, on the way from gentle to bold.`;
  if (before) return `${itself} it is the boldest pour: it closes the flight, after ${told(before)}.`;
  return after
    ? `${itself} it is the gentlest pour: it opens the flight, before ${told(after)}.`
    : `${itself} it is the first of the flight.`;
}

/** A place in the flight by strength, smoke and body, next to its like. */
export function suggestOrder(newWhiskey: Partial<WhiskeyInput>, menu: MenuSnapshot): SuggestedOrder {
  const fresh: Whiskey = { ...BLANK, ...withoutGaps(newWhiskey) };
  const flight = menu.whiskeys
    .filter(({ name }) => name.trim().toLowerCase() !== fresh.name.trim().toLowerCase())
    .sort((one, other) => one.number - other.number);
  const neighbours = flight.map((pour): Neighbour => ({
    pour,
    step: stepUp(fresh, pour),
    like: similarity(knownWhiskey(pour), knownWhiskey(fresh)),
  }));
  const wrong = Array.from({ length: flight.length + 1 }, (_, at) => disorder(neighbours, at));
  const at = wrong.indexOf(Math.min(...wrong));
  const before = flight[at - 1];
  const after = flight[at];
  const suggestedNumber = after?.number ?? (before ? before.number + 1 : WHISKEY_NUMBER.min);
  return {
    suggestedNumber: Math.max(WHISKEY_NUMBER.min, suggestedNumber),
    reasoning: reasoning(fresh, before, after),
  };
}

const withoutGaps = (fields: Partial<WhiskeyInput>): Partial<WhiskeyInput> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
