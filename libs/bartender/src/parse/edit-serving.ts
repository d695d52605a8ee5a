import { type CocktailInput, TEXT_LENGTHS } from '@peanut/contracts';
import { capital, cut } from '../language/sentences.js';
import { type Edit, readField } from './edit-steps.js';
import { foundIn } from './mend.js';
import { iceOf, readGlass, readIce, readRim, smokeOf, woodIn } from './serving.js';

type Draft = Partial<CocktailInput>;

export const smoke: Edit<Draft> = (change, { smoke: old }) => {
  if (
    /\b(?:no(?: more)?|remove(?: the)?|without(?: the)?|drop(?: the)?|not|un|lose the|stop|skip the|less) smok(?:e|ed|ing|y)\b|\bunsmoked\b/i.test(
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
  return written ? { smoke: cut(capital(written), TEXT_LENGTHS.smoke) } : undefined;
};

/** "Half salt rim", "no rim". */
export const rim: Edit<Draft> = (change, { glass: old = '' }) => {
  if (!/\brim(?:med)?\b/i.test(change)) return undefined;
  const [vessel = '', ...more] = old.split(', ');
  const others = more.filter((part) => !/\brim\b/i.test(part));
  const isGone = /\b(?:no|without|lose|drop|remove|skip|take)\b/i.test(change);
  const next = isGone ? undefined : readRim(change);
  return isGone || next ? { glass: [vessel, ...others, next].filter(Boolean).join(', ') } : undefined;
};

export const serving: Edit<Draft> = (change) => {
  if (/\b(?:instead of ice|ice cream)\b/i.test(change)) return undefined;
  const isServing = /\b(?:glass|serve[sd]?|pour|use|in(?:to)? an?|over|on|with|ice|up|rocks)\b/i.test(change);
  if (!isServing || /^add\b/i.test(change)) return undefined;
  const glass = readGlass(change);
  const ice = readIce(change);
  return glass || ice ? { ...(glass && { glass }), ...(ice && { ice }) } : undefined;
};

export const glass: Edit<Draft> = (change) => {
  const written = readField(change, 'glass(?:ware)?')?.replace(/^(?:an? |the )/i, '');
  const known = written && foundIn(written, (name) => readGlass(name) ?? readGlass(`${name} glass`));
  return written ? { glass: cut(known ?? capital(written), TEXT_LENGTHS.glass) } : undefined;
};

export const ice: Edit<Draft> = (change, { ice: old = '' }) => {
  const written = readField(change, 'ice');
  return written ? { ice: cut(iceOf(written, old) ?? written, TEXT_LENGTHS.ice) } : undefined;
};

/** "No ice" alone: a refusal names no glass. */
export const withoutIce: Edit<Draft> = (change) =>
  /^(?:no|without|do(?: not|n['’]?t) (?:use|add|put)(?: any)?) ice\b/i.test(change)
    ? { ice: 'None' }
    : undefined;
