import { type Allergen } from '@peanut/contracts';
import { readAllergenWords } from './read-allergen-words.js';

const held = (value: unknown) => readAllergenWords(value).allergens.join(' ');

describe('names of allergens', () => {
  it.each<[Allergen, string]>([
    [
      'egg',
      'Egg, eggs, Egg white, egg yolks, Eier, Ei, Hühnerei, Œufs, œuf, Huevos, uova, uovo, Eieren, ei, Ovos',
    ],
    [
      'milk',
      `Dairy, lactose, Milk products, cream, cheese, whey, Milch, Laktose, Sahne, Milchzucker, Molke, Käse, Lait, Produits laitiers,
      Leche, lácteos, Latte, latticini, lattosio, Melk, zuivel, Leite, laticínios`,
    ],
    [
      'nuts',
      `Nuts, Tree nuts, treenuts, Almonds, hazelnuts, walnuts, cashews, pecan nuts, Brazil nuts, pistachio nuts, macadamia nuts,
      Queensland nuts, Nüsse, Schalenfrüchte, Mandeln, Haselnüsse, Walnüsse, Kaschunüsse, Pecannüsse, Paranüsse, Pistazien,
      Fruits à coque, Noix, Amandes, noix de cajou, Frutos de cáscara, frutos secos, Nueces, Almendras, Frutta a guscio, Noci, Mandorle,
      Nocciole, Noten, Schaalvruchten, Amandelen, hazelnoten, Frutos de casca rija, Nozes`,
    ],
    [
      'peanuts',
      'Peanut, Peanuts, groundnuts, peanut butter, Erdnüsse, Arachides, Cacahuètes, Cacahuetes, Arachidi, Pinda’s, Amendoim',
    ],
    [
      'gluten',
      `Gluten, Wheat, Rye, Barley, Oats, Spelt, Kamut, Cereals containing gluten, Weizen, Roggen, Gerste, Hafer, Dinkel,
      Glutenhaltiges Getreide, Céréales contenant du gluten, Blé, seigle, orge, avoine, Trigo, centeno, cebada, avena, glutine,
      Cereali contenenti glutine, Frumento, Glutenbevattende granen, Tarwe, Cereais que contêm glúten`,
    ],
    ['soy', 'Soy, Soya, Soybeans, Soya beans, soy milk, Soja, Sojabohnen, Soia, Sojabonen'],
    [
      'sulphites',
      `Sulphites, sulfites, Sulphur dioxide, sulfur dioxide, SO2, SO₂, E220, E 224, E-228, Sulfite, Schwefeldioxid,
      Anhydride sulfureux, Dióxido de azufre, sulfitos, Anidride solforosa, solfiti, Zwaveldioxide, sulfiet, Dióxido de enxofre`,
    ],
    ['fish', 'Fish, Fisch, Fische, Poisson, Poissons, Pescado, Pesce, Vis, Peixes, anchovies'],
    [
      'shellfish',
      `Shellfish, shell-fish, Crustaceans, Molluscs, mollusks, shrimp, Krebstiere, Weichtiere, Schalentiere, Crustacés, mollusques,
      Crustáceos, moluscos, Mariscos, Crostacei, molluschi, Schaaldieren, weekdieren`,
    ],
    ['celery', 'Celery, celeriac, Sellerie, Céleri, Apio, Sedano, Selderij, Aipo'],
    [
      'sesame',
      'Sesame, Sesame seeds, Sesamsamen, graines de sésame, Sésamo, semi di sesamo, Sesamzaad, tahini',
    ],
    ['mustard', 'Mustard, mustard seed, Senf, Moutarde, Mostaza, Senape, Mosterd, Mostarda'],
  ])('%s', (allergen, list) => {
    const words = list.split(/,\s*/);
    const read = words.map((word) => [word, readAllergenWords(word)] as const);
    expect(read).toEqual(words.map((word) => [word, { allergens: [allergen], unknown: [] }]));
  });

  it('may be of two', () => {
    expect(held('Seafood')).toBe('fish shellfish');
    expect(held('Meeresfrüchte')).toBe('fish shellfish');
    expect(held('🥜')).toBe('nuts peanuts');
  });
});

