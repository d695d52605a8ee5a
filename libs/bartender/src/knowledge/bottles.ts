export interface Bottle {
  name: string;
  aliases: readonly string[];
  spirit: string;
  proof: number;
  profile: string;
  notes: string;
}

type BottleRow = Omit<Bottle, 'aliases'> & Partial<Bottle>;

// prettier-ignore
const ROWS: readonly BottleRow[] = [
  { name: "Blanton's Single Barrel", aliases: ['Blantons'], spirit: 'bourbon', proof: 93, profile: 'Rich, rounded, orange-peel sweet', notes: 'Caramel, orange, nutmeg' },
  { name: 'Weller Special Reserve', spirit: 'bourbon', proof: 90, profile: 'Soft, wheated, gentle', notes: 'Honey, almond, vanilla' },
  { name: 'Weller Antique 107', aliases: ['Weller Antique'], spirit: 'bourbon', proof: 107, profile: 'Wheated with muscle', notes: 'Cinnamon, cherry, caramel' },
  { name: 'Knob Creek 9 Year', aliases: ['Knob Creek'], spirit: 'bourbon', proof: 100, profile: 'Full, oaky, nutty', notes: 'Toasted nut, vanilla, oak' },
  { name: 'Wild Turkey 101', spirit: 'bourbon', proof: 101, profile: 'Bold, spicy, classic', notes: 'Vanilla, pepper, char' },
  { name: 'Wild Turkey Rare Breed', aliases: ['Rare Breed'], spirit: 'bourbon', proof: 116.8, profile: 'Barrel-proof, spiced, deep', notes: 'Orange, tobacco, pepper' },
  { name: 'Bulleit Bourbon', aliases: ['Bulleit'], spirit: 'bourbon', proof: 90, profile: 'Dry, spicy, high-rye', notes: 'Maple, oak, nutmeg' },
  { name: 'Bulleit Rye', spirit: 'rye', proof: 90, profile: 'Bright, spiced, clean', notes: 'Vanilla, mint, rye spice' },
  { name: 'Elijah Craig Small Batch', aliases: ['Elijah Craig'], spirit: 'bourbon', proof: 94, profile: 'Warm, oaky, balanced', notes: 'Vanilla, nutmeg, soft smoke' },
  { name: 'Old Forester 86', spirit: 'bourbon', proof: 86, profile: 'Mellow, classic, lightly spiced', notes: 'Vanilla, clove, apple' },
  { name: 'Evan Williams Bottled-in-Bond', aliases: ['Evan Williams White'], spirit: 'bourbon', proof: 100, profile: 'Firm, honest, peppery', notes: 'Caramel, vanilla, black pepper' },
  { name: 'Evan Williams Black Label', aliases: ['Evan Williams'], spirit: 'bourbon', proof: 86, profile: 'Soft, simple, sweet', notes: 'Vanilla, brown sugar, mint' },
  { name: "Baker's 7 Year", aliases: ['Bakers'], spirit: 'bourbon', proof: 107, profile: 'Toasted, full, warming', notes: 'Toasted nut, fruit, vanilla' },
  { name: "Michter's US*1 Bourbon", aliases: ['Michters Bourbon', 'Michters'], spirit: 'bourbon', proof: 91.4, profile: 'Rich, smooth, caramelled', notes: 'Caramel, stone fruit, oak' },
  { name: "Michter's US*1 Rye", aliases: ['Michters Rye'], spirit: 'rye', proof: 84.8, profile: 'Gentle rye, softly spiced', notes: 'Cherry, toffee, pepper' },
  { name: "Angel's Envy", spirit: 'bourbon', proof: 86.6, profile: 'Silky, port-finished', notes: 'Vanilla, raisin, maple' },
  { name: "Jack Daniel's Old No. 7", aliases: ['Jack Daniels'], spirit: 'Tennessee whiskey', proof: 80, profile: 'Mellow, charcoal-soft', notes: 'Vanilla, caramel, banana' },
  { name: "Jack Daniel's Single Barrel", spirit: 'Tennessee whiskey', proof: 94, profile: 'Fuller, oaky, rounded', notes: 'Toffee, oak, dark fruit' },
  { name: 'George Dickel Bottled in Bond', aliases: ['George Dickel'], spirit: 'Tennessee whiskey', proof: 100, profile: 'Dry, mineral, sweet-cornered', notes: 'Maple, cherry, oak' },
  { name: 'Jim Beam White Label', aliases: ['Jim Beam'], spirit: 'bourbon', proof: 80, profile: 'Light, simple, sweet corn', notes: 'Vanilla, corn, light oak' },
  { name: 'Four Roses Small Batch', spirit: 'bourbon', proof: 90, profile: 'Mellow, balanced, fruity', notes: 'Red berries, oak, caramel' },
  { name: 'Four Roses Bourbon', aliases: ['Four Roses'], spirit: 'bourbon', proof: 80, profile: 'Light, floral, easy', notes: 'Pear, honey, gentle spice' },
  { name: 'Old Grand-Dad Bonded', spirit: 'bourbon', proof: 100, profile: 'High-rye, bonded, spicy', notes: 'Peanut, pepper, orange' },
  { name: 'Old Grand-Dad 114', spirit: 'bourbon', proof: 114, profile: 'Hot, spiced, generous', notes: 'Caramel, pepper, orange peel' },
  { name: "Maker's Mark 46", spirit: 'bourbon', proof: 94, profile: 'Wheated, toasted, spiced', notes: 'Caramel, vanilla, baking spice' },
  { name: '1792 Small Batch', spirit: 'bourbon', proof: 93.7, profile: 'Spicy, brash, high-rye', notes: 'Caramel, pepper, banana' },
  { name: 'E.H. Taylor Small Batch', aliases: ['EH Taylor', 'Colonel EH Taylor'], spirit: 'bourbon', proof: 100, profile: 'Bonded, polished, rich', notes: 'Butterscotch, corn, tobacco' },
  { name: "Noah's Mill", spirit: 'bourbon', proof: 114.3, profile: 'Big, spiced, walnut-dark', notes: 'Walnut, prune, dark toffee' },
  { name: 'WhistlePig 10 Year', aliases: ['WhistlePig'], spirit: 'rye', proof: 100, profile: 'Lush, bold, all rye', notes: 'Caramel, orange, mint' },
  { name: 'High West Double Rye', spirit: 'rye', proof: 92, profile: 'Spicy, herbal, lively', notes: 'Cinnamon, mint, honey' },
  { name: 'Templeton Rye 4 Year', aliases: ['Templeton'], spirit: 'rye', proof: 80, profile: 'Smooth, easy rye', notes: 'Caramel, clean spice, grass' },
  { name: 'Old Overholt', spirit: 'rye', proof: 86, profile: 'Simple, spiced, bright', notes: 'Pepper, citrus, vanilla' },
  { name: 'Bushmills Original', aliases: ['Bushmills'], spirit: 'Irish whiskey', proof: 80, profile: 'Light, fruity, clean', notes: 'Apple, vanilla, honey' },
  { name: 'Bushmills Black Bush', aliases: ['Black Bush'], spirit: 'Irish whiskey', proof: 80, profile: 'Rich, sherried, smooth', notes: 'Dried fruit, nut, spice' },
  { name: 'Tullamore D.E.W.', aliases: ['Tullamore Dew', 'Tullamore'], spirit: 'Irish whiskey', proof: 80, profile: 'Gentle, malty, round', notes: 'Lemon, malt, vanilla' },
  { name: 'Powers Gold Label', aliases: ['Powers'], spirit: 'Irish whiskey', proof: 86.4, profile: 'Spicy, honeyed, full', notes: 'Honey, cinnamon, toast' },
  { name: 'Green Spot', spirit: 'Irish whiskey', proof: 80, profile: 'Orchard-fresh pot still', notes: 'Green apple, barley, clove' },
  { name: 'Yellow Spot 12 Year', aliases: ['Yellow Spot'], spirit: 'Irish whiskey', proof: 92, profile: 'Pot still, fruity, creamy', notes: 'Apricot, honey, coffee' },
  { name: 'Teeling Small Batch', aliases: ['Teeling'], spirit: 'Irish whiskey', proof: 92, profile: 'Rum-finished, sweet, lively', notes: 'Vanilla, rum, rose' },
  { name: 'Johnnie Walker Black Label', aliases: ['Johnnie Walker Black'], spirit: 'blended Scotch', proof: 80, profile: 'Balanced with a curl of smoke', notes: 'Dried fruit, vanilla, smoke' },
  { name: 'Johnnie Walker Blue Label', aliases: ['Johnnie Walker Blue'], spirit: 'blended Scotch', proof: 80, profile: 'Velvety, layered, quiet smoke', notes: 'Hazelnut, honey, sandalwood' },
  { name: 'Chivas Regal 12 Year', aliases: ['Chivas Regal', 'Chivas'], spirit: 'blended Scotch', proof: 80, profile: 'Soft, honeyed, round', notes: 'Honey, apple, hazelnut' },
  { name: 'Monkey Shoulder', spirit: 'blended malt', proof: 86, profile: 'Smooth, malty, easy', notes: 'Vanilla, orange, malt' },
  { name: 'Glenfiddich 12 Year', aliases: ['Glenfiddich 12', 'Glenfiddich'], spirit: 'single malt', proof: 80, profile: 'Light, fresh, pear-sweet', notes: 'Pear, cream, light oak' },
  { name: 'Glenfiddich 15 Year', aliases: ['Glenfiddich 15'], spirit: 'single malt', proof: 80, profile: 'Rich, spiced, solera-round', notes: 'Honey, marzipan, cinnamon' },
  { name: 'Aberlour 12 Year', aliases: ['Aberlour'], spirit: 'single malt', proof: 80, profile: 'Sherried, soft, fruity', notes: 'Red apple, chocolate, spice' },
  { name: 'Oban 14 Year', aliases: ['Oban'], spirit: 'single malt', proof: 86, profile: 'Coastal, fruity, faintly smoky', notes: 'Orange, sea salt, honey' },
  { name: 'Dalwhinnie 15 Year', aliases: ['Dalwhinnie'], spirit: 'single malt', proof: 86, profile: 'Heather-honeyed and gentle', notes: 'Honey, heather, vanilla' },
  { name: 'Bowmore 12 Year', aliases: ['Bowmore'], spirit: 'single malt', proof: 80, profile: 'Balanced Islay smoke', notes: 'Lemon, honey, peat smoke' },
  { name: 'Bruichladdich The Classic Laddie', aliases: ['Classic Laddie', 'Bruichladdich'], spirit: 'single malt', proof: 100, profile: 'Unpeated Islay, floral, bright', notes: 'Barley sugar, mint, wildflower' },
  { name: 'Caol Ila 12 Year', aliases: ['Caol Ila'], spirit: 'single malt', proof: 86, profile: 'Clean, oily, smoky', notes: 'Lemon, smoke, olive' },
  { name: 'Kilchoman Machir Bay', aliases: ['Kilchoman'], spirit: 'single malt', proof: 92, profile: 'Young, peated, fruity', notes: 'Peat smoke, citrus, vanilla' },
  { name: 'Springbank 10 Year', aliases: ['Springbank'], spirit: 'single malt', proof: 92, profile: 'Briny, complex, lightly peated', notes: 'Pear, brine, soft smoke' },
  { name: 'Bunnahabhain 12 Year', aliases: ['Bunnahabhain'], spirit: 'single malt', proof: 92.6, profile: 'Sherried, nutty, coastal', notes: 'Dried fruit, nut, sea salt' },
  { name: 'Clynelish 14 Year', aliases: ['Clynelish'], spirit: 'single malt', proof: 92, profile: 'Waxy, coastal, elegant', notes: 'Candle wax, orange, honey' },
  { name: 'GlenDronach 12 Year', aliases: ['GlenDronach'], spirit: 'single malt', proof: 86, profile: 'Full sherry, creamy', notes: 'Raisin, ginger, creamy vanilla' },
  { name: 'Craigellachie 13 Year', aliases: ['Craigellachie'], spirit: 'single malt', proof: 92, profile: 'Meaty, fruity, old-style', notes: 'Pineapple, clove, struck match' },
  { name: 'Hibiki Japanese Harmony', aliases: ['Hibiki Harmony', 'Hibiki'], spirit: 'Japanese whisky', proof: 86, profile: 'Delicate, floral, seamless', notes: 'Rose, honey, candied orange' },
  { name: 'Yamazaki 12 Year', aliases: ['Yamazaki'], spirit: 'Japanese whisky', proof: 86, profile: 'Fruity, layered, incense-oaked', notes: 'Peach, pineapple, Japanese oak' },
  { name: 'Hakushu 12 Year', aliases: ['Hakushu'], spirit: 'Japanese whisky', proof: 86, profile: 'Forest-fresh, faintly smoky', notes: 'Mint, green apple, soft smoke' },
  { name: 'Nikka Coffey Grain', spirit: 'Japanese whisky', proof: 90, profile: 'Sweet, mellow, creamy', notes: 'Vanilla, coconut, citrus' },
  { name: 'Crown Royal', spirit: 'Canadian whisky', proof: 80, profile: 'Light, creamy, sweet', notes: 'Vanilla, caramel, fruit' },
  { name: 'Amrut Fusion', aliases: ['Amrut'], spirit: 'single malt', proof: 100, profile: 'Indian, rich, lightly peated', notes: 'Tropical fruit, chocolate, smoke' },
  { name: 'Kavalan Classic', aliases: ['Kavalan'], spirit: 'single malt', proof: 80, profile: 'Taiwanese, tropical, clean', notes: 'Mango, vanilla, coconut' },
];

/** Well-known bottles with the strength on their usual label; a form can be filled from them. */
export const BOTTLES: readonly Bottle[] = ROWS.map((row) => ({ aliases: [], ...row }));
