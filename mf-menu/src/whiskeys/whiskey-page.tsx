import { PAGES, SKELETONS } from '@peanut/contracts';
import { useGivenTitle, useWhiskeys } from '@peanut/web';
import { MenuListPage } from '../page/menu-list-page';
import { WhiskeyCard } from './whiskey-card';

/** Whiskey Flight: every visible whiskey, from gentle to bold. */
export default function WhiskeyPage() {
  return (
    <MenuListPage
      entityType="whiskey"
      title={useGivenTitle(PAGES.whiskey.path) ?? PAGES.whiskey.heading}
      overline="From gentle to bold"
      countNoun="Curated Selections"
      emptyText="No whiskeys available at the moment."
      skeletons={SKELETONS.whiskeys}
      list={useWhiskeys()}
      card={(whiskey, place, isHighlighted, stage) => (
        <WhiskeyCard whiskey={whiskey} place={place} isHighlighted={isHighlighted} stage={stage} />
      )}
      row={({ profile }, place) => ({ glass: 'Glencairn', line: profile, number: place })}
    />
  );
}
