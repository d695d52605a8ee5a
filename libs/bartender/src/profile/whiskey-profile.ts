import { type Whiskey } from '@peanut/contracts';
import { heldIn } from '../knowledge/allergens/held.js';
import { BOTTLES } from '../knowledge/bottles.js';
import { type Family } from '../knowledge/families.js';
import { whiskeyFamilies } from '../knowledge/kinds.js';
import { type Flavours } from '../knowledge/flavours.js';
import { stylesOf } from '../knowledge/whiskey-styles.js';
import { words } from '../language/words.js';
import { describedFlavours, strongest, weightedVocabulary } from './text-features.js';
import { occasionScores } from './occasion-scores.js';
import { type OccasionFacts } from './profile.js';
import { type ProfiledWhiskey } from './profile.js';

/** What the style alone promises, before a bottle's own notes. */
const STYLE: Partial<Record<Family, Flavours>> = {
  bourbon: { sweet: 0.35, oaky: 0.4, rich: 0.3 },
  rye: { spicy: 0.6, dry: 0.35, oaky: 0.35 },
  irish: { smooth: 0.6, sweet: 0.2 },
  japanese: { smooth: 0.4 },
  'single malt': { oaky: 0.25, fruity: 0.2 },
  tennessee: { smooth: 0.4, sweet: 0.35, oaky: 0.35 },
  canadian: { smooth: 0.5, sweet: 0.3 },
};

const BOTTLE_SPIRITS = new Map(
  BOTTLES.flatMap(({ name, spirit }) => [[name.toLowerCase(), spirit] as const]),
);

function familiesOf({ name, spirit, profile, rationale }: Whiskey): Set<Family> {
  const bottled = BOTTLE_SPIRITS.get(name.toLowerCase()) ?? '';
  return whiskeyFamilies(`${spirit} ${bottled}`, name, `${profile} ${rationale}`);
}

/** Years on the label and words of good casks, as 0 to 1. */
function age(whiskey: Whiskey): number {
  const years = Number(/(\d{1,2})[ -]?(?:year|yr|yo\b)/i.exec(whiskey.name)?.[1] ?? 0);
  const cask = /sherry|single barrel|reserve|sixteen|years/i.test(`${whiskey.name} ${whiskey.profile}`)
    ? 0.2
    : 0;
  return Math.min(1, Math.max(0, (years - 6) / 10) + cask);
}

/** Heat of a neat pour: mild at 80 proof, a blaze from 115. */
const strengthOf = (proof: number) => Math.min(1, Math.max(0.1, 0.76 + (proof - 80) / 150));

/** Everything the bartender makes of a whiskey's fields. */
export function profileWhiskey(whiskey: Whiskey): ProfiledWhiskey {
  const families = familiesOf(whiskey);
  const style = [...families].map((family) => STYLE[family] ?? {});
  const flavours = strongest(
    ...style.map((flavoursOfStyle) => flavoursOfStyle),
    describedFlavours(whiskey.profile, 0.8),
    describedFlavours(whiskey.notes, 0.65),
    describedFlavours(whiskey.name, 0.6),
    describedFlavours(whiskey.rationale, 0.25),
    whiskey.proof <= 86 ? { smooth: 0.35 } : {},
    whiskey.proof >= 100 ? { rich: 0.6 } : {},
  );
  // Neat whiskey is never sweet as a liqueur is, whatever its notes promise.
  if (flavours.sweet) flavours.sweet *= 0.7;
  // Nor is it sour or refreshing as a drink with citrus is: "lime" and "clean" are notes.
  if (flavours.sour) flavours.sour *= 0.4;
  if (flavours.refreshing) flavours.refreshing *= 0.3;
  if (whiskey.proof >= 100 && flavours.smooth) flavours.smooth *= 0.4;
  if ((flavours.smoky ?? 0) > 0.7 && flavours.smooth) flavours.smooth *= 0.5;
  const strength = strengthOf(whiskey.proof);
  const { contents, doubts } = heldIn(whiskey);
  const facts: OccasionFacts = {
    flavours,
    strength: strength - 0.25,
    forms: new Set(),
    hasCaffeine: false,
    isPour: true,
    age: age(whiskey),
    ingredientCount: 1,
    isRenowned: true,
  };
  return {
    type: 'whiskey',
    drink: whiskey,
    name: whiskey.name,
    flavours,
    strength,
    abv: whiskey.proof / 2,
    families,
    contains: new Set([
      'whiskey',
      ...words(whiskey.spirit),
      ...stylesOf(whiskey.name, `${whiskey.spirit} ${whiskey.profile} ${whiskey.notes}`),
      ...contents,
    ]),
    doubts,
    forms: new Set(['neat']),
    vocabulary: weightedVocabulary([
      [whiskey.rationale, 0.35],
      [whiskey.notes, 0.8],
      [whiskey.profile, 0.8],
      [whiskey.spirit, 0.9],
      [whiskey.name, 1],
    ]),
    occasions: occasionScores(facts),
    facts,
  };
}
