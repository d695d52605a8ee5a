import type { MenuSnapshot } from '@peanut/bartender';
import type { Cocktail, Whiskey } from '@peanut/contracts';

const cocktailData = (drink: Cocktail) => ({
  id: drink.id,
  name: drink.name,
  spirit: drink.spirit,
  description: drink.description,
  ingredients: drink.ingredients,
  glass: drink.glass,
  ice: drink.ice,
  smoke: drink.smoke,
  prep: drink.prep,
  inStock: drink.isAvailable,
});

const whiskeyData = (drink: Whiskey) => ({
  id: drink.id,
  number: drink.number,
  name: drink.name,
  spirit: drink.spirit,
  proof: drink.proof,
  profile: drink.profile,
  notes: drink.notes,
  water: drink.water,
  rest: drink.rest,
  rationale: drink.rationale,
  inStock: drink.isAvailable,
});

/** The menu as the model reads it. */
export function menuData(menu: MenuSnapshot): object {
  return {
    cocktails: menu.cocktails.map(cocktailData),
    whiskeys: menu.whiskeys.map(whiskeyData),
    spirits: menu.spirits,
    ...(menu.whole && {
      listedOnly: 'the drinks that come nearest to the question',
      onTheWholeMenu: menu.whole,
    }),
  };
}