it.each([
  ['Milk, egg', 'egg milk'],
  ['nuts, eggs', 'egg nuts'],
  ['Milk/Dairy', 'milk'],
  ['Dairy (cream)', 'milk'],
  ['Milk and eggs', 'egg milk'],
  ['milk egg nuts', 'egg milk nuts'],
  ['Contains: milk, egg', 'egg milk'],
  ['Contains nuts', 'nuts'],
  ['Contains Milk & Soya; may contain traces of Peanuts.', 'milk peanuts soy'],
  ['may contain nuts', 'nuts'],
  ['Gluten (wheat, barley), Nuts (almonds)', 'nuts gluten'],
  ['milk (including lactose) and products thereof', 'milk'],
  ['Sulphur dioxide and sulphites at concentrations of more than 10 mg/kg or 10 mg/litre', 'sulphites'],
  ['enthält Milch und Ei', 'egg milk'],
  ['kann Spuren von Nüssen enthalten', 'nuts'],
  ['Eier und daraus gewonnene Erzeugnisse', 'egg'],
  ['Milch (einschließlich Laktose)', 'milk'],
  ['Contient du lait et des œufs', 'egg milk'],
  ['peut contenir des traces de fruits à coque', 'nuts'],
  ['Lait et produits à base de lait', 'milk'],
  ['lait, d’œufs', 'egg milk'],
  ['Contiene leche y huevo', 'egg milk'],
  ['Puede contener trazas de frutos secos', 'nuts'],
  ['Leche y sus derivados', 'milk'],
  ['Contiene latte e uova', 'egg milk'],
  ['può contenere tracce di frutta a guscio', 'nuts'],
  ['Bevat melk en ei', 'egg milk'],
  ['kan sporen van noten bevatten', 'nuts'],
  ['Contém leite e ovos', 'egg milk'],
  ['pode conter vestígios de frutos de casca rija', 'nuts'],
  ['contains-milk', 'milk'],
  ['allergen_milk', 'milk'],
  ['dairy-icon', 'milk'],
  ['MilkAllergy', 'milk'],
  ['containsTreeNuts', 'nuts'],
  ['ALLERGEN_SULPHITES', 'sulphites'],
  ['https://example.org/icons/contains-egg.svg', 'egg'],
  ['icons/milk.png, icons/egg.png', 'egg milk'],
  ['en:milk,en:eggs', 'egg milk'],
  ['en:sulphur-dioxide-and-sulphites', 'sulphites'],
  ['🥛🥚', 'egg milk'],
  ['🥛 Milk', 'milk'],
  ['🌾 🐟 🦐', 'gluten fish shellfish'],
  ['milk: yes, nuts: no', 'milk'],
  ['{"milk":true,"egg":"false"}', 'milk'],
  ['["Milk","Eggs"]', 'egg milk'],
  ['Not suitable for nut allergy sufferers', 'nuts'],
  ['Nicht geeignet für Nussallergiker', 'nuts'],
  ['Ne convient pas aux personnes allergiques au lait', 'milk'],
  ['Milk powder', 'milk'],
  ['organic cream', 'milk'],
  ['amaretto', 'nuts'],
  ['Baileys Irish cream', 'milk'],
  ['almond milk', 'nuts'],
])('%j holds %s', (text, allergens) => {
  expect(readAllergenWords(text)).toEqual({ allergens: allergens.split(' '), unknown: [] });
});

it.each<[unknown, string]>([
  [['Milk', 'Eggs'], 'egg milk'],
  [['lactose'], 'milk'],
  [[{ name: 'Milk' }, { name: 'Tree nuts' }], 'milk nuts'],
  [[{ id: 7, label: 'Milch' }], 'milk'],
  [{ name: 'Milk', contains: true, icon: null }, 'milk'],
  [{ name: 'Milk', contains: false }, ''],
  [{ milk: true, nuts: false, egg: 'no', soy: 'yes' }, 'milk soy'],
  [{ contains: ['Milk'], mayContain: ['Nuts'], freeFrom: ['Egg'] }, 'milk nuts'],
  [{ milk: 'the cream' }, 'milk'],
  [null, ''],
  [undefined, ''],
  [true, ''],
  [[[['egg']]], 'egg'],
])('%j holds %s', (value, allergens) => {
  expect(readAllergenWords(value)).toEqual({ allergens: allergens.split(' ').filter(Boolean), unknown: [] });
});

