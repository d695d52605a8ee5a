import { type CocktailInput, type DrinkRead, TEXT_LENGTHS } from '@peanut/contracts';
import { capital, cut, listed, uncapital } from '../language/sentences.js';
import { phraseKey } from '../language/words.js';
import { type Bar } from '../profile/bar.js';
import { composeDescription } from './left-out.js';
import { rebalanced, withMeasure } from './edit-amounts.js';
import {
  swapped,
  withAdded,
  withGarnish,
  withOtherBase,
  withoutAlcohol,
  withRemoved,
} from './edit-recipe.js';
import { changesIn, type Edit, edited, type Edits, readField, readRename } from './edit-steps.js';
import { bare, linesWith } from './recipe-lines.js';
import { shortIngredient } from '../language/short-ingredient.js';
import { isWithout, REFUSALS } from './edit-refusals.js';
import { glass, ice, rim, serving, smoke, mendedPrep } from './edit-serving.js';
import { editAllergens } from './edit-allergens.js';
import { readFlags } from './edit-flags.js';
import { LabelReader } from '../language/labels.js';
import { readIngredients } from './read-ingredients.js';
import { glassOf, iceOf, smokeIn } from './serving.js';

type Draft = Partial<CocktailInput>;
type Label =
  'name' | 'spirit' | 'description' | 'glass' | 'ice' | 'smoke' | 'prep' | 'garnish' | 'ingredients';

const LABELS = new LabelReader<Label>([
  ['name, new name, title, drink, rename', 'name'],
  ['spirit, base, base spirit, category', 'spirit'],
  ['description, describe it, text, tagline', 'description'],
  ['glass, glassware, served in, serve in', 'glass'],
  ['ice', 'ice'],
  ['smoke', 'smoke'],
  ['prep, preparation, method, step, steps, instructions, how to, directions', 'prep'],
  ['garnish', 'garnish'],
  ['ingredients, recipe, spec, specs', 'ingredients'],
]);

const asSentence = (text: string): string => `${capital(text)}.`.replace(/\.\.$/, '.');

/** A spirit option of the bar with this name. */
const optionNamed = (name: string, spirits: readonly string[]): string | undefined =>
  spirits.find((option) => phraseKey(option) === phraseKey(name));

/** "Glass: highball": the field as it is written. */
function labelledField(change: string, draft: Draft, spirits: readonly string[]): Draft | undefined {
  const read = LABELS.read(change);
  if (!read?.value) return undefined;
  const { meaning, value } = read;
  switch (meaning) {
    case 'name':
      return { name: cut(value.replace(/^["“]|["”]$/g, ''), TEXT_LENGTHS.name) };
    case 'spirit': {
      const spirit = optionNamed(value, spirits);
      return spirit === undefined ? undefined : { spirit };
    }
    case 'description':
      return { description: cut(capital(value), TEXT_LENGTHS.description) };
    case 'glass':
      return { glass: cut(glassOf(value) ?? value, TEXT_LENGTHS.glass) };
    case 'ice':
      return { ice: cut(iceOf(value, draft.ice ?? '') ?? value, TEXT_LENGTHS.ice) };
    case 'smoke':
      return { smoke: smokeIn(value) ?? null };
    case 'prep':
      return { prep: cut(asSentence(value), TEXT_LENGTHS.prep) };
    case 'garnish':
      return withGarnish(`garnish with ${value} instead`, draft);
    case 'ingredients': {
      const lines = readIngredients(value).map(({ text }) => cut(text, TEXT_LENGTHS.ingredient));
      return lines.length > 0 ? { ingredients: lines } : undefined;
    }
  }
}

const rename: Edit<Draft> = (change) => {
  const name = readRename(change);
  return name ? { name: cut(name, TEXT_LENGTHS.name) } : undefined;
};

const described: Edit<Draft> = (change, draft) => {
  const written = readField(change, 'description|describe it');
  if (written) return { description: cut(capital(written), TEXT_LENGTHS.description) };
  if (
    /\b(?:shorter|shorten|brief(?:er)?|cut|trim)\b.*\bdescription\b|\bdescription\b.*\bshorter\b/i.test(
      change,
    )
  )
    return { description: shortened(draft.description ?? '') };
  if (
    /\b(?:new|better|rewrite|another|different|longer|improve)\b.*\bdescription\b/i.test(change) &&
    draft.ingredients?.length
  )
    return {
      description: composeDescription({
        name: '',
        spirit: '',
        glass: '',
        ice: '',
        smoke: null,
        prep: '',
        ...draft,
        ingredients: draft.ingredients,
      }),
    };
  return undefined;
};

/** The first sentence, or the part of a single one before its colon or last comma. */
function shortened(description: string): string {
  const [first = '', ...more] = description.split(/(?<=[.!?])\s+/);
  if (more.length > 0) return first;
  const end = first.search(/[:;,–—](?=[^:;,–—]*$)/);
  return end > 10 ? `${first.slice(0, end).trim()}.` : cut(first, Math.ceil([...first].length / 2));
}

