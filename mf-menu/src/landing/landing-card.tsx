import type { EntityType } from '@peanut/contracts';
import { DecoCorner, GlassDrawing } from '@peanut/ui';
import { Link, type ListState } from '@peanut/web';
import { useId } from 'react';
import { useGuestsList, type Listed } from '../list/guests-list';

export interface LandingCardProps {
  entityType: EntityType;
  to: string;
  title: string;
  list: ListState<Listed>;
  countNoun: string;
  tagline: string;
  glass: string;
}

/** A way into the menu, with the number of drinks behind it. */
export function LandingCard({ to, title, countNoun, tagline, glass, ...props }: LandingCardProps) {
  const id = useId();
  const list = useGuestsList(props.list);
  const count = list.status === 'ready' ? `${list.items.length} ` : '';
  return (
    <li>
      <Link
        to={to}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="group focus-ring deco-frame relative flex h-full min-h-52 items-center gap-5 overflow-hidden bg-linear-to-br from-walnut-700 via-walnut-800 to-ink-900 px-8 py-8 transition hover:border-accent/80 max-[22.4rem]:flex-col max-[22.4rem]:text-center max-[16rem]:px-3 md:flex-col md:gap-6 md:text-center lg:flex-row lg:gap-8 lg:px-12 lg:text-left"
      >
        <DecoCorner className="absolute top-1.5 left-1.5 size-9 text-accent/70" />
        <DecoCorner className="absolute right-1.5 bottom-1.5 size-9 rotate-180 text-accent/70" />
        <GlassDrawing
          glass={glass}
          className="h-36 shrink-0 text-cream-100/90 transition duration-500 group-hover:-translate-y-1 md:h-44"
        />
        <span className="max-w-full min-w-0">
          <span
            id={`${id}-title`}
            className="block font-display text-4xl leading-none font-medium text-cream-100 max-[16rem]:text-lg lg:text-5xl"
          >
            {title}
          </span>
          <span id={`${id}-text`} className="mt-4 block">
            <span className="caps block text-accent">{count + countNoun}</span>
            <span className="mt-2 block text-pretty text-cream-300">{tagline}</span>
          </span>
        </span>
      </Link>
    </li>
  );
}
