import { drinkAddress } from '@peanut/contracts';
import { escaped } from '../language/marked-text.js';
import { type MenuSnapshot } from '../provider.js';
import { decoded, htmlText } from './html-text.js';

interface Linked {
  name: string;
  href: string;
}

const TAG = /(<[^<>]*>)/;
const WORD = /[\p{L}\p{N}]/u;
/** "A Paloma without the tequila", "a virgin Paloma" are other drinks than those of the name. */
const ALTERED_BEFORE = /\b(?:virgin|alcohol-free|non-alcoholic)\s$/i;
const ALTERED_AFTER = /^\s(?:without|minus)\b/i;

/** What guests see of the menu that a text names, longest name first. */
function drinksIn(text: string, { cocktails, whiskeys }: MenuSnapshot): Linked[] {
  const drinks = [
    ...cocktails.map((drink) => ({ ...drink, href: drinkAddress('cocktail', drink.id) })),
    ...whiskeys.map((drink) => ({ ...drink, href: drinkAddress('whiskey', drink.id) })),
  ];
  return drinks
    .filter(({ isVisible, name }) => isVisible && text.includes(name))
    .map(({ name, href }) => ({ name, href }))
    .sort((one, other) => other.name.length - one.name.length);
}

const isWhole = (before: string, after: string): boolean =>
  !WORD.test([...before].at(-1) ?? '') && !WORD.test([...after][0] ?? '');

/** The first of the names that is at this place as whole words. */
const nameAt = (text: string, at: number, drinks: readonly Linked[]): Linked | undefined =>
  drinks.find(
    ({ name }) => text.startsWith(name, at) && isWhole(text.slice(0, at), text.slice(at + name.length)),
  );

/** A text of the reply with the names in it linked; each drink is taken off the list when it is. */
function linkedText(text: string, drinks: Linked[]): string {
  let [html, from] = ['', 0];
  for (let at = 0; at < text.length; at += 1) {
    const found = nameAt(text, at, drinks);
    if (!found) continue;
    const end = at + found.name.length;
    if (!ALTERED_BEFORE.test(text.slice(0, at)) && !ALTERED_AFTER.test(text.slice(end))) {
      html += `${escaped(text.slice(from, at))}<a href="${escaped(found.href)}">${escaped(found.name)}</a>`;
      from = end;
      drinks.splice(drinks.indexOf(found), 1);
    }
    at = end - 1;
  }
  return html + escaped(text.slice(from));
}

/** A reply's sanitised HTML with the drinks of the menu linked to their cards, each where it is named first. */
export function withDrinkLinks(html: string, menu: MenuSnapshot): string {
  const drinks = drinksIn(htmlText(html), menu);
  if (drinks.length === 0) return html;
  let isInLink = false;
  return html
    .split(TAG)
    .map((piece) => {
      if (!piece.startsWith('<')) return isInLink ? piece : linkedText(decoded(piece), drinks);
      isInLink = /^<a[\s>]/i.test(piece) || (isInLink && !/^<\/a/i.test(piece));
      return piece;
    })
    .join('');
}
