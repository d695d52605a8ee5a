import { type Family } from './families.js';
import { type Flavours } from './flavours.js';

/** What an ingredient does in a glass, and how much of it is poured when a recipe does not say. */
export type IngredientKind =
  | 'spirit'
  | 'liqueur'
  | 'fortified'
  | 'sparkling wine'
  | 'wine'
  | 'bitters'
  | 'citrus'
  | 'juice'
  | 'syrup'
  | 'soda'
  | 'dairy'
  | 'egg'
  | 'coffee'
  | 'herb'
  | 'seasoning'
  | 'garnish'
  | 'water';

export interface Ingredient {
  name: string;
  /** Other ways to write it. */
  aliases: string[];
  kind: IngredientKind;
  /** Alcohol by volume, in per cent. */
  abv: number;
  family?: Family;
  flavours: Flavours;
  /** What guests may have to avoid: egg, dairy, nut, caffeine, gluten, fish, sulphite. */
  tags: string[];
}

/** Usual measure in millilitres by kind. */
export const USUAL_ML: Record<IngredientKind, number> = {
  spirit: 60,
  liqueur: 22.5,
  fortified: 30,
  'sparkling wine': 90,
  wine: 90,
  bitters: 2,
  citrus: 22.5,
  juice: 60,
  syrup: 15,
  soda: 120,
  dairy: 30,
  egg: 22.5,
  coffee: 30,
  herb: 2,
  seasoning: 1,
  garnish: 0,
  water: 60,
};

