import { beginsStep } from './drink-fields.js';
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

/** No list counts in thousands: "1934 Zombie" is a name. */
const FIGURE_FIRST = /^\s*(?:[-*•]\s*)?(?:\d{1,3}(?!\d)|[½¼¾⅓⅔])/;
const isListed = (line: string): boolean => FIGURE_FIRST.test(line);
const isMeasured = (line: string): boolean => FIGURE_FIRST.test(line) || amountCount(line) > 0;

/** A line that could head a recipe: short, no measure, no label, no sentence. */
function isTitle(line: string): boolean {
  const text = line.trim();
  const isShort = text !== '' && text.split(/\s+/).length <= MOST_TITLE_WORDS;
  return (
    isShort &&
    /\p{L}/u.test(text) &&
    !/[.;,]$|:\s\S|^(?:by (?!the |an? )|posted |published |written |updated )/i.test(text) &&
    !isMeasured(text) &&
    !LABELS.read(text.replace(/:$/, ''))
  );
}

/** "Skip to content", "Home": what a copied page begins with. */
const OF_PAGE =
  /^(?:skip to (?:main )?(?:content|recipe)|jump to recipe|toggle navigation|open menu|main menu|primary menu|subscribe|sign in|log in|search)$/im;
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,7}\\.?';
const DAY = new RegExp(
  String.raw`\b(?:${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2}(?:st|nd|rd|th)? ${MONTH} \d{4})\b`,
  'i',
);
/** A copyright, buttons: nothing of a recipe. */
const PAGE_LINE =
  /^(?:©|\(c\)|copyright) ?\d{4}|^(?:recipe )?source$|^u\/\w+ |^(?:share|pin|print|save|upvote|\d{1,5} comments)\b(?: (?:share|pin|print|save|reply|recipe|email|tweet|\d{1,5}|downvote|it))*$/i;

/** "By Ruth Abel, 2 October 2018"; not a tasting of that day, which has a strength or an age. */
const isByline = (line: string): boolean => DAY.test(line) && !/[\d%]/.test(line.replace(DAY, ''));

/** A text without what a page says around it; its first line may be a name. */
export const withoutPageLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !PAGE_LINE.test(line.trim()) && !isByline(line))
    .join('\n');

export const isOfPage = (paragraph: string): boolean =>
  OF_PAGE.test(paragraph) && amountCount(paragraph) === 0;

/** "Negroni: 1 oz gin, 1 oz Campari": a name and its measures in one line. */
const isWholeRecipe = (line: string): boolean =>
  !FIGURE_FIRST.test(line) && /^\s*\p{L}/u.test(line) && !beginsStep(line) && amountCount(line) > 1;

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

/** A part of a text that is a recipe by itself: it begins with a title, or more is listed below its first line. */
function isWhole(part: string): boolean {
  const [first = '', ...others] = part.trim().split('\n');
  if (isTitle(first)) return others.length > 0;
  return !LABELS.read(first) && !isMeasured(first) && others.some(isListed);
}

/** Texts that rules or wide gaps part: what is no recipe by itself belongs to the one before. */
export function joinParts(parts: readonly string[]): string[] {
  const recipes: string[] = [];
  for (const part of parts)
    if (recipes.length === 0 || isWhole(part)) recipes.push(part);
    else recipes[recipes.length - 1] += `\n\n${part}`;
  return recipes.map(withoutPreface);
}

/** "Our drinks", above the title. */
function withoutPreface(recipe: string): string {
  const [only = recipe, ...others] = cutRecipes(recipe);
  const isBelowOneLine = others.length === 0 && !recipe.slice(0, -only.length).trim().includes('\n');
  return isBelowOneLine ? only : recipe;
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
