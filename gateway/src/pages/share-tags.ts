import {
  addressOf,
  asGuestsGet,
  DEFAULT_BAR,
  drinkAddress,
  ENDPOINTS,
  isPourable,
  PAGES,
  SETTINGS_PATH,
  SHARE_PICTURE,
  sharePictureName,
  type BuiltInPage,
  type Cocktail,
  type SharedList,
  type Whiskey,
} from '@peanut/contracts';
import type { Copy } from './prerender/copies.js';

/** What a page was drawn from, by address. */
type Answers = ReadonlyMap<string, Copy>;
type Drink = Cocktail | Whiskey;

/** What is read of a query; an id is near its beginning. */
const LONGEST_QUERY = 2_000;
/** Of the drinks that a page may be asked to show. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The pages whose drinks can be shared, and their lists. */
const LISTS: ReadonlyMap<string, SharedList> = new Map([
  [PAGES.cocktails.path, 'cocktails'],
  [PAGES.whiskey.path, 'whiskeys'],
]);

/** The id in `?highlight=` of a page's address; undefined for anything else. */
export function highlightIn(address: string): string | undefined {
  const at = address.indexOf('?');
  if (at < 0) return undefined;
  const given = new URLSearchParams(address.slice(at + 1, at + 1 + LONGEST_QUERY)).get('highlight');
  return given !== null && ID.test(given) ? given : undefined;
}

interface Shown {
  page: BuiltInPage;
  /** Where people reach this installation, `https://bar.example`. */
  origin: string;
  highlight: string | undefined;
  answers: Answers;
}

/**
 * What messengers and networks show with a link to the page: Open Graph and Twitter tags of the drink that the link names, if
 * guests see it, else of the page.
 */
export function shareTags({ page, origin, highlight, answers }: Shown): string {
  const barName = settingIn(answers, 'bar_name') || DEFAULT_BAR.name;
  const list = LISTS.get(page.path);
  const drink = list && highlight ? guestsDrink(answers, list, highlight) : undefined;
  const own =
    list && drink
      ? tagsOfDrink({ drink, list, barName, origin })
      : tagsOfPage(page, origin, barName, answers);
  const tags = { 'og:site_name': barName, 'og:type': 'website', ...own };
  return Object.entries(tags)
    .map(([name, value]) => {
      const attribute = name.startsWith('twitter:') ? 'name' : 'property';
      return `<meta ${attribute}="${name}" content="${escaped(String(value))}">`;
    })
    .join('');
}

interface DrinkFacts {
  drink: Drink;
  list: SharedList;
  barName: string;
  origin: string;
}

function tagsOfDrink({ drink, list, barName, origin }: DrinkFacts) {
  const picture = sharePictureName(drink, barName);
  return {
    'og:title': drink.name,
    'og:description':
      'description' in drink ? drink.description : [drink.profile, drink.notes].filter(Boolean).join(' · '),
    'og:url': origin + drinkAddress(list === 'cocktails' ? 'cocktail' : 'whiskey', drink.id),
    'og:image': origin + addressOf(ENDPOINTS.readSharePicture, { list, picture }),
    'og:image:type': SHARE_PICTURE.type,
    'og:image:width': SHARE_PICTURE.width,
    'og:image:height': SHARE_PICTURE.height,
    'og:image:alt': `${drink.name} in its glass`,
    'twitter:card': 'summary_large_image',
  };
}

/** An icon, as each product has one: the owner's photo shows people. */
const ICON = { path: '/icons/icon-512.png', type: 'image/png', size: 512 };

function tagsOfPage(page: BuiltInPage, origin: string, barName: string, answers: Answers) {
  const isLanding = page.path === PAGES.landing.path;
  const subtitle = settingIn(answers, 'bar_subtitle') || DEFAULT_BAR.subtitle;
  return {
    'og:title': isLanding ? barName : `${page.heading ?? page.title} · ${barName}`,
    'og:description': isLanding ? subtitle : page.description,
    'og:url': origin + page.path,
    'og:image': origin + ICON.path,
    'og:image:type': ICON.type,
    'og:image:width': ICON.size,
    'og:image:height': ICON.size,
    'og:image:alt': barName,
    'twitter:card': 'summary',
  };
}

/** The drink of the list that the page shows, as guests' pages decide it: hidden ones never reach the gateway. */
function guestsDrink(answers: Answers, list: SharedList, id: string): Drink | undefined {
  const drink = byId(answers.get(`/api/${list}`)).get(id);
  if (!drink?.isVisible) return undefined;
  // While the setting is unknown, a drink that is out of stock might be one that guests do not see.
  const isHiding = settingIn(answers, 'hide_unavailable') ?? 'true';
  return isHiding !== 'true' || isPourable(asGuestsGet(drink)) ? drink : undefined;
}

/** Lists are long and change seldom: each copy is read once. */
const READ = new WeakMap<Copy, ReadonlyMap<string, Drink>>();

function byId(copy: Copy | undefined): ReadonlyMap<string, Drink> {
  if (!copy) return new Map();
  const known = READ.get(copy);
  if (known) return known;
  const list = parsed(copy);
  const drinks = (Array.isArray(list) ? list : []) as Drink[];
  const read = new Map(drinks.map((drink) => [drink.id, drink]));
  READ.set(copy, read);
  return read;
}

/** A setting's value: empty where none is stored, undefined where it is not known. */
function settingIn(answers: Answers, key: string): string | undefined {
  const copy = answers.get(`${SETTINGS_PATH}/${key}`);
  if (!copy) return undefined;
  const { value } = Object(parsed(copy)) as { value?: unknown };
  return typeof value === 'string' ? value : value === null ? '' : undefined;
}

function parsed({ text }: Copy): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As the value of an attribute; a line break of a text is a space there. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '').replace(/[\p{Cc}\s]+/gu, ' ');