function spirit(change: string, spirits: readonly string[]): Draft | undefined {
  const written = readField(change, 'spirit|base(?: spirit)?|category');
  const option = written && optionNamed(written, spirits);
  return option ? { spirit: option } : undefined;
}

const STEPS: readonly (readonly [RegExp, (prep: string) => string])[] = [
  [
    /\b(?:dry[- ]shake|shake (?:it |this )?(?:once )?without ice first)\b/i,
    (prep) => `Dry shake everything without ice for 15 seconds first. ${prep}`,
  ],
  [
    /\b(?:shake (?:it|this)|shaken(?:,? not| instead of| rather than) stirred|should be shaken|make it shaken)\b/i,
    (prep) => prep.replace(/^Stir\b/i, 'Shake').replace(/^Build\b/i, 'Shake'),
  ],
  [
    /\b(?:stir (?:it|this)|stirred(?:,? not| instead of| rather than) shaken|should be stirred|make it stirred)\b/i,
    (prep) => prep.replace(/^Shake\b/i, 'Stir').replace(/ very hard| hard/i, ''),
  ],
];

const steps: Edit<Draft> = (change, { prep = '' }) => {
  const written = readField(change, 'prep|preparation|method|steps?|instructions');
  if (written) return { prep: cut(asSentence(written), TEXT_LENGTHS.prep) };
  const step = STEPS.find(([pattern]) => pattern.test(change));
  return step ? { prep: cut(step[1](prep), TEXT_LENGTHS.prep) } : undefined;
};

const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:spicy|spicier|hot(?:ter)?)\b/i, '3 slices jalapeño'],
  [/\bminty|\bmintier/i, '8 mint leaves'],
  [/\bbitter\b/i, '2 dashes Angostura bitters'],
  [/\b(?:fizzy|fizzier|sparkling|longer|taller|a long drink)\b/i, '2 oz soda water'],
  [/\b(?:frothy|foamy|silky|silkier)\b/i, '1/2 oz egg white'],
  [/\b(?:salty|saltier)\b/i, '1 pinch fine salt'],
];

/** "Make it spicy": by the one thing a bartender would add. "Make it frozen": by the blender. */
function turned(change: string, draft: Draft): Draft | undefined {
  const isMore =
    /^(?:make|turn|give|a (?:bit|little)|more)\b/i.test(change) &&
    !/\b(?:less|not|too|never)\b/i.test(change);
  if (!isMore) return undefined;
  if (/\b(?:frozen|blended|slushy)\b/i.test(change))
    return {
      ice: 'Blended with ice',
      prep: 'Blend everything with a cup of crushed ice until smooth. Pour and serve at once.',
    };
  const thing = TURNS.find(([pattern]) => pattern.test(change))?.[1];
  return thing ? withAdded(`add ${thing}`, draft) : undefined;
}

const MENTIONS =
  /^(?:mention|note|say|include|write|put|add) (.{1,60}?) (?:in|to) the (?:prep|preparation|method|steps?|instructions)$/i;

/** "… and mention it in the preparation": a sentence about what was added, or about what is named. */
const mentioned: Edit<Draft> = (change, { ingredients = [], prep = '' }, before) => {
  const thing = MENTIONS.exec(change)?.[1];
  if (!thing) return undefined;
  const isIt = /^(?:it|this|that|them|these|those)$/i.test(thing);
  const lines = isIt
    ? ingredients.filter((line) => !before?.ingredients?.includes(line))
    : linesWith(ingredients, bare(thing));
  const names = lines.map((line) => uncapital(shortIngredient(line).replace(/^of /i, '')));
  return names.length > 0
    ? { prep: cut(`${prep} Add the ${listed(names)}.`.trim(), TEXT_LENGTHS.prep) }
    : undefined;
};

/** Each change is made by the first of these that understands it. */
const editsIn = ({ menu: { spirits } }: Bar): Edits<Draft> => ({
  refusals: REFUSALS,
  isWithout,
  all: [
    mentioned,
    (change, draft) => labelledField(change, draft, spirits),
    described,
    rename,
    editAllergens,
    readFlags,
    (change) => spirit(change, spirits),
    smoke,
    withoutAlcohol,
    withGarnish,
    rim,
    (change, draft) => swapped(change, draft, spirits),
    (change, draft) => withOtherBase(change, draft, spirits),
    withMeasure,
    rebalanced,
    turned,
    glass,
    ice,
    steps,
    withAdded,
    withRemoved,
    serving,
  ],
});

/** The fields that the owner's words change, and no others; the preparation follows its glass and ice. */
export function editCocktail(
  text: string,
  current: Partial<CocktailInput>,
  bar: Bar,
): DrinkRead<CocktailInput> {
  const read = edited(changesIn(text, LABELS), current, editsIn(bar));
  if (read.glass === undefined && read.ice === undefined) return read;
  const prep = mendedPrep(current, read);
  return prep === (current.prep ?? '') ? read : { ...read, prep };
}
