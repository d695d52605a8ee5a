import { SKELETONS } from '@peanut/contracts';
import { useWhiskeys } from '@peanut/web';
import { MenuListPage } from '../list/menu-list-page';
import { WhiskeyCard } from './whiskey-card';

/** Whiskey Flight: every visible pour, from gentle to bold. */
export default function WhiskeyPage() {
  return (
    <MenuListPage
      title="Whiskey Flight"
      overline="From gentle to bold"
      countNoun="Curated Selections"
      emptyText="No whiskeys available at the moment."
      skeletons={SKELETONS.whiskeys}
      cards="label"
      list={useWhiskeys()}
      card={(whiskey, isHighlighted) => (
        <WhiskeyCard key={whiskey.id} whiskey={whiskey} isHighlighted={isHighlighted} />
      )}
    />
  );
}
