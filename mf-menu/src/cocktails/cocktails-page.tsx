import { SKELETONS } from '@peanut/contracts';
import { useCocktails } from '@peanut/web';
import { MenuListPage } from '../list/menu-list-page';
import { CocktailCard } from './cocktail-card';

/** House Cocktails: every visible cocktail as a card. */
export default function CocktailsPage() {
  return (
    <MenuListPage
      title="House Cocktails"
      overline="From the well and the top shelf"
      countNoun="House Specialties"
      emptyText="No cocktails available at the moment."
      skeletons={SKELETONS.cocktails}
      cards="recipe"
      list={useCocktails()}
      card={(cocktail, isHighlighted) => (
        <CocktailCard key={cocktail.id} cocktail={cocktail} isHighlighted={isHighlighted} />
      )}
    />
  );
}
