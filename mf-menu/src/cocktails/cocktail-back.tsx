import type { Cocktail } from '@peanut/contracts';
import { FaceBack, RecipeFact } from '../card/face-back';

export function CocktailBack({ cocktail }: { cocktail: Cocktail }) {
  return (
    <FaceBack name={cocktail.name} overline={cocktail.spirit} allergens={cocktail.allergens}>
      <dl className="mt-3">
        <RecipeFact label="Glass">{cocktail.glass}</RecipeFact>
        <RecipeFact label="Ice">{cocktail.ice}</RecipeFact>
        {cocktail.smoke && <RecipeFact label="Smoke">{cocktail.smoke}</RecipeFact>}
      </dl>
      <h3 className="caps mt-3 text-[0.6875rem] text-paper-soft">Ingredients</h3>
      <ul className="mt-1">
        {cocktail.ingredients.map((ingredient, index) => (
          <li
            key={`${index}-${ingredient}`}
            dir="auto"
            className="font-display text-[1.0625rem] leading-[1.3] font-semibold break-words"
          >
            {ingredient}
          </li>
        ))}
      </ul>
      <h3 className="caps mt-3 text-[0.6875rem] text-paper-soft">Preparation</h3>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {cocktail.prep}
      </p>
    </FaceBack>
  );
}
