import type { MenuSnapshot } from '@peanut/bartender';
import { holdingOf } from '@peanut/bartender/answers';
import { inputOf, type Drinks, type EntityType } from '@peanut/contracts';

/** A drink's own fields, and what it holds; whether guests see it and where it stands is not the model's business. */
function drinkData<E extends EntityType>(entityType: E, drink: Drinks[E]): object {
  const { isVisible, isAvailable, sortOrder, allergens, ...fields } = inputOf<EntityType>(entityType, drink);
  return { id: drink.id, ...fields, inStock: isAvailable, ...holdingOf(drink) };
}

/** The menu as the model reads it. */
export function menuData(menu: MenuSnapshot): object {
  return {
    cocktails: menu.cocktails.map((drink) => drinkData('cocktail', drink)),
    whiskeys: menu.whiskeys.map((drink) => drinkData('whiskey', drink)),
    spirits: menu.spirits,
    ...(menu.whole && {
      listedOnly: 'the drinks that come nearest to the question',
      onTheWholeMenu: menu.whole,
    }),
  };
}
