import type { EntityType, StagedItem } from '@peanut/editing';
import { classNames, GlassDrawing } from '@peanut/ui';
import type { RowFacts } from '../../model/drink-page';
import { BadgeRow, badgesOf } from './badges';
import { shelfTexts } from './shelf-note';

interface EditableRowProps extends RowFacts {
  entityType: EntityType;
  item: StagedItem;
  isHighlighted: boolean;
  onOpen: () => void;
}

/** A drink in one row of the owner's compact view, next to its tools. The row itself opens its card. */
export function EditableRow({ entityType, item, isHighlighted, onOpen, ...facts }: EditableRowProps) {
  const titleId = `${entityType}-${item.id}`;
  const lacking = shelfTexts(item).join(' · ');
  return (
    <article
      data-testid={`${entityType}-row`}
      data-id={item.id}
      data-stage={item.staged.stage}
      aria-labelledby={titleId}
      className={classNames(
        'owner-row relative flex h-full items-start gap-3.5 border bg-linear-to-r from-walnut-700/80 to-ink-900 px-3.5 pt-2 transition hover:border-accent/75 sm:items-center sm:pt-0 sm:pr-64',
        isHighlighted ? 'border-accent' : 'border-accent/25',
      )}
    >
      <GlassDrawing glass={facts.glass} className="hidden h-12 shrink-0 text-cream-100/90 sm:block" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <p className="caps flex min-w-0 shrink-0 gap-2 text-[0.6875rem] leading-5 tracking-[0.1em] text-drink">
            {facts.number !== undefined && (
              <span className="text-cream-300">
                <span aria-hidden>№ </span>
                <span data-testid="whiskey-number">{facts.number}</span>
              </span>
            )}
            <span dir="auto" className="max-w-32 truncate">
              {item.spirit}
            </span>
          </p>
          <BadgeRow badges={badgesOf(item)} />
          {!item.isAvailable && (
            <span className="shrink-0 border border-cream-300/60 px-1 text-[0.6875rem] leading-4 text-cream-100">
              Out of Stock
            </span>
          )}
          {lacking && <span className="truncate text-[0.6875rem] leading-4 text-cream-300">{lacking}</span>}
        </div>
        <h2
          id={titleId}
          dir="auto"
          className="truncate font-display text-xl leading-6 font-semibold text-cream-100"
        >
          {item.name}
        </h2>
      </div>
      <button
        type="button"
        aria-label={`Open ${item.name}`}
        onClick={onOpen}
        className="focus-ring absolute inset-0 cursor-pointer"
      />
    </article>
  );
}
