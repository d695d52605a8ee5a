import { ROUTES } from '@peanut/contracts';
import { classNames, DecoDivider } from '@peanut/ui';
import { Link, type ListState } from '@peanut/web';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SkeletonCard } from '../card/skeleton-card';
import { MenuRoot } from '../menu-root';
import { ListError } from './list-error';
import { useHighlight } from './use-highlight';

interface MenuItem {
  id: string;
  isVisible: boolean;
}

interface MenuListPageProps<T extends MenuItem> {
  title: string;
  overline: string;
  /** What the count line counts, such as "House Specialties". */
  countNoun: string;
  emptyText: string;
  skeletons: number;
  /** `recipe` cards are taller than `label` cards. */
  cards: 'recipe' | 'label';
  list: ListState<T>;
  card: (item: T, isHighlighted: boolean) => ReactNode;
}

const GRID =
  'mx-auto mt-10 grid max-w-7xl grid-cols-1 gap-6 px-4 sm:grid-cols-2 md:px-8 lg:grid-cols-3 lg:gap-8';

/** A page of the menu: heading, count line and the grid of cards, in each of its four states. */
export function MenuListPage<T extends MenuItem>(props: MenuListPageProps<T>) {
  const { list } = props;
  const shown = list.status === 'ready' ? list.items.filter((item) => item.isVisible) : [];
  const grid = classNames(GRID, props.cards === 'label' && 'label-cards');
  const highlightedId = useHighlight(list.status === 'ready');
  return (
    <MenuRoot>
      <header className="px-6 pt-6 text-center md:pt-8">
        <Link
          to={ROUTES.landing}
          className="caps focus-ring inline-flex min-h-11 items-center gap-2 text-cream-300 transition hover:text-accent"
        >
          <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
          Back to Menu
        </Link>
        <p className="caps mt-4 text-accent">{props.overline}</p>
        <h1 className="mt-2 font-display text-5xl leading-none font-medium text-cream-100 md:text-7xl">
          {props.title}
        </h1>
        <DecoDivider className="mx-auto mt-6 w-48 text-accent/70" />
        <p data-testid="count-line" className="mt-4 min-h-7 tracking-wide text-cream-300">
          {list.status === 'ready' && `${shown.length} ${props.countNoun}`}
        </p>
        {list.status === 'ready' && list.isSavedCopy && (
          <p role="status" className="mt-1 text-sm text-cream-500">
            The bar cannot be reached: this is the menu kept on your device.
          </p>
        )}
      </header>
      {list.status === 'loading' && (
        <div role="status" aria-label={`Loading ${props.title}`} className={grid}>
          {Array.from({ length: props.skeletons }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </div>
      )}
      {list.status === 'error' && <ListError what={props.title} onRetry={list.retry} />}
      {list.status === 'ready' && shown.length === 0 && (
        <p className="mx-auto mt-20 max-w-md px-6 text-center font-display text-2xl text-cream-300 italic">
          {props.emptyText}
        </p>
      )}
      {shown.length > 0 && (
        <ul className={grid}>{shown.map((item) => props.card(item, item.id === highlightedId))}</ul>
      )}
    </MenuRoot>
  );
}
