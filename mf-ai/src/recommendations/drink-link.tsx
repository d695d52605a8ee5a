import { OFF_THE_MENU, PAGES, type Recommendation } from '@peanut/contracts';
import { Link } from '@peanut/web';
import ArrowRight from 'lucide-react/icons/arrow-right';

/** The way to the drink's card; a drink that is not on the menu says so instead. */
export function DrinkLink({ drink }: { drink: Recommendation }) {
  const target = cardOf(drink);
  if (!target) return <p className="caps text-[0.6875rem] text-cream-500">{OFF_THE_MENU}</p>;
  return (
    <Link
      to={target}
      className="caps focus-ring inline-flex min-h-11 items-center gap-2 text-[0.75rem] text-accent after:absolute after:inset-0 after:content-[''] focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
    >
      See it on the menu
      <span className="sr-only">{`: ${drink.name}`}</span>
      <ArrowRight
        aria-hidden
        strokeWidth={1.5}
        className="size-4 transition-transform group-hover:translate-x-1"
      />
    </Link>
  );
}

function cardOf({ cocktailId, whiskeyId }: Recommendation): string | undefined {
  if (cocktailId) return `${PAGES.cocktails.path}?highlight=${encodeURIComponent(cocktailId)}`;
  return whiskeyId ? `${PAGES.whiskey.path}?highlight=${encodeURIComponent(whiskeyId)}` : undefined;
}
