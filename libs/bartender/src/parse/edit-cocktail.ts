import { type CocktailFields, TEXT_LIMITS } from '@peanut/contracts';
import { type Bar } from '../profile/bar.js';
import { capital, cut } from '../language/sentences.js';
import { phraseKey } from '../language/words.js';
import { composeDescription } from './describe.js';
import { changesIn, readField, readFlags, readRename } from './edit-words.js';
import { type Draft, rebalanced, swapped, withAdded, withOtherBase, withRemoved } from './edit-recipe.js';
import { readGlass, readIce, smokeOf, woodIn } from './serving.js';

type Edit = (change: string, draft: Draft, bar: Bar) => Draft | undefined;

const flags: Edit = (change) => {
  const found = readFlags(change);
  return Object.keys(found).length > 0 ? found : undefined;
};

const rename: Edit = (change) => {
  const name = readRename(change);
  return name ? { name: cut(name, TEXT_LIMITS.name) } : undefined;
};

const smoke: Edit = (change, { smoke: old }) => {
  if (
    /\b(?:no|remove(?: the)?|without(?: the)?|drop(?: the)?|not|un|lose the|stop|skip the|less) smok(?:e|ed|ing|y)\b|\bunsmoked\b/i.test(
      change,
    )
  )
    return { smoke: null };
  if (
    /\b(?:make (?:it|this) (?:more )?smok(?:y|ey|ed|ier)|smokier|more smok(?:y|e)|smoke (?:it|this)|add (?:some |a (?:bit|touch|little) of |\w+ )?smoke|smoked? (?:with|under|over)|needs? smoke|\w+[- ]?wood smoke|smoky)\b/i.test(
      change,
    )
  )
    return {
      smoke:
        smokeOf(woodIn(change.replace(/smok\w*/i, ''))) === old
          ? `${old}, twice as long`
          : smokeOf(woodIn(change)),
    };
  const written = readField(change, 'smoke');
  return written ? { smoke: cut(capital(written), TEXT_LIMITS.smoke) } : undefined;
};

const serving: Edit = (change) => {
  if (/\b(?:instead of ice|ice cream)\b/i.test(change)) return undefined;
  const isServing = /\b(?:glass|serve[sd]?|pour|use|in(?:to)? an?|over|on|with|ice|up|rocks)\b/i.test(change);
  if (!isServing || /^add\b/i.test(change)) return undefined;
  const glass = readGlass(change);
  const ice = readIce(change);
  return glass || ice ? { ...(glass && { glass }), ...(ice && { ice }) } : undefined;
};

const described: Edit = (change, draft) => {
  const written = readField(change, 'description|describe it');
  if (written) return { description: cut(capital(written), TEXT_LIMITS.description) };
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

/** The first sentence; of a single one, what stands before its colon or last comma. */
function shortened(description: string): string {
  const [first = '', ...more] = description.split(/(?<=[.!?])\s+/);
  if (more.length > 0) return first;
  const end = first.search(/[:;,–—](?=[^:;,–—]*$)/);
  return end > 10 ? `${first.slice(0, end).trim()}.` : cut(first, Math.ceil([...first].length / 2));
}

const spirit: Edit = (change, _, { menu }) => {
  const written = readField(change, 'spirit|base(?: spirit)?|category');
  const option = written && menu.spirits.find((name) => phraseKey(name) === phraseKey(written));
  return option ? { spirit: option } : undefined;
};

const STEPS: readonly (readonly [RegExp, (prep: string) => string])[] = [
  [
    /\b(?:dry[- ]shake|shake (?:it |this )?(?:once )?without ice first)\b/i,
    (prep) => `Dry shake everything without ice for 15 seconds first. ${prep}`,
  ],
  [
    /\b(?:shake (?:it|this)|shaken,? not stirred|should be shaken|make it shaken)\b/i,
    (prep) => prep.replace(/^Stir\b/i, 'Shake').replace(/^Build\b/i, 'Shake'),
  ],
  [
    /\b(?:stir (?:it|this)|stirred,? not shaken|should be stirred|make it stirred)\b/i,
    (prep) => prep.replace(/^Shake\b/i, 'Stir').replace(/ very hard| hard/i, ''),
  ],
];

const steps: Edit = (change, { prep = '' }) => {
  const written = readField(change, 'prep|preparation|method|steps?|instructions');
  if (written) return { prep: cut(`${capital(written)}.`.replace(/\.\.$/, '.'), TEXT_LIMITS.prep) };
  const step = STEPS.find(([pattern]) => pattern.test(change));
  return step ? { prep: cut(step[1](prep), TEXT_LIMITS.prep) } : undefined;
};

const field =
  (name: 'glass' | 'ice', limit: number): Edit =>
  (change) => {
    const written = readField(change, name);
    return written
      ? {
          [name]: cut(
            capital(readGlass(written) && name === 'glass' ? (readGlass(written) ?? written) : written),
            limit,
          ),
        }
      : undefined;
  };

const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:spicy|spicier|hot(?:ter)?)\b/i, '3 slices jalapeño'],
  [/\bminty|\bmintier/i, '8 mint leaves'],
  [/\b(?:bitter|more bitter)\b/i, '2 dashes Angostura bitters'],
  [/\b(?:fizzy|fizzier|sparkling|longer|taller|a long drink)\b/i, '2 oz soda water'],
  [/\b(?:frothy|foamy|silky|silkier)\b/i, '1/2 oz egg white'],
  [/\b(?:salty|saltier)\b/i, '1 pinch fine salt'],
];

/** "Make it spicy": by the one thing a bartender would add. "Make it frozen": by the blender. */
function turned(change: string, draft: Draft): Draft | undefined {
  if (!/^(?:make|turn|give|a (?:bit|little)|more)\b/i.test(change)) return undefined;
  if (/\b(?:frozen|blended|slushy)\b/i.test(change))
    return {
      ice: 'Blended with ice',
      prep: 'Blend everything with a cup of crushed ice until smooth. Pour and serve at once.',
    };
  const thing = TURNS.find(([pattern]) => pattern.test(change))?.[1];
  return thing ? withAdded(`add ${thing}`, draft)?.draft : undefined;
}

/** "Add half an ounce of egg white and shake it …" is split before; each change is tried in this order. */
const EDITS: readonly Edit[] = [
  described,
  rename,
  flags,
  spirit,
  smoke,
  (change, draft, { menu }) => swapped(change, draft, menu.spirits),
  (change, draft, { menu }) => withOtherBase(change, draft, menu.spirits),
  rebalanced,
  turned,
  field('glass', TEXT_LIMITS.glass),
  field('ice', TEXT_LIMITS.ice),
  steps,
  (change, draft) => withAdded(change, draft)?.draft,
  (change, draft) => withRemoved(change, draft),
  serving,
];

/** The fields that the owner's words change, and no others. */
export function editCocktail(
  text: string,
  current: Partial<CocktailFields>,
  bar: Bar,
): Partial<CocktailFields> {
  let changed: Draft = {};
  for (const change of changesIn(text)) {
    const draft = { ...current, ...changed };
    const edit = EDITS.map((one) => one(change, draft, bar)).find(Boolean);
    changed = { ...changed, ...edit };
  }
  const entries = Object.entries(changed) as [keyof CocktailFields, unknown][];
  return Object.fromEntries(
    entries.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(current[name])),
  );
}
