import type { Cocktail } from '@peanut/contracts';
import type { Elements } from '@peanut/ui';
import type { ReactElement } from 'react';
import { FaceBack, RecipeFact } from '../card/face-back';
import type * as RecipePart from './recipe-part';

interface CocktailBackProps {
  cocktail: Cocktail;
  /** It is the side that shows. */
  isOpen: boolean;
  part: typeof RecipePart | undefined;
}

/** The recipe. Without its part it is as readable. */
export function CocktailBack({ cocktail, isOpen, part }: CocktailBackProps) {
  return (
    <FaceBack name={cocktail.name} overline={cocktail.spirit} allergens={cocktail.allergens}>
      <dl className="mt-3">
        <RecipeFact label="Glass">{cocktail.glass}</RecipeFact>
        <RecipeFact label="Ice">{cocktail.ice}</RecipeFact>
        {cocktail.smoke && <RecipeFact label="Smoke">{cocktail.smoke}</RecipeFact>}
      </dl>
      {part ? (
        <part.MeasuredIngredients ingredients={cocktail.ingredients} isOpen={isOpen}>
          {drawIngredients}
        </part.MeasuredIngredients>
      ) : (
        drawIngredients(cocktail.ingredients)
      )}
      <h3 className="caps mt-3 text-[0.6875rem] text-paper-soft">Preparation</h3>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {cocktail.prep}
      </p>
    </FaceBack>
  );
}

/** The lines below their heading, which has room for the controls from the beginning. */
const drawIngredients = (lines: readonly (string | ReactElement)[], controls?: Elements) => (
  <>
    <div className="ingredients-head">
      <h3 className="sr-only">Ingredients</h3>
      {controls}
    </div>
    <ul className="ingredients">
      {lines.map((line, index) => (
        <li key={index} dir="auto">
          {line}
        </li>
      ))}
    </ul>
  </>
);
