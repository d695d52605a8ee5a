export interface Bottle {
  name: string;
  aliases: string[];
  spirit: string;
  proof: number;
  profile: string;
  notes: string;
}

/** One bottle a line: names | spirit | proof | profile | notes. */
const TABLE = `
Blanton's Single Barrel, Blantons | bourbon | 93 | Rich, rounded, orange-peel sweet | Caramel, orange, nutmeg
Weller Special Reserve | bourbon | 90 | Soft, wheated, gentle | Honey, almond, vanilla
Weller Antique 107, Weller Antique | bourbon | 107 | Wheated with muscle | Cinnamon, cherry, caramel
Knob Creek 9 Year, Knob Creek | bourbon | 100 | Full, oaky, nutty | Toasted nut, vanilla, oak
Wild Turkey 101 | bourbon | 101 | Bold, spicy, classic | Vanilla, pepper, char
Wild Turkey Rare Breed, Rare Breed | bourbon | 116.8 | Barrel-proof, spiced, deep | Orange, tobacco, pepper
Bulleit Bourbon, Bulleit | bourbon | 90 | Dry, spicy, high-rye | Maple, oak, nutmeg
Bulleit Rye | rye | 90 | Bright, spiced, clean | Vanilla, mint, rye spice
Elijah Craig Small Batch, Elijah Craig | bourbon | 94 | Warm, oaky, balanced | Vanilla, nutmeg, soft smoke
Old Forester 86 | bourbon | 86 | Mellow, classic, lightly spiced | Vanilla, clove, apple
Evan Williams Bottled-in-Bond, Evan Williams White | bourbon | 100 | Firm, honest, peppery | Caramel, vanilla, black pepper
Evan Williams Black Label, Evan Williams | bourbon | 86 | Soft, simple, sweet | Vanilla, brown sugar, mint
Baker's 7 Year, Bakers | bourbon | 107 | Toasted, full, warming | Toasted nut, fruit, vanilla
Michter's US*1 Bourbon, Michters Bourbon, Michters | bourbon | 91.4 | Rich, smooth, caramelled | Caramel, stone fruit, oak
Michter's US*1 Rye, Michters Rye | rye | 84.8 | Gentle rye, softly spiced | Cherry, toffee, pepper
Angel's Envy, Angels Envy | bourbon | 86.6 | Silky, port-finished | Vanilla, raisin, maple
Jack Daniel's Old No. 7, Jack Daniels | Tennessee whiskey | 80 | Mellow, charcoal-soft | Vanilla, caramel, banana
Jack Daniel's Single Barrel | Tennessee whiskey | 94 | Fuller, oaky, rounded | Toffee, oak, dark fruit
George Dickel Bottled in Bond, George Dickel | Tennessee whiskey | 100 | Dry, mineral, sweet-cornered | Maple, cherry, oak
Jim Beam White Label, Jim Beam | bourbon | 80 | Light, simple, sweet corn | Vanilla, corn, light oak
Four Roses Small Batch | bourbon | 90 | Mellow, balanced, fruity | Red berries, oak, caramel
Four Roses Bourbon, Four Roses | bourbon | 80 | Light, floral, easy | Pear, honey, gentle spice
Old Grand-Dad Bonded | bourbon | 100 | High-rye, bonded, spicy | Peanut, pepper, orange
Old Grand-Dad 114 | bourbon | 114 | Hot, spiced, generous | Caramel, pepper, orange peel
Maker's Mark 46 | bourbon | 94 | Wheated, toasted, spiced | Caramel, vanilla, baking spice
1792 Small Batch | bourbon | 93.7 | Spicy, brash, high-rye | Caramel, pepper, banana
E.H. Taylor Small Batch, EH Taylor, Colonel EH Taylor | bourbon | 100 | Bonded, polished, rich | Butterscotch, corn, tobacco
Noah's Mill | bourbon | 114.3 | Big, spiced, walnut-dark | Walnut, prune, dark toffee
WhistlePig 10 Year, WhistlePig | rye | 100 | Lush, bold, all rye | Caramel, orange, mint
High West Double Rye | rye | 92 | Spicy, herbal, lively | Cinnamon, mint, honey
Templeton Rye 4 Year, Templeton | rye | 80 | Smooth, easy rye | Caramel, clean spice, grass
Old Overholt | rye | 86 | Simple, spiced, bright | Pepper, citrus, vanilla
Bushmills Original, Bushmills | Irish whiskey | 80 | Light, fruity, clean | Apple, vanilla, honey
Bushmills Black Bush, Black Bush | Irish whiskey | 80 | Rich, sherried, smooth | Dried fruit, nut, spice
Tullamore D.E.W., Tullamore Dew, Tullamore | Irish whiskey | 80 | Gentle, malty, round | Lemon, malt, vanilla
Powers Gold Label, Powers | Irish whiskey | 86.4 | Spicy, honeyed, full | Honey, cinnamon, toast
Green Spot | Irish whiskey | 80 | Orchard-fresh pot still | Green apple, barley, clove
Yellow Spot 12 Year, Yellow Spot | Irish whiskey | 92 | Pot still, fruity, creamy | Apricot, honey, coffee
Teeling Small Batch, Teeling | Irish whiskey | 92 | Rum-finished, sweet, lively | Vanilla, rum, rose
Johnnie Walker Black Label, Johnnie Walker Black | blended Scotch | 80 | Balanced with a curl of smoke | Dried fruit, vanilla, smoke
Johnnie Walker Blue Label, Johnnie Walker Blue | blended Scotch | 80 | Velvety, layered, quiet smoke | Hazelnut, honey, sandalwood
Chivas Regal 12 Year, Chivas Regal, Chivas | blended Scotch | 80 | Soft, honeyed, round | Honey, apple, hazelnut
Monkey Shoulder | blended malt | 86 | Smooth, malty, easy | Vanilla, orange, malt
Glenfiddich 12 Year, Glenfiddich 12, Glenfiddich | single malt | 80 | Light, fresh, pear-sweet | Pear, cream, light oak
Glenfiddich 15 Year, Glenfiddich 15 | single malt | 80 | Rich, spiced, solera-round | Honey, marzipan, cinnamon
Aberlour 12 Year, Aberlour | single malt | 80 | Sherried, soft, fruity | Red apple, chocolate, spice
Oban 14 Year, Oban | single malt | 86 | Coastal, fruity, faintly smoky | Orange, sea salt, honey
Dalwhinnie 15 Year, Dalwhinnie | single malt | 86 | Heather-honeyed and gentle | Honey, heather, vanilla
Bowmore 12 Year, Bowmore | single malt | 80 | Balanced Islay smoke | Lemon, honey, peat smoke
Bruichladdich The Classic Laddie, Classic Laddie, Bruichladdich | single malt | 100 | Unpeated Islay, floral, bright | Barley sugar, mint, wildflower
Caol Ila 12 Year, Caol Ila | single malt | 86 | Clean, oily, smoky | Lemon, smoke, olive
Kilchoman Machir Bay, Kilchoman | single malt | 92 | Young, peated, fruity | Peat smoke, citrus, vanilla
Springbank 10 Year, Springbank | single malt | 92 | Briny, complex, lightly peated | Pear, brine, soft smoke
Bunnahabhain 12 Year, Bunnahabhain | single malt | 92.6 | Sherried, nutty, coastal | Dried fruit, nut, sea salt
Clynelish 14 Year, Clynelish | single malt | 92 | Waxy, coastal, elegant | Candle wax, orange, honey
GlenDronach 12 Year, GlenDronach | single malt | 86 | Full sherry, creamy | Raisin, ginger, creamy vanilla
Craigellachie 13 Year, Craigellachie | single malt | 92 | Meaty, fruity, old-style | Pineapple, clove, struck match
Hibiki Japanese Harmony, Hibiki Harmony, Hibiki | Japanese whisky | 86 | Delicate, floral, seamless | Rose, honey, candied orange
Yamazaki 12 Year, Yamazaki | Japanese whisky | 86 | Fruity, layered, incense-oaked | Peach, pineapple, Japanese oak
Hakushu 12 Year, Hakushu | Japanese whisky | 86 | Forest-fresh, faintly smoky | Mint, green apple, soft smoke
Nikka Coffey Grain | Japanese whisky | 90 | Sweet, mellow, creamy | Vanilla, coconut, citrus
Crown Royal | Canadian whisky | 80 | Light, creamy, sweet | Vanilla, caramel, fruit
Amrut Fusion, Amrut | single malt | 100 | Indian, rich, lightly peated | Tropical fruit, chocolate, smoke
Kavalan Classic, Kavalan | single malt | 80 | Taiwanese, tropical, clean | Mango, vanilla, coconut
`;

function readLine(line: string): Bottle {
  const [names = '', spirit = '', proof = '', profile = '', notes = ''] = line.split(' | ');
  const [name = '', ...aliases] = names.split(', ');
  return { name, aliases, spirit, proof: Number(proof), profile, notes };
}

/** Well-known bottles with the strength on their usual label; a form can be filled from them. */
export const BOTTLES: readonly Bottle[] = TABLE.trim().split('\n').map(readLine);