/** One ingredient a line: names (the first is its own) | kind | % | flavours in tenths | family | tags. */
const TABLE = `
bourbon, bourbon whiskey, kentucky bourbon, makers mark, buffalo trace, woodford reserve, bulleit, wild turkey, four roses, knob creek, elijah craig, old forester, jim beam, evan williams | spirit | 45 | oaky:6 sweet:1 rich:5 smooth:3 | bourbon
rye whiskey, rye, rittenhouse, sazerac rye, bulleit rye, old overholt | spirit | 45 | oaky:5 spicy:5 dry:3 rich:4 | rye
Scotch whisky, scotch, blended scotch, johnnie walker, chivas, monkey shoulder, dewars, famous grouse | spirit | 40 | oaky:5 smoky:3 rich:4 | scotch
Islay whisky, islay scotch, peated scotch, peated whisky, laphroaig, lagavulin, ardbeg, talisker, caol ila, bowmore | spirit | 45 | smoky:10 salty:3 rich:5 oaky:3 | scotch
Irish whiskey, jameson, bushmills, tullamore, redbreast | spirit | 40 | smooth:6 oaky:3 | irish
Japanese whisky, japanese whiskey, suntory, nikka, toki | spirit | 43 | smooth:5 oaky:3 dry:2 | japanese
Tennessee whiskey, jack daniels | spirit | 40 | oaky:5 sweet:1 smooth:3 | tennessee
whiskey, whisky | spirit | 43 | oaky:5 rich:4 | whiskey
gin, london dry gin, dry gin, plymouth gin, old tom gin, navy strength gin, genever, tanqueray, hendricks, bombay sapphire, beefeater, plymouth | spirit | 43 | herbal:5 dry:4 refreshing:1 | gin
sloe gin | liqueur | 27 | fruity:7 sweet:5 sour:2 | gin
vodka, citrus vodka, lemon vodka, citron vodka, titos, grey goose, absolut, ketel one, belvedere, smirnoff | spirit | 40 | dry:2 smooth:3 | vodka
vanilla vodka | spirit | 38 | sweet:2 rich:2 smooth:3 | vodka
white rum, light rum, rum, silver rum, cuban rum, bacardi, havana club | spirit | 40 | tropical:2 sweet:1 smooth:2 | rum
dark rum, aged rum, jamaican rum, dark jamaican rum, gold rum, black rum, demerara rum, blackstrap rum, overproof rum, rhum agricole, aged jamaican rum, appleton, goslings, myers rum | spirit | 43 | rich:5 sweet:1 tropical:3 oaky:2 | rum
spiced rum, captain morgan, kraken | spirit | 37 | spicy:5 sweet:2 rich:3 | rum
coconut rum, malibu | liqueur | 21 | tropical:8 sweet:6 | rum
cachaca | spirit | 40 | herbal:2 tropical:3 | cachaca
tequila, blanco tequila, silver tequila, tequila blanco, patron, don julio, espolon, jose cuervo, casamigos | spirit | 40 | herbal:3 dry:2 spicy:1 | tequila
reposado tequila, anejo tequila, tequila reposado, reposado | spirit | 40 | oaky:3 herbal:2 smooth:3 | tequila
mezcal, mescal, del maguey, montelobos | spirit | 43 | smoky:9 herbal:2 dry:2 | mezcal
cognac, vsop cognac | spirit | 40 | fruity:4 rich:5 oaky:4 smooth:3 | cognac
brandy, armagnac, calvados, applejack, apple brandy | spirit | 40 | fruity:5 rich:4 oaky:3 | brandy
pisco | spirit | 40 | floral:3 fruity:3 | pisco
absinthe, pastis, pernod, ouzo | spirit | 60 | herbal:10 sweet:1 | absinthe
aquavit, akvavit | spirit | 42 | herbal:7 spicy:3
sake | wine | 15 | smooth:4 floral:2
Campari, bitter liqueur, red bitter | liqueur | 24 | bitter:10 sweet:3.5 citrusy:2 herbal:3 | amaro
Aperol, select | liqueur | 11 | bitter:6 sweet:4.5 citrusy:4 | amaro
amaro, amaro nonino, averna, amaro averna, montenegro, amaro montenegro, ramazzotti, nonino | liqueur | 32 | bitter:6 herbal:6 sweet:5 rich:3 | amaro
Cynar | liqueur | 16.5 | bitter:8 herbal:6 sweet:4 | amaro
Fernet-Branca, fernet, fernet branca | liqueur | 39 | bitter:10 minty:5 herbal:8 | amaro
Suze, gentian liqueur, salers | liqueur | 20 | bitter:8 herbal:6 sweet:3 | amaro
Jägermeister, jagermeister | liqueur | 35 | herbal:9 sweet:6 bitter:3
sweet vermouth, red vermouth, vermouth rosso, carpano antica, rosso vermouth, italian vermouth | fortified | 16.5 | sweet:3.5 herbal:4 rich:3 fruity:2 | vermouth | sulphite
dry vermouth, french vermouth, vermouth, vermouth dry | fortified | 18 | dry:6 herbal:4 | vermouth | sulphite
blanc vermouth, bianco vermouth, white vermouth | fortified | 16 | sweet:4 floral:3 herbal:3 | vermouth | sulphite
Lillet Blanc, lillet, cocchi americano | fortified | 17 | floral:4 citrusy:3 sweet:3 | vermouth | sulphite
port, ruby port, tawny port | fortified | 20 | sweet:7 fruity:7 rich:5 | wine | sulphite
sherry, fino sherry, dry sherry, amontillado, amontillado sherry, oloroso | fortified | 17 | nutty:5 dry:4 salty:2 | sherry | sulphite
red wine | wine | 13 | fruity:5 dry:3 rich:3 | wine | sulphite
white wine, rose wine | wine | 12 | fruity:3 dry:3 refreshing:3 | wine | sulphite
Champagne, prosecco, cava, sparkling wine, brut champagne, cremant | sparkling wine | 12 | sparkling:10 dry:4 refreshing:4 | champagne | sulphite
beer, lager, stout, guinness, pale ale, wheat beer | soda | 5 | sparkling:5 bitter:3 refreshing:3 | beer | gluten
cider, hard cider | soda | 5 | sparkling:6 fruity:6 sweet:3 refreshing:3 | beer
orange liqueur, cointreau, triple sec, curacao, dry curacao, orange curacao, grand marnier, blue curacao | liqueur | 38 | citrusy:6 sweet:5 | liqueur
maraschino liqueur, maraschino, luxardo maraschino | liqueur | 32 | fruity:5 sweet:6 floral:3 nutty:2 | liqueur
cherry liqueur, cherry heering, kirsch | liqueur | 24 | fruity:9 sweet:7 | liqueur
green chartreuse, chartreuse | liqueur | 55 | herbal:10 sweet:5 spicy:3 | liqueur
yellow chartreuse, galliano, strega, benedictine, drambuie | liqueur | 40 | herbal:8 sweet:7 floral:2 | liqueur
elderflower liqueur, st germain, st-germain | liqueur | 20 | floral:10 sweet:7 | liqueur
creme de violette, violet liqueur | liqueur | 20 | floral:10 sweet:6 | liqueur
creme de cassis, cassis, chambord, raspberry liqueur, creme de mure, blackberry liqueur, blackcurrant liqueur | liqueur | 18 | fruity:10 sweet:8 | liqueur
peach liqueur, peach schnapps, apricot liqueur, apricot brandy, creme de peche, midori, melon liqueur | liqueur | 20 | fruity:9 sweet:8 | liqueur
banana liqueur, creme de banane | liqueur | 22 | tropical:9 sweet:8 | liqueur
pear liqueur, apple liqueur, sour apple, apple schnapps | liqueur | 20 | fruity:9 sweet:7 sour:2 | liqueur
coffee liqueur, kahlua, tia maria, mr black | liqueur | 20 | coffee:10 sweet:8 rich:3 | liqueur | caffeine
Irish cream, baileys, irish cream liqueur | liqueur | 17 | creamy:10 sweet:8 chocolate:3 | liqueur | dairy
creme de cacao, chocolate liqueur, white creme de cacao, dark creme de cacao | liqueur | 22 | chocolate:10 sweet:8 | liqueur
creme de menthe, mint liqueur, peppermint schnapps | liqueur | 24 | minty:10 sweet:8 | liqueur
amaretto, disaronno | liqueur | 26 | nutty:10 sweet:8 | liqueur | nut
frangelico, hazelnut liqueur, nocino, walnut liqueur | liqueur | 24 | nutty:10 sweet:7 | liqueur | nut
limoncello | liqueur | 28 | citrusy:9 sweet:8 | liqueur
ginger liqueur, domaine de canton | liqueur | 28 | ginger:9 sweet:6 spicy:3 | liqueur
allspice dram, pimento dram, cinnamon liqueur, falernum, velvet falernum | liqueur | 15 | spicy:8 sweet:6 tropical:3 | liqueur
Pimms, pimms no 1 | liqueur | 25 | herbal:4 fruity:5 sweet:5 | liqueur
Southern Comfort | liqueur | 35 | sweet:6 fruity:5 | liqueur
Angostura bitters, angostura, ango, aromatic bitters, bitters | bitters | 44 | spicy:6 bitter:5
orange bitters | bitters | 28 | citrusy:6 bitter:5
Peychaud's bitters, peychauds | bitters | 35 | floral:3 spicy:4 bitter:4
chocolate bitters, mole bitters | bitters | 35 | chocolate:6 bitter:5
celery bitters, lavender bitters | bitters | 35 | herbal:6 bitter:4
lime juice, lime, fresh lime, fresh lime juice, limes | citrus | 0 | sour:10 citrusy:9 refreshing:4
lemon juice, lemon, fresh lemon, fresh lemon juice, lemons, citrus juice | citrus | 0 | sour:10 citrusy:9 refreshing:4
grapefruit juice, grapefruit, pink grapefruit | juice | 0 | citrusy:9 sour:4 bitter:3 refreshing:5
orange juice, orange, blood orange juice, oranges | juice | 0 | citrusy:6 fruity:5 sweet:3 refreshing:3
pineapple juice, pineapple | juice | 0 | tropical:10 sweet:4 fruity:5 sour:2
mango, mango juice, mango puree, guava, guava juice, passion fruit, passionfruit, passion fruit puree, passion fruit juice | juice | 0 | tropical:10 fruity:6 sweet:4 sour:2
cranberry juice, cranberry | juice | 0 | fruity:7 sour:4 sweet:2 dry:1 refreshing:3
apple juice, apple cider, cloudy apple juice, apple | juice | 0 | fruity:7 sweet:4 refreshing:2
peach puree, peach juice, peach, peach nectar, apricot jam, apricot | juice | 0 | fruity:8 sweet:5
strawberry, strawberries, raspberry, raspberries, blackberry, blackberries, berries, blueberries, strawberry puree | juice | 0 | fruity:9 sweet:3 sour:1
watermelon, melon, watermelon juice, kiwi | juice | 0 | fruity:7 sweet:3 refreshing:7
pomegranate juice | juice | 0 | fruity:7 sour:3 sweet:2
tomato juice, tomato, clamato | juice | 0 | salty:7 rich:3
coconut cream, cream of coconut, coconut milk, coconut | dairy | 0 | tropical:9 creamy:8 sweet:6 |  | coconut
simple syrup, simple, sugar syrup, syrup, sugar, cane syrup, sugar cube, gomme, superfine sugar, rich syrup, caster sugar, cane sugar | syrup | 0 | sweet:10
demerara syrup, brown sugar, brown sugar syrup, rich demerara syrup, muscovado | syrup | 0 | sweet:10 rich:4
honey syrup, honey | syrup | 0 | sweet:10 floral:2 rich:2 |  | honey
maple syrup, maple | syrup | 0 | sweet:10 rich:5 oaky:2
agave syrup, agave nectar, agave | syrup | 0 | sweet:10
grenadine, pomegranate syrup | syrup | 0 | sweet:9 fruity:6
raspberry syrup, strawberry syrup, berry syrup | syrup | 0 | sweet:9 fruity:8
passion fruit syrup, passionfruit syrup, pineapple syrup, mango syrup | syrup | 0 | sweet:9 tropical:9 fruity:6 sour:1
orgeat, almond syrup | syrup | 0 | sweet:9 nutty:8 |  | nut
ginger syrup | syrup | 0 | sweet:8 ginger:9 spicy:4
cinnamon syrup, spiced syrup, chai syrup | syrup | 0 | sweet:8 spicy:7
vanilla syrup, caramel syrup, vanilla, vanilla extract | syrup | 0 | sweet:9 rich:4
elderflower cordial, elderflower syrup, lavender syrup, rose syrup, hibiscus syrup | syrup | 0 | sweet:8 floral:9
lime cordial, roses lime, lime syrup | syrup | 0 | sweet:7 citrusy:7 sour:4
chocolate syrup, chocolate, hot chocolate, cocoa | syrup | 0 | sweet:8 chocolate:10
soda water, club soda, sparkling water, soda, seltzer, mineral water | soda | 0 | sparkling:8 refreshing:7 dry:2
tonic water, tonic | soda | 0 | sparkling:8 bitter:4 refreshing:7 sweet:2
ginger beer, spicy ginger beer | soda | 0 | ginger:10 spicy:6 sparkling:7 sweet:3 refreshing:6
ginger ale | soda | 0 | ginger:6 sparkling:7 sweet:4 refreshing:6
cola, coke, coca cola | soda | 0 | sweet:5 sparkling:7 refreshing:4 |  | caffeine
grapefruit soda, pink grapefruit soda, squirt, jarritos | soda | 0 | citrusy:7 sparkling:8 sweet:3 bitter:2 refreshing:7 sour:1
lemonade, lemon lime soda, sprite, 7up, lemon soda | soda | 0 | citrusy:6 sweet:5 sparkling:5 refreshing:6 sour:2
iced tea, black tea, tea, earl grey, green tea | soda | 0 | herbal:5 dry:3 refreshing:4 |  | caffeine
kombucha | soda | 0 | sour:4 sparkling:5 refreshing:5
energy drink, red bull | soda | 0 | sweet:6 sparkling:6 |  | caffeine
espresso, coffee, cold brew, hot coffee, fresh espresso, strong coffee | coffee | 0 | coffee:10 bitter:2 rich:3 |  | caffeine
cream, heavy cream, double cream, half and half, whipped cream, single cream | dairy | 0 | creamy:10 rich:4 |  | dairy
milk, whole milk, ice cream, yoghurt, condensed milk | dairy | 0 | creamy:8 sweet:2 |  | dairy
butter, hot buttered batter | dairy | 0 | creamy:7 rich:6 |  | dairy
egg white, egg whites, white of egg | egg | 0 | creamy:5 smooth:5 |  | egg
egg, whole egg, egg yolk | egg | 0 | creamy:7 rich:5 |  | egg
aquafaba, chickpea water | garnish | 0 | creamy:3 smooth:4
mint, mint leaves, mint sprig, fresh mint | herb | 0 | minty:9 refreshing:4 herbal:3
basil, basil leaves, rosemary, thyme, sage, coriander, cilantro, dill, rosemary sprig | herb | 0 | herbal:8
cucumber | herb | 0 | refreshing:8 herbal:2
jalapeno, chilli, chili, hot sauce, tabasco, cayenne, chilli flakes, ancho | seasoning | 0 | spicy:10
black pepper, pepper | seasoning | 0 | spicy:4
worcestershire sauce, worcestershire | seasoning | 0 | salty:6 spicy:3 |  | fish
horseradish | seasoning | 0 | spicy:6
salt, fine salt, saline, saline solution, flaky salt, salted rim, sea salt, tajin | seasoning | 0 | salty:6
olive brine, olive, green olive, pickle brine, cocktail onion, pickled onion | seasoning | 0 | salty:8
ginger, fresh ginger | herb | 0 | ginger:9 spicy:4
nutmeg, cinnamon, clove, cinnamon stick, star anise, cardamom, allspice, cloves | seasoning | 0 | spicy:5
liquid smoke, smoked salt, lapsang souchong | seasoning | 0 | smoky:8
orange flower water, rose water, lavender | seasoning | 0 | floral:7
lemon twist, lemon peel, orange peel, orange twist, lime wheel, lime wedge, lemon wheel, orange slice, orange wheel, grapefruit wedge, lemon wedge, grapefruit peel, half wheel | garnish | 0 | citrusy:2
brandied cherry, maraschino cherry, cherry, cocktail cherry, luxardo cherry, cherries | garnish | 0 | fruity:2
coffee beans, coffee bean | garnish | 0 | coffee:2 |  | caffeine
water, still water, hot water | water | 0
`;

function readFlavours(text: string): Flavours {
  return Object.fromEntries(
    text
      .split(' ')
      .filter(Boolean)
      .map((part) => {
        const [flavour = '', tenths = '0'] = part.split(':');
        return [flavour, Number(tenths) / 10];
      }),
  );
}

function readLine(line: string): Ingredient {
  const [names = '', kind = '', abv = '', flavours = '', family = '', tags = ''] = line.split(' | ');
  const [name = '', ...aliases] = names.split(', ');
  return {
    name,
    aliases,
    kind: kind as IngredientKind,
    abv: Number(abv),
    family: family === '' ? undefined : (family as Family),
    flavours: readFlavours(flavours),
    tags: tags.split(' ').filter(Boolean),
  };
}

/** What the bartender knows of common ingredients. */
export const INGREDIENTS: readonly Ingredient[] = TABLE.trim().split('\n').map(readLine);
