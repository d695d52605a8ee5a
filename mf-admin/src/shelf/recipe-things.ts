import { readAmounts, UNIT } from '@peanut/bartender/amounts';
import { characterCount, shelfKey, shelfMatcher, TEXT_LENGTHS, wordsOf } from '@peanut/contracts';

const words = (list: string) => list.trim().split(/\s+/).join('|');

/** How much of a thing there is, or how it is cut: "3 slices of orange", "orange slice". */
const SHAPES = words(`
  blocks? bottles? branch(?:es)? bunch(?:es)? cans? chunks? coins? cubes? discs? dollops? few glass(?:es)? half halves
  half-wheels? handfuls? inch(?:es)? jars? knobs? lbs? ltr leaf leaves packs? pcs? peels? pieces? pints? pods? pounds?
  quarters? quarts? ribbons? scoops? segments? shavings? skewers? slices? spears? spirals? sprigs? squares? stalks?
  sticks? strips? tbs teabags? tspn twists? units? wedges? wheels? zests?`);

/** What is said of a thing in front of it and is not part of its name. */
const QUALITIES = words(`
  additional an? big coarsely chilled chopped cold cracked crushed cubed diced expressed extra favou?rite finely flamed
  fresh freshly generous good grated ground heap(?:ed|ing) home-?made hot iced juiced large level lightly long medium
  more muddled natural nice of optional organic peeled pressed pure quality ripe roughly scant shaved sliced small some
  squeezed strained the thick thin thinly untreated warm washed whole your`);

/** How a line says that a thing comes on top, or how little of it. */
const STEPS = words(`
  (?:to\\s)?(?:top|fill)(?:ped|ed)?(?:[\\s-](?:up|off|it))*(?:\\swith)? garnish(?:ed)?(?:\\swith)?
  rinse(?:\\s(?:of|with))? float(?:\\sof)?
  (?:juice|zest)\\s(?:of|from) bit dash(?:es)? drizzle drops? hint pinch splash squeeze touch`);

const FRONT = new RegExp(`^(?:${SHAPES}|${QUALITIES}|${STEPS})(?:\\s+|$)`, 'i');
const FRONT_OR_AMOUNT = new RegExp(
  `^(?:${SHAPES}|${QUALITIES}|${STEPS}|${UNIT}|[\\d.,/%–-]+)(?:\\s+|$)`,
  'i',
);

/** These are things of their own: lime leaves are no lime. */
const WHOLE = /(?:^|\s)(?:(?:bay|curry|gold|lime|tea)\s(?:leaf|leaves)|sugar\scubes?|cinnamon\ssticks?)$/i;
const DONE = words(`
  beaten chilled chopped cold cracked crushed cut diced expressed flamed float(?:ed)? fresh garnish grated ground hot
  juiced muddled optional peeled pressed rim rinse sliced squeezed strained twisted warm`);
const END = new RegExp(`\\s(?:${SHAPES}|${DONE})$`, 'i');

/** Where a thing ends and what is said of it, or another thing, begins. */
const PARTS =
  /[,;:()[\]/]|\s[-–—+]\s|(?:^|\s)(?:and|&|or|plus|to|for|as|such|of your|on|over|in|into|with|if|until)(?=[\s/])/i;
/** Names with such a word in them. */
const JOINED = /half (?:and|&) half|sweet (?:and|&) sour|rock (?:and|&) rye/gi;

/** Takes off what the pattern finds, as often as it finds it. */
function without(pattern: RegExp, text: string, isWhole: (left: string) => boolean = () => false): string {
  let left = text.trim();
  while (!isWhole(left) && pattern.test(left)) left = left.replace(pattern, '').trim();
  return left;
}

/** The thing in a part of a line; empty where it names none. */
const thingIn = (part: string): string =>
  without(END, without(FRONT_OR_AMOUNT, part.replace(/(?<![.!*])[.!*]+$/, '')), (left) => WHOLE.test(left));

/** A capital that only begins the line says nothing: "Orange peel". */
const asInLine = (thing: string, line: string): string =>
  line.trimStart().startsWith(thing) && /^\p{Lu}[^\p{Lu}]*$/u.test(thing) ? thing.toLowerCase() : thing;

function thingOf(line: string, rest: string): string | undefined {
  const said = rest.replace(/^\s*\([^)]*\)/, '').replace(JOINED, (name) => name.replaceAll(' ', '_'));
  const parts = without(FRONT_OR_AMOUNT, said).split(PARTS).map(thingIn);
  const thing = parts.find((part) => /\p{L}{2}/u.test(part))?.replaceAll('_', ' ');
  if (thing === undefined || characterCount(thing) > TEXT_LENGTHS.shelfThing) return undefined;
  // A thing that the shelf would not find in the line again would be offered for ever.
  const isInLine = ` ${wordsOf(line).join(' ')} `.includes(` ${wordsOf(thing).join(' ')} `);
  return isInLine ? asInLine(thing, line) : undefined;
}

/** "1 13.5 oz coconut milk", "juice of 1 lime". */
function withoutSecondAmount(rest: string): string {
  if (!/[\d¼-¾]|\bhalf\b/i.test(rest)) return rest;
  const [amount] = readAmounts([without(FRONT, rest)]);
  return amount?.rest ?? rest;
}

/** What each line that was read is about. */
const READ = new Map<string, string | undefined>();

/**
 * The thing that each ingredient line is about, without amount and preparation: "lime juice" of "2 oz fresh lime juice",
 * "orange" of "Orange peel, expressed". Undefined for a line that names none.
 */
export function recipeThings(lines: readonly string[]): (string | undefined)[] {
  const unread = [...new Set(lines)].filter((line) => !READ.has(line));
  const rests = readAmounts(unread).map((amount, at) => amount?.rest ?? unread[at] ?? '');
  for (const [at, line] of unread.entries())
    READ.set(line, thingOf(line, withoutSecondAmount(rests[at] ?? '')));
  return lines.map((line) => READ.get(line));
}

/** A thing that recipes use and the shelf does not know. */
export interface RecipeThing {
  /** As most recipes write it. */
  name: string;
  /** How many drinks use it. */
  drinks: number;
}

/** What the recipes use and the shelf does not know, most used first. */
export function thingsToAdd(
  cocktails: readonly { ingredients: readonly string[] }[],
  shelf: readonly { name: string }[],
): RecipeThing[] {
  const onShelf = shelfMatcher(shelf);
  const recipes = cocktails.map(({ ingredients }) => ingredients.filter((line) => !onShelf(line)));
  // All lines at once: a line by itself takes four times as long.
  recipeThings(recipes.flat());
  const spellings = new Map<string, string[]>();
  for (const lines of recipes) {
    const named = recipeThings(lines).flatMap((name) => name ?? []);
    for (const [key, name] of new Map(named.map((name) => [shelfKey(name), name])))
      spellings.set(key, [...(spellings.get(key) ?? []), name]);
  }
  return [...spellings.values()]
    .map((names) => ({ name: mostCommon(names), drinks: names.length }))
    .sort((one, other) => other.drinks - one.drinks || one.name.localeCompare(other.name, 'en'));
}

function mostCommon(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
