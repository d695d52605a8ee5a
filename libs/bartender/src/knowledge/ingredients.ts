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
  aliases: readonly string[];
  kind: IngredientKind;
  /** Alcohol by volume, in per cent. */
  abv: number;
  family?: Family;
  flavours: Flavours;
  /** What guests may avoid besides what `allergens/table.ts` knows: caffeine, juniper. */
  tags: readonly string[];
}

/** What may be left out of a row. */
type IngredientRow = Pick<Ingredient, 'name' | 'kind'> & Partial<Ingredient>;

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

// prettier-ignore
const ROWS: readonly IngredientRow[] = [
  { name: 'bourbon', aliases: ['bourbon whiskey', 'kentucky bourbon', 'makers mark', 'buffalo trace', 'woodford reserve', 'bulleit', 'wild turkey', 'four roses', 'knob creek', 'elijah craig', 'old forester', 'jim beam', 'evan williams'], kind: 'spirit', abv: 45, family: 'bourbon', flavours: { oaky: 0.6, sweet: 0.1, rich: 0.5, smooth: 0.3 } },
  { name: 'rye whiskey', aliases: ['rye', 'rittenhouse', 'sazerac rye', 'bulleit rye', 'old overholt'], kind: 'spirit', abv: 45, family: 'rye', flavours: { oaky: 0.5, spicy: 0.5, dry: 0.3, rich: 0.4 } },
  { name: 'Scotch whisky', aliases: ['scotch', 'blended scotch', 'johnnie walker', 'chivas', 'monkey shoulder', 'dewars', 'famous grouse'], kind: 'spirit', abv: 40, family: 'scotch', flavours: { oaky: 0.5, smoky: 0.3, rich: 0.4 } },
  { name: 'Islay whisky', aliases: ['islay scotch', 'peated whisky', 'laphroaig', 'lagavulin', 'ardbeg', 'talisker', 'caol ila', 'bowmore', 'kilchoman', 'bruichladdich', 'port charlotte'], kind: 'spirit', abv: 45, family: 'scotch', flavours: { smoky: 1, salty: 0.3, rich: 0.5, oaky: 0.3 } },
  { name: 'Irish whiskey', aliases: ['jameson', 'bushmills', 'tullamore', 'redbreast', 'teeling', 'green spot', 'writers tears'], kind: 'spirit', abv: 40, family: 'irish', flavours: { smooth: 0.6, oaky: 0.3 } },
  { name: 'Japanese whisky', aliases: ['japanese whiskey', 'suntory', 'nikka', 'toki'], kind: 'spirit', abv: 43, family: 'japanese', flavours: { smooth: 0.5, oaky: 0.3, dry: 0.2 } },
  { name: 'Tennessee whiskey', aliases: ['jack daniels'], kind: 'spirit', abv: 40, family: 'tennessee', flavours: { oaky: 0.5, sweet: 0.1, smooth: 0.3 } },
  { name: 'whiskey', aliases: ['whisky'], kind: 'spirit', abv: 43, family: 'whiskey', flavours: { oaky: 0.5, rich: 0.4 } },
  { name: 'gin', aliases: ['london dry gin', 'dry gin', 'plymouth gin', 'old tom gin', 'navy strength gin', 'genever', 'tanqueray', 'hendricks', 'bombay sapphire', 'beefeater', 'plymouth', 'gordons', 'fords', 'roku', 'monkey 47', 'botanist', 'aviation gin', 'sipsmith', 'bombay', 'citadelle', 'malfy', 'haymans', 'brokers'], kind: 'spirit', abv: 43, family: 'gin', flavours: { herbal: 0.5, dry: 0.4, refreshing: 0.1 }, tags: ['juniper'] },
  { name: 'sloe gin', kind: 'liqueur', abv: 27, family: 'gin', flavours: { fruity: 0.7, sweet: 0.5, sour: 0.2 } },
  { name: 'vodka', aliases: ['citrus vodka', 'lemon vodka', 'citron vodka', 'titos', 'grey goose', 'absolut', 'ketel one', 'belvedere', 'smirnoff', 'stolichnaya', 'stoli', 'finlandia', 'ciroc', 'skyy', 'svedka', 'reyka', 'zubrowka', 'wyborowa', 'wodka'], kind: 'spirit', abv: 40, family: 'vodka', flavours: { dry: 0.2, smooth: 0.3 } },
  { name: 'vanilla vodka', kind: 'spirit', abv: 38, family: 'vodka', flavours: { sweet: 0.2, rich: 0.2, smooth: 0.3 } },
  { name: 'white rum', aliases: ['light rum', 'rum', 'silver rum', 'cuban rum', 'bacardi', 'havana club', 'havana 3', 'flor de cana', 'probitas', 'plantation 3 star', 'clairin'], kind: 'spirit', abv: 40, family: 'rum', flavours: { tropical: 0.2, sweet: 0.1, smooth: 0.2 } },
  { name: 'dark rum', aliases: ['aged rum', 'jamaican rum', 'dark jamaican rum', 'gold rum', 'black rum', 'demerara rum', 'blackstrap rum', 'overproof rum', 'rhum agricole', 'aged jamaican rum', 'appleton', 'goslings', 'myers rum', 'havana 7', 'el dorado', 'mount gay', 'diplomatico', 'zacapa', 'smith and cross', 'smith cross', 'wray and nephew', 'wray nephew', 'doorlys', 'brugal', 'barcelo', 'matusalem', 'pussers', 'plantation', 'planteray'], kind: 'spirit', abv: 43, family: 'rum', flavours: { rich: 0.5, sweet: 0.1, tropical: 0.3, oaky: 0.2 } },
  { name: 'spiced rum', aliases: ['captain morgan', 'kraken'], kind: 'spirit', abv: 37, family: 'rum', flavours: { spicy: 0.5, sweet: 0.2, rich: 0.3 } },
  { name: 'coconut rum', aliases: ['malibu'], kind: 'liqueur', abv: 21, family: 'rum', flavours: { tropical: 0.8, sweet: 0.6 } },
  { name: 'cachaca', aliases: ['leblon', 'novo fogo', 'sagatiba'], kind: 'spirit', abv: 40, family: 'cachaca', flavours: { herbal: 0.2, tropical: 0.3 } },
  { name: 'tequila', aliases: ['blanco tequila', 'silver tequila', 'tequila blanco', 'patron', 'don julio', 'espolon', 'jose cuervo', 'casamigos', 'altos', 'olmeca', 'ocho', 'fortaleza', 'herradura', 'cazadores', 'hornitos', 'sauza', 'el jimador', 'tapatio', 'milagro', 'arette', 'blanco'], kind: 'spirit', abv: 40, family: 'tequila', flavours: { herbal: 0.3, dry: 0.2, spicy: 0.1 } },
  { name: 'reposado tequila', aliases: ['anejo tequila', 'tequila reposado', 'reposado', 'anejo', 'tequila anejo'], kind: 'spirit', abv: 40, family: 'tequila', flavours: { oaky: 0.3, herbal: 0.2, smooth: 0.3 } },
  { name: 'mezcal', aliases: ['mescal', 'del maguey', 'montelobos', 'ilegal', 'ojo de tigre', 'vida mezcal', 'sotol', 'raicilla', 'bacanora'], kind: 'spirit', abv: 43, family: 'mezcal', flavours: { smoky: 0.9, herbal: 0.2, dry: 0.2 } },
  { name: 'cognac', aliases: ['vsop cognac', 'hennessy', 'remy martin', 'courvoisier', 'martell', 'pierre ferrand'], kind: 'spirit', abv: 40, family: 'cognac', flavours: { fruity: 0.4, rich: 0.5, oaky: 0.4, smooth: 0.3 } },
  { name: 'brandy', aliases: ['armagnac', 'calvados', 'applejack', 'apple brandy', 'lairds', 'grappa', 'eau de vie', 'slivovitz', 'poire williams'], kind: 'spirit', abv: 40, family: 'brandy', flavours: { fruity: 0.5, rich: 0.4, oaky: 0.3 } },
  { name: 'pisco', kind: 'spirit', abv: 40, family: 'pisco', flavours: { floral: 0.3, fruity: 0.3 } },
  { name: 'absinthe', aliases: ['pastis', 'pernod', 'ouzo'], kind: 'spirit', abv: 60, family: 'absinthe', flavours: { herbal: 1, sweet: 0.1 } },
  { name: 'aquavit', aliases: ['akvavit'], kind: 'spirit', abv: 42, flavours: { herbal: 0.7, spicy: 0.3 } },
  { name: 'shochu', aliases: ['soju', 'baijiu', 'moonshine', 'batavia arrack'], kind: 'spirit', abv: 40, flavours: { dry: 0.3 } },
  { name: 'sambuca', kind: 'liqueur', abv: 38, family: 'liqueur', flavours: { herbal: 0.8, sweet: 0.8 } },
  { name: 'yuzu juice', aliases: ['yuzu'], kind: 'citrus', flavours: { sour: 0.9, citrusy: 0.9 } },
  { name: 'sake', kind: 'wine', abv: 15, flavours: { smooth: 0.4, floral: 0.2 } },
  { name: 'Campari', aliases: ['bitter liqueur', 'red bitter'], kind: 'liqueur', abv: 24, family: 'amaro', flavours: { bitter: 1, sweet: 0.35, citrusy: 0.2, herbal: 0.3 } },
  { name: 'Aperol', aliases: ['select'], kind: 'liqueur', abv: 11, family: 'amaro', flavours: { bitter: 0.6, sweet: 0.45, citrusy: 0.4 } },
  { name: 'amaro', aliases: ['amaro nonino', 'averna', 'amaro averna', 'montenegro', 'amaro montenegro', 'ramazzotti', 'nonino', 'meletti', 'sfumato', 'braulio', 'amaro lucano', 'unicum', 'becherovka', 'gran classico'], kind: 'liqueur', abv: 32, family: 'amaro', flavours: { bitter: 0.6, herbal: 0.6, sweet: 0.5, rich: 0.3 } },
  { name: 'Cynar', kind: 'liqueur', abv: 16.5, family: 'amaro', flavours: { bitter: 0.8, herbal: 0.6, sweet: 0.4 } },
  { name: 'Fernet-Branca', aliases: ['fernet', 'branca menta'], kind: 'liqueur', abv: 39, family: 'amaro', flavours: { bitter: 1, minty: 0.5, herbal: 0.8 } },
  { name: 'Suze', aliases: ['gentian liqueur', 'salers'], kind: 'liqueur', abv: 20, family: 'amaro', flavours: { bitter: 0.8, herbal: 0.6, sweet: 0.3 } },
  { name: 'Jägermeister', kind: 'liqueur', abv: 35, flavours: { herbal: 0.9, sweet: 0.6, bitter: 0.3 } },
  { name: 'sweet vermouth', aliases: ['red vermouth', 'vermouth rosso', 'carpano antica', 'rosso vermouth', 'italian vermouth', 'punt e mes', 'martini rosso', 'cocchi', 'cocchi torino', 'vermouth di torino', 'carpano', 'cinzano', 'vermut'], kind: 'fortified', abv: 16.5, family: 'vermouth', flavours: { sweet: 0.35, herbal: 0.4, rich: 0.3, fruity: 0.2 } },
  { name: 'dry vermouth', aliases: ['french vermouth', 'vermouth', 'vermouth dry', 'noilly prat', 'dolin', 'dolin dry'], kind: 'fortified', abv: 18, family: 'vermouth', flavours: { dry: 0.6, herbal: 0.4 } },
  { name: 'blanc vermouth', aliases: ['bianco vermouth', 'white vermouth'], kind: 'fortified', abv: 16, family: 'vermouth', flavours: { sweet: 0.4, floral: 0.3, herbal: 0.3 } },
  { name: 'Lillet Blanc', aliases: ['lillet', 'cocchi americano', 'dubonnet', 'byrrh', 'bonal', 'quinquina'], kind: 'fortified', abv: 17, family: 'vermouth', flavours: { floral: 0.4, citrusy: 0.3, sweet: 0.3 } },
  { name: 'port', aliases: ['ruby port', 'tawny port', 'white port', 'madeira', 'marsala'], kind: 'fortified', abv: 20, family: 'wine', flavours: { sweet: 0.7, fruity: 0.7, rich: 0.5 } },
  { name: 'sherry', aliases: ['fino sherry', 'dry sherry', 'amontillado', 'amontillado sherry', 'oloroso', 'manzanilla', 'palo cortado'], kind: 'fortified', abv: 17, family: 'sherry', flavours: { nutty: 0.5, dry: 0.4, salty: 0.2 } },
  { name: 'red wine', kind: 'wine', abv: 13, family: 'wine', flavours: { fruity: 0.5, dry: 0.3, rich: 0.3 } },
  { name: 'white wine', aliases: ['rose wine'], kind: 'wine', abv: 12, family: 'wine', flavours: { fruity: 0.3, dry: 0.3, refreshing: 0.3 } },
  { name: 'Champagne', aliases: ['prosecco', 'cava', 'sparkling wine', 'brut champagne', 'cremant'], kind: 'sparkling wine', abv: 12, family: 'champagne', flavours: { sparkling: 1, dry: 0.4, refreshing: 0.4 } },
  { name: 'beer', aliases: ['lager', 'stout', 'guinness', 'pale ale', 'wheat beer'], kind: 'soda', abv: 5, family: 'beer', flavours: { sparkling: 0.5, bitter: 0.3, refreshing: 0.3 } },
  { name: 'cider', aliases: ['hard cider'], kind: 'soda', abv: 5, family: 'beer', flavours: { sparkling: 0.6, fruity: 0.6, sweet: 0.3, refreshing: 0.3 } },
  { name: 'orange liqueur', aliases: ['cointreau', 'triple sec', 'curacao', 'dry curacao', 'orange curacao', 'grand marnier', 'blue curacao'], kind: 'liqueur', abv: 38, family: 'liqueur', flavours: { citrusy: 0.6, sweet: 0.5 } },
  { name: 'maraschino liqueur', aliases: ['maraschino', 'luxardo maraschino', 'luxardo'], kind: 'liqueur', abv: 32, family: 'liqueur', flavours: { fruity: 0.5, sweet: 0.6, floral: 0.3, nutty: 0.2 } },
  { name: 'cherry liqueur', aliases: ['cherry heering', 'kirsch', 'cherry brandy', 'heering'], kind: 'liqueur', abv: 24, family: 'liqueur', flavours: { fruity: 0.9, sweet: 0.7 } },
  { name: 'green chartreuse', aliases: ['chartreuse'], kind: 'liqueur', abv: 55, family: 'liqueur', flavours: { herbal: 1, sweet: 0.5, spicy: 0.3 } },
  { name: 'yellow chartreuse', aliases: ['galliano', 'strega', 'benedictine', 'drambuie', 'genepy', 'licor 43', 'tuaca'], kind: 'liqueur', abv: 40, family: 'liqueur', flavours: { herbal: 0.8, sweet: 0.7, floral: 0.2 } },
  { name: 'elderflower liqueur', aliases: ['st germain'], kind: 'liqueur', abv: 20, family: 'liqueur', flavours: { floral: 1, sweet: 0.7 } },
  { name: 'creme de violette', aliases: ['violet liqueur'], kind: 'liqueur', abv: 20, family: 'liqueur', flavours: { floral: 1, sweet: 0.6 } },
  { name: 'creme de cassis', aliases: ['cassis', 'chambord', 'raspberry liqueur', 'creme de mure', 'blackberry liqueur', 'blackcurrant liqueur'], kind: 'liqueur', abv: 18, family: 'liqueur', flavours: { fruity: 1, sweet: 0.8 } },
  { name: 'peach liqueur', aliases: ['peach schnapps', 'apricot liqueur', 'apricot brandy', 'creme de peche', 'midori', 'melon liqueur', 'passoa', 'lychee liqueur'], kind: 'liqueur', abv: 20, family: 'liqueur', flavours: { fruity: 0.9, sweet: 0.8 } },
  { name: 'banana liqueur', aliases: ['creme de banane'], kind: 'liqueur', abv: 22, family: 'liqueur', flavours: { tropical: 0.9, sweet: 0.8 } },
  { name: 'pear liqueur', aliases: ['apple liqueur', 'sour apple', 'apple schnapps'], kind: 'liqueur', abv: 20, family: 'liqueur', flavours: { fruity: 0.9, sweet: 0.7, sour: 0.2 } },
  { name: 'coffee liqueur', aliases: ['kahlua', 'tia maria', 'mr black'], kind: 'liqueur', abv: 20, family: 'liqueur', flavours: { coffee: 1, sweet: 0.8, rich: 0.3 }, tags: ['caffeine'] },
  { name: 'Irish cream', aliases: ['baileys', 'irish cream liqueur'], kind: 'liqueur', abv: 17, family: 'liqueur', flavours: { creamy: 1, sweet: 0.8, chocolate: 0.3 } },
  { name: 'creme de cacao', aliases: ['chocolate liqueur', 'white creme de cacao', 'dark creme de cacao'], kind: 'liqueur', abv: 22, family: 'liqueur', flavours: { chocolate: 1, sweet: 0.8 } },
  { name: 'creme de menthe', aliases: ['mint liqueur', 'peppermint schnapps'], kind: 'liqueur', abv: 24, family: 'liqueur', flavours: { minty: 1, sweet: 0.8 } },
  { name: 'amaretto', aliases: ['disaronno'], kind: 'liqueur', abv: 26, family: 'liqueur', flavours: { nutty: 1, sweet: 0.8 } },
  { name: 'frangelico', aliases: ['hazelnut liqueur', 'nocino', 'walnut liqueur'], kind: 'liqueur', abv: 24, family: 'liqueur', flavours: { nutty: 1, sweet: 0.7 } },
  { name: 'limoncello', kind: 'liqueur', abv: 28, family: 'liqueur', flavours: { citrusy: 0.9, sweet: 0.8 } },
  { name: 'ginger liqueur', aliases: ['domaine de canton'], kind: 'liqueur', abv: 28, family: 'liqueur', flavours: { ginger: 0.9, sweet: 0.6, spicy: 0.3 } },
  { name: 'allspice dram', aliases: ['pimento dram', 'cinnamon liqueur', 'falernum', 'velvet falernum'], kind: 'liqueur', abv: 15, family: 'liqueur', flavours: { spicy: 0.8, sweet: 0.6, tropical: 0.3 } },
  { name: 'Pimms', aliases: ['pimms no 1'], kind: 'liqueur', abv: 25, family: 'liqueur', flavours: { herbal: 0.4, fruity: 0.5, sweet: 0.5 } },
  { name: 'Southern Comfort', kind: 'liqueur', abv: 35, family: 'liqueur', flavours: { sweet: 0.6, fruity: 0.5 } },
  { name: 'Angostura bitters', aliases: ['angostura', 'ango', 'aromatic bitters', 'bitters'], kind: 'bitters', abv: 44, flavours: { spicy: 0.6, bitter: 0.5 } },
  { name: 'orange bitters', kind: 'bitters', abv: 28, flavours: { citrusy: 0.6, bitter: 0.5 } },
  { name: "Peychaud's bitters", aliases: ['peychauds'], kind: 'bitters', abv: 35, flavours: { floral: 0.3, spicy: 0.4, bitter: 0.4 } },
  { name: 'chocolate bitters', aliases: ['mole bitters'], kind: 'bitters', abv: 35, flavours: { chocolate: 0.6, bitter: 0.5 } },
  { name: 'celery bitters', aliases: ['lavender bitters'], kind: 'bitters', abv: 35, flavours: { herbal: 0.6, bitter: 0.4 } },
  { name: 'lime juice', aliases: ['lime', 'fresh lime', 'fresh lime juice'], kind: 'citrus', flavours: { sour: 1, citrusy: 0.9, refreshing: 0.4 } },
  { name: 'lemon juice', aliases: ['lemon', 'fresh lemon', 'fresh lemon juice', 'citrus juice'], kind: 'citrus', flavours: { sour: 1, citrusy: 0.9, refreshing: 0.4 } },
  { name: 'grapefruit juice', aliases: ['grapefruit', 'pink grapefruit'], kind: 'juice', flavours: { citrusy: 0.9, sour: 0.4, bitter: 0.3, refreshing: 0.5 } },
  { name: 'orange juice', aliases: ['orange', 'blood orange juice', 'oj'], kind: 'juice', flavours: { citrusy: 0.6, fruity: 0.5, sweet: 0.3, refreshing: 0.3 } },
  { name: 'pineapple juice', aliases: ['pineapple'], kind: 'juice', flavours: { tropical: 1, sweet: 0.4, fruity: 0.5, sour: 0.2 } },
  { name: 'mango', aliases: ['mango juice', 'mango puree', 'guava', 'guava juice', 'passion fruit', 'passionfruit', 'passion fruit puree', 'passion fruit juice'], kind: 'juice', flavours: { tropical: 1, fruity: 0.6, sweet: 0.4, sour: 0.2 } },
  { name: 'cranberry juice', aliases: ['cranberry'], kind: 'juice', flavours: { fruity: 0.7, sour: 0.4, sweet: 0.2, dry: 0.1, refreshing: 0.3 } },
  { name: 'apple juice', aliases: ['apple cider', 'cloudy apple juice', 'apple'], kind: 'juice', flavours: { fruity: 0.7, sweet: 0.4, refreshing: 0.2 } },
  { name: 'peach puree', aliases: ['peach juice', 'peach', 'peach nectar', 'apricot jam', 'apricot', 'pear nectar', 'pear puree', 'lychee'], kind: 'juice', flavours: { fruity: 0.8, sweet: 0.5 } },
  { name: 'strawberry', aliases: ['raspberry', 'blackberry', 'berries', 'blueberries', 'strawberry puree'], kind: 'juice', flavours: { fruity: 0.9, sweet: 0.3, sour: 0.1 } },
  { name: 'watermelon', aliases: ['melon', 'watermelon juice', 'kiwi'], kind: 'juice', flavours: { fruity: 0.7, sweet: 0.3, refreshing: 0.7 } },
  { name: 'pomegranate juice', kind: 'juice', flavours: { fruity: 0.7, sour: 0.3, sweet: 0.2 } },
  { name: 'tomato juice', aliases: ['tomato', 'clamato'], kind: 'juice', flavours: { salty: 0.7, rich: 0.3 } },
  { name: 'coconut cream', aliases: ['cream of coconut', 'coconut milk', 'coconut'], kind: 'dairy', flavours: { tropical: 0.9, creamy: 0.8, sweet: 0.6 }, tags: ['coconut'] },
  { name: 'simple syrup', aliases: ['simple', 'sugar syrup', 'syrup', 'sugar', 'cane syrup', 'sugar cube', 'gomme', 'superfine sugar', 'rich syrup', 'caster sugar', 'cane sugar'], kind: 'syrup', flavours: { sweet: 1 } },
  { name: 'demerara syrup', aliases: ['demerara', 'dem syrup', 'brown sugar', 'brown sugar syrup', 'rich demerara syrup', 'muscovado'], kind: 'syrup', flavours: { sweet: 1, rich: 0.4 } },
  { name: 'honey syrup', aliases: ['honey'], kind: 'syrup', flavours: { sweet: 1, floral: 0.2, rich: 0.2 } },
  { name: 'maple syrup', aliases: ['maple'], kind: 'syrup', flavours: { sweet: 1, rich: 0.5, oaky: 0.2 } },
  { name: 'agave syrup', aliases: ['agave nectar', 'agave'], kind: 'syrup', flavours: { sweet: 1 } },
  { name: 'grenadine', aliases: ['pomegranate syrup'], kind: 'syrup', flavours: { sweet: 0.9, fruity: 0.6 } },
  { name: 'raspberry syrup', aliases: ['strawberry syrup', 'berry syrup'], kind: 'syrup', flavours: { sweet: 0.9, fruity: 0.8 } },
  { name: 'passion fruit syrup', aliases: ['passionfruit syrup', 'pineapple syrup', 'mango syrup'], kind: 'syrup', flavours: { sweet: 0.9, tropical: 0.9, fruity: 0.6, sour: 0.1 } },
  { name: 'orgeat', aliases: ['almond syrup'], kind: 'syrup', flavours: { sweet: 0.9, nutty: 0.8 } },
  { name: 'ginger syrup', kind: 'syrup', flavours: { sweet: 0.8, ginger: 0.9, spicy: 0.4 } },
  { name: 'cinnamon syrup', aliases: ['spiced syrup', 'chai syrup'], kind: 'syrup', flavours: { sweet: 0.8, spicy: 0.7 } },
  { name: 'vanilla syrup', aliases: ['caramel syrup', 'vanilla', 'vanilla extract'], kind: 'syrup', flavours: { sweet: 0.9, rich: 0.4 } },
  { name: 'elderflower cordial', aliases: ['elderflower syrup', 'lavender syrup', 'rose syrup', 'hibiscus syrup'], kind: 'syrup', flavours: { sweet: 0.8, floral: 0.9 } },
  { name: 'lime cordial', aliases: ['roses lime', 'lime syrup'], kind: 'syrup', flavours: { sweet: 0.7, citrusy: 0.7, sour: 0.4 } },
  { name: 'chocolate syrup', aliases: ['chocolate', 'hot chocolate', 'cocoa'], kind: 'syrup', flavours: { sweet: 0.8, chocolate: 1 } },
  { name: 'soda water', aliases: ['club soda', 'sparkling water', 'soda', 'seltzer', 'mineral water', 'topo chico'], kind: 'soda', flavours: { sparkling: 0.8, refreshing: 0.7, dry: 0.2 } },
  { name: 'tonic water', aliases: ['tonic'], kind: 'soda', flavours: { sparkling: 0.8, bitter: 0.4, refreshing: 0.7, sweet: 0.2 } },
  { name: 'ginger beer', aliases: ['spicy ginger beer'], kind: 'soda', flavours: { ginger: 1, spicy: 0.6, sparkling: 0.7, sweet: 0.3, refreshing: 0.6 } },
  { name: 'ginger ale', kind: 'soda', flavours: { ginger: 0.6, sparkling: 0.7, sweet: 0.4, refreshing: 0.6 } },
  { name: 'cola', aliases: ['coke', 'coca cola'], kind: 'soda', flavours: { sweet: 0.5, sparkling: 0.7, refreshing: 0.4 }, tags: ['caffeine'] },
  { name: 'grapefruit soda', aliases: ['pink grapefruit soda', 'squirt', 'jarritos'], kind: 'soda', flavours: { citrusy: 0.7, sparkling: 0.8, sweet: 0.3, bitter: 0.2, refreshing: 0.7, sour: 0.1 } },
  { name: 'lemonade', aliases: ['lemon lime soda', 'sprite', '7up', 'lemon soda'], kind: 'soda', flavours: { citrusy: 0.6, sweet: 0.5, sparkling: 0.5, refreshing: 0.6, sour: 0.2 } },
  { name: 'iced tea', aliases: ['black tea', 'tea', 'earl grey', 'green tea'], kind: 'soda', flavours: { herbal: 0.5, dry: 0.3, refreshing: 0.4 }, tags: ['caffeine'] },
  { name: 'kombucha', kind: 'soda', flavours: { sour: 0.4, sparkling: 0.5, refreshing: 0.5 } },
  { name: 'energy drink', aliases: ['red bull'], kind: 'soda', flavours: { sweet: 0.6, sparkling: 0.6 }, tags: ['caffeine'] },
  { name: 'espresso', aliases: ['coffee', 'cold brew', 'hot coffee', 'fresh espresso', 'strong coffee'], kind: 'coffee', flavours: { coffee: 1, bitter: 0.2, rich: 0.3 }, tags: ['caffeine'] },
  { name: 'cream', aliases: ['heavy cream', 'double cream', 'half and half', 'whipped cream', 'single cream'], kind: 'dairy', flavours: { creamy: 1, rich: 0.4 } },
  { name: 'milk', aliases: ['whole milk', 'ice cream', 'yoghurt', 'condensed milk'], kind: 'dairy', flavours: { creamy: 0.8, sweet: 0.2 } },
  { name: 'butter', aliases: ['hot buttered batter'], kind: 'dairy', flavours: { creamy: 0.7, rich: 0.6 } },
  { name: 'egg white', aliases: ['white of egg', 'eggwhite'], kind: 'egg', flavours: { creamy: 0.5, smooth: 0.5 } },
  { name: 'egg', aliases: ['whole egg', 'egg yolk'], kind: 'egg', flavours: { creamy: 0.7, rich: 0.5 } },
  { name: 'aquafaba', aliases: ['chickpea water'], kind: 'egg', flavours: { creamy: 0.3, smooth: 0.4 } },
  { name: 'mint', aliases: ['mint leaves', 'mint sprig', 'fresh mint'], kind: 'herb', flavours: { minty: 0.9, refreshing: 0.4, herbal: 0.3 } },
  { name: 'basil', aliases: ['basil leaves', 'rosemary', 'thyme', 'sage', 'coriander', 'cilantro', 'dill', 'rosemary sprig'], kind: 'herb', flavours: { herbal: 0.8 } },
  { name: 'cucumber', kind: 'herb', flavours: { refreshing: 0.8, herbal: 0.2 } },
  { name: 'jalapeno', aliases: ['chilli', 'chili', 'hot sauce', 'tabasco', 'cayenne', 'chilli flakes', 'ancho'], kind: 'seasoning', flavours: { spicy: 1 } },
  { name: 'black pepper', aliases: ['pepper'], kind: 'seasoning', flavours: { spicy: 0.4 } },
  { name: 'worcestershire sauce', aliases: ['worcestershire'], kind: 'seasoning', flavours: { salty: 0.6, spicy: 0.3 } },
  { name: 'horseradish', kind: 'seasoning', flavours: { spicy: 0.6 } },
  { name: 'salt', aliases: ['fine salt', 'saline', 'saline solution', 'flaky salt', 'salted rim', 'sea salt', 'tajin'], kind: 'seasoning', flavours: { salty: 0.6 } },
  { name: 'olive brine', aliases: ['olive', 'green olive', 'pickle brine', 'cocktail onion', 'pickled onion'], kind: 'seasoning', flavours: { salty: 0.8 } },
  { name: 'ginger', aliases: ['fresh ginger'], kind: 'herb', flavours: { ginger: 0.9, spicy: 0.4 } },
  { name: 'nutmeg', aliases: ['cinnamon', 'clove', 'cinnamon stick', 'star anise', 'cardamom', 'allspice'], kind: 'seasoning', flavours: { spicy: 0.5 } },
  { name: 'liquid smoke', aliases: ['smoked salt', 'lapsang souchong'], kind: 'seasoning', flavours: { smoky: 0.8 } },
  { name: 'orange flower water', aliases: ['rose water', 'lavender'], kind: 'seasoning', flavours: { floral: 0.7 } },
  { name: 'lemon twist', aliases: ['lemon peel', 'orange peel', 'orange twist', 'lime wheel', 'lime wedge', 'lemon wheel', 'orange slice', 'orange wheel', 'grapefruit wedge', 'lemon wedge', 'grapefruit peel', 'half wheel'], kind: 'garnish', flavours: { citrusy: 0.2 } },
  { name: 'brandied cherry', aliases: ['maraschino cherry', 'cherry', 'cocktail cherry', 'luxardo cherry'], kind: 'garnish', flavours: { fruity: 0.2 } },
  { name: 'coffee beans', aliases: ['espresso bean', 'beans'], kind: 'garnish', flavours: { coffee: 0.2 }, tags: ['caffeine'] },
  { name: 'water', aliases: ['still water', 'hot water'], kind: 'water' },
];

/** What the bartender knows of common ingredients. */
export const INGREDIENTS: readonly Ingredient[] = ROWS.map((row) => ({
  aliases: [],
  abv: 0,
  flavours: {},
  tags: [],
  ...row,
}));
