const words = (list: string) => list.trim().split(/\s+/).join('|');

/** What recipes count, or cut things into. "7 Up", "151 rum" and "4 Roses" are names, so only these are counts. */
const SHAPES = words(`
  bottles? bunch(?:es)? cans? chunks? cloves? coins? cubes? discs? half halves handfuls? leaf leaves peels? pieces? pods?
  ribbons? scoops? segments? sheets? skewers? slices? spears? sprigs? stalks? sticks? strips? teabags? twists? wedges?
  wheels?`);
const THINGS = words(`
  almonds? apples? apricots? avocados? bananas? beans? berry berries blackberr(?:y|ies) blueberr(?:y|ies) cherry cherries
  cucumbers? dates? eggs? figs? grapefruits? grapes? kiwis? lemons? limes? mandarins? mango(?:e?s)? olives? onions? oranges?
  peach(?:es)? pears? peppercorns? pineapples? plums? raspberr(?:y|ies) strawberr(?:y|ies) tomato(?:es)? whites? yolks?`);
const SHAPE_OF = new RegExp(String.raw`^(?:${SHAPES})(?: of)? \p{L}`, 'iu');
const ENDS_WITH_ONE = new RegExp(String.raw`(?:^|[ -])(?:${SHAPES}|${THINGS})$`, 'i');

/** More of a thing is a name: "99 Bananas". */
const MOST = 40;

/** True when a number before the thing surely counts it: "8 mint leaves", "2 slices of orange, to garnish". */
export function isCounted(quantity: number, thing: string): boolean {
  const [named = ''] = thing.split(/[,;(]| to | for | or | and | of /);
  return quantity <= MOST && (SHAPE_OF.test(thing) || ENDS_WITH_ONE.test(named.trim()));
}