it.each([
  ...[
    'none',
    'None.',
    'no allergens',
    'No known allergens',
    'nil',
    'n/a',
    'N/A',
    'NA',
    'null',
    '-',
    '–',
    '',
    '0',
    'no',
    'n',
  ],
  ...[
    'keine',
    'keine Allergene',
    'aucun',
    'Aucun allergène',
    'sans allergènes',
    'ninguno',
    'sin alérgenos',
    'nessuno',
  ],
  ...['geen', 'geen allergenen', 'nenhum', 'allergen-free', 'allergenfrei', 'free of allergens', 'false'],
])('%j is nothing', (text) => {
  expect(readAllergenWords(text)).toEqual({ allergens: [], unknown: [] });
});

it.each([
  ...[
    'nut-free',
    'dairy free',
    'gluten free',
    'Gluten-Free',
    'glutenFree',
    'nutfree',
    'free from nuts',
    'Free from milk, eggs and nuts',
  ],
  ...[
    'no nuts',
    'no milk or eggs',
    'without milk',
    'does not contain nuts',
    "doesn't contain nuts",
    'contains no milk, eggs or nuts',
  ],
  ...['glutenfrei', 'laktosefrei', 'frei von Nüssen', 'ohne Milch', 'keine Nüsse', 'enthält keine Milch'],
  ...[
    'sans gluten',
    'sans lait',
    'ne contient pas de lait',
    'sin gluten',
    'no contiene leche',
    'libre de gluten',
  ],
  ...[
    'senza glutine',
    'non contiene latte',
    'glutenvrij',
    'zonder melk',
    'vrij van noten',
    'sem glúten',
    'não contém leite',
  ],
  ...['vegan', 'Suitable for vegetarians', 'corn-free', 'no lupin', 'gluten: no'],
])('%j claims that something is not in it, and says nothing else', (text) => {
  expect(readAllergenWords(text)).toEqual({ allergens: [], unknown: [] });
});

it.each([
  ['gluten free, contains milk', 'milk'],
  ['Nut free. Milk', 'milk'],
  ['no nuts, eggs', 'egg'],
  ['free from nuts, contains milk', 'milk'],
  ['no nuts but milk', 'milk'],
  ['sans gluten, lait', 'milk'],
  ['milk, gluten free', 'milk'],
  ['ohne Nüsse, mit Milch', 'milk'],
  ['lactose-free milk', 'milk'],
  ['no nuts - milk', 'milk'],
])('a claim takes nothing else away: %j holds %s', (text, allergens) => {
  expect(held(text)).toBe(allergens);
});

it.each([
  ['dragons', '', 'dragons'],
  ['egg, dragons', 'egg', 'dragons'],
  ['Lupin', '', 'Lupin'],
  ['lupin, milk', 'milk', 'lupin'],
  ['Caffeine; Alcohol; histamine', '', 'Caffeine Alcohol histamine'],
  ['corn', '', 'corn'],
  ['coconut, noix de coco', '', 'coconut noix de coco'],
  ['A, C, G', '', 'A C G'],
  ['1, 7', '', '1 7'],
  ['GL', '', 'GL'],
  ['🌽', '', '🌽'],
  ['it contains gin and egg', 'egg', 'gin'],
  ['Nutmeg', '', 'Nutmeg'],
  ['Milk, Zorvex powder', 'milk', 'Zorvex'],
  ['Milk; Alcohol', 'milk', 'Alcohol'],
  ['yes', '', 'yes'],
  ['Mais', '', 'Mais'],
])('%j holds %s and leaves %s to the owner', (text, allergens, unknown) => {
  const read = readAllergenWords(text);
  expect([read.allergens.join(' '), read.unknown.join(' ')]).toEqual([allergens, unknown]);
});

it('reads a text of any length in time that grows with it', () => {
  expect(held('milk, '.repeat(20_000))).toBe('milk');
  expect(held('no '.repeat(20_000))).toBe('');
  expect(readAllergenWords('x'.repeat(50_000)).unknown).toHaveLength(1);
});
