import { type WishCase } from '../../case-types.js';

/** Wishes against the other menu. */
export const OTHER_MENU_MOODS: readonly WishCase[] = [
  { ask: 'something smoky', expect: { within: ['Oaxacan Ember', 'Caol Ila 12'] } },
  { ask: 'a smoky cocktail with a kick of spice', expect: { top: ['Oaxacan Ember'] } },
  { ask: 'without egg, sour, gin', expect: { top: ['Basil Smash'], not: ['Clover Club'] } },
  { ask: 'I am vegan and allergic to eggs, something fruity', expect: { not: ['Clover Club'] } },
  { ask: 'no dairy, after dinner', expect: { not: ['White Russian', 'Grasshopper', 'Mango Lassi'] } },
  {
    ask: 'lactose intolerant, dessert please',
    expect: { not: ['White Russian', 'Grasshopper', 'Mango Lassi'] },
  },
  { ask: 'alcohol free please', expect: { top: ['Mango Lassi'], best: { min: 70 } } },
  { ask: 'I am driving', expect: { top: ['Mango Lassi'] } },
  { ask: 'creamy and sweet for dessert', expect: { top: ['Grasshopper', 'White Russian'] } },
  { ask: 'minty', expect: { top: ['Grasshopper'] } },
  {
    ask: 'it is snowing, warm me up',
    expect: { within: ['Glühwein', 'Vieux Carré', 'Caol Ila 12', 'Wild Turkey 101'] },
  },
  { ask: 'bubbly and light before dinner', expect: { top: ['Aperol Spritz'] } },
  { ask: 'amaretto', expect: { not: ['Amaretto Sour'] } },
  { ask: 'something savoury for my hangover', expect: { top: ['Bloody Mary'] } },
  { ask: 'herby and green', expect: { top: ['Basil Smash'] } },
  { ask: 'strongest whiskey', expect: { top: ['Wild Turkey 101'] } },
];
