import { phraseKey, phrases } from '../language/words.js';

/** Regions and styles of whiskey: every word for it, and the bottles it is told of by parts of their names. */
// prettier-ignore
const ROWS: readonly (readonly [style: string, list: string, bottles: string])[] = [
  ['islay', 'islay, islay malt, islay whisky', 'lagavulin, laphroaig, ardbeg, bowmore, caol ila, bruichladdich, kilchoman, bunnahabhain, port charlotte, octomore'],
  ['skye', 'skye, isle of skye, island of skye', 'talisker, torabhaig'],
  ['orkney', 'orkney', 'highland park, scapa'],
  ['island', 'island malt, island whisky, island scotch, scottish island', 'talisker, highland park, scapa, jura, arran, tobermory, ledaig'],
  ['speyside', 'speyside, speysider', 'glenlivet, balvenie, macallan, glenfiddich, aberlour, craigellachie, glenfarclas, cragganmore, benriach, monkey shoulder, mortlach, cardhu, glen moray, glenrothes, glenallachie, benromach, longmorn, glen grant, tamdhu, speyburn, strathisla, linkwood, tomintoul, knockando'],
  ['highland', 'highland, highlands', 'oban, dalwhinnie, glendronach, clynelish, dalmore, glenmorangie, highland park, deanston, tomatin, old pulteney, ben nevis, loch lomond, edradour, ardmore, balblair, glengoyne, glenturret, fettercairn, aberfeldy, ancnoc, glen garioch'],
  ['lowland', 'lowland, lowlands', 'auchentoshan, glenkinchie, bladnoch'],
  ['campbeltown', 'campbeltown', 'springbank, kilkerran, glen scotia'],
  ['wheated', 'wheated, wheater, wheated bourbon, wheat bourbon', 'maker mark, larceny, weller, old fitzgerald, pappy, van winkle'],
  ['pot still', 'single pot still, pot still, pure pot still', 'redbreast, green spot, yellow spot, powers'],
  ['bonded', 'bottled in bond, bonded, bib', 'rittenhouse, bonded, bottled in bond, old grand dad'],
  ['sherry cask', 'sherry cask, sherry oak, sherried, sherry wood, sherry finish, sherry bomb, sherry matured, sherry', 'macallan, balvenie, redbreast, highland park, glendronach, aberlour, black bush, bunnahabhain'],
  ['cask strength', 'cask strength, barrel proof, barrel strength, full proof', 'barrel proof, cask strength, a bunadh, booker, from the barrel, 1920, pikesville'],
  ['high rye', 'high rye, high rye bourbon', 'four roses, basil hayden, bulleit, old grand dad'],
];

const keysOf = (list: string): string[] => phrases(list).map(phraseKey);

const KNOWN = ROWS.map(([style, list, bottles]) => ({
  style,
  words: keysOf(list),
  bottles: keysOf(bottles),
}));

/** Each word for a style, with its name. */
export const STYLE_WORDS: readonly (readonly [phrase: string, style: string])[] = KNOWN.flatMap(
  ({ style, words }) => words.map((word) => [word, style] as const),
);

export const STYLES: ReadonlySet<string> = new Set(KNOWN.map(({ style }) => style));

/** The styles of a whiskey, by its name and by what its own fields say. */
export function stylesOf(name: string, about: string): string[] {
  const [nameLine, aboutLine] = [` ${phraseKey(name)} `, ` ${phraseKey(about)} `];
  return KNOWN.filter(
    ({ words, bottles }) =>
      bottles.some((bottle) => nameLine.includes(` ${bottle} `)) ||
      words.some((word) => aboutLine.includes(` ${word} `)),
  ).map(({ style }) => style);
}
