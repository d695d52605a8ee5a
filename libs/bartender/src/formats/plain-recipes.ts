import { RECIPE_LABELS } from '../knowledge/labels.js';
import { amountsIn, inFigures } from '../language/amounts.js';
import { LabelReader } from '../language/labels.js';

const LABELS = new LabelReader(RECIPE_LABELS);
const MOST_TITLE_WORDS = 8;
/** One of so many first lines of a list has a measure. */
const LIST_BEGINS = 4;
const BREAK = /\n[ \t]*\n[ \t\n]*/;
/** "---", "***": what parts two texts. */
const IS_RULE = /^[-*_=~\s]*$/;

const amountCount = (text: string): number => amountsIn(inFigures(text)).length;

const FIGURE_FIRST = /^\s*(?:[-*•]\s*)?(?:\d|[½¼¾⅓⅔])/;
const isMeasured = (line: string): boolean => FIGURE_FIRST.test(line) || amountCount(line) > 0;

/** A line that could head a recipe: short, no measure, no label, no sentence. */
function isTitle(line: string): boolean {
  const text = line.trim();
  const isShort = text !== '' && text.split(/\s+/).length <= MOST_TITLE_WORDS;
  return (
    isShort &&
    /\p{L}/u.test(text) &&
    !/[.;,]$|:\s\S/.test(text) &&
    !isMeasured(text) &&
    !LABELS.read(text.replace(/:$/, ''))
  );
}

/** "Negroni: 1 oz gin, 1 oz Campari": a name and its measures in one line. */
const isWholeRecipe = (line: string): boolean =>
  !FIGURE_FIRST.test(line) && /^\s*\p{L}/u.test(line) && amountCount(line) > 1;

/** Paragraphs whose lines are a recipe each, in their lines. */
function parts(paragraph: string): string[] {
  const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
  return lines.length > 1 && lines.every(isWholeRecipe) ? lines : [paragraph];
}

function isStart(paragraph: string, next: string): boolean {
  const [first = '', ...others] = paragraph.split('\n');
  if (others.length === 0 && isWholeRecipe(first)) return true;
  if (!isTitle(first)) return false;
  const following = others.some((line) => line.trim() !== '' && isMeasured(line));
  const [nextFirst = '', ...nextOthers] = next.split('\n', LIST_BEGINS);
  const isHeadAlone = others.length < 3 && !others.some(isMeasured);
  return (
    following ||
    (isHeadAlone &&
      ([nextFirst, ...nextOthers].some(isMeasured) ||
        LABELS.read(nextFirst.trim().replace(/:$/, ''))?.meaning.kind === 'section'))
  );
}

/** A pasted text cut into its recipes: each begins with its title. One recipe stays as it is. */
export function cutRecipes(text: string): string[] {
  const paragraphs = text
    .split(BREAK)
    .filter((one) => !IS_RULE.test(one))
    .flatMap(parts);
  const recipes: string[] = [];
  let preface = '';
  for (const [at, paragraph] of paragraphs.entries()) {
    const next = paragraphs[at + 1] ?? '';
    if (isStart(paragraph, next)) recipes.push(paragraph);
    else if (recipes.length === 0) preface += `${paragraph}\n\n`;
    else recipes[recipes.length - 1] += `\n\n${paragraph}`;
  }
  if (recipes.length === 0) return preface.trim() === '' ? [] : [preface.trim()];
  return amountCount(preface) > 0 ? [preface.trim(), ...recipes] : recipes;
}
