import { PAGES, SKELETONS } from '@peanut/contracts';
import { useCocktails, useGivenTitle } from '@peanut/web';
import { MenuListPage } from '../page/menu-list-page';
import { CocktailCard } from './cocktail-card';

/** House Cocktails: every visible cocktail as a card. */
export default function CocktailsPage() {
  return (
    <MenuListPage
      entityType="cocktail"
      title={useGivenTitle(PAGES.cocktails.path) ?? PAGES.cocktails.heading}
      overline="From the well and the top shelf"
      countNoun="House Specialties"
      emptyText="No cocktails available at the moment."
      skeletons={SKELETONS.cocktails}
      list={useCocktails()}
      card={(cocktail, _place, isHighlighted, stage, note) => (
        <CocktailCard {...{ cocktail, isHighlighted, stage, note }} />
      )}
      row={({ glass, description }) => ({ glass, line: description })}
    />
  );
}
