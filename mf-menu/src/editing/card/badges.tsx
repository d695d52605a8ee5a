import { STAGE_BADGES } from '@peanut/contracts';
import type { StagedListItem } from '@peanut/editing';
import { classNames } from '@peanut/ui';

export interface Badge {
  text: string;
  tone: 'create' | 'update' | 'delete' | 'moved' | 'hidden';
}

/** What the owner must know of an item at a glance: what is staged for it, and that guests do not see it. */
export function badgesOf({ staged, isVisible }: Pick<StagedListItem, 'staged' | 'isVisible'>): Badge[] {
  const badges: Badge[] = [];
  if (staged.stage) badges.push({ text: STAGE_BADGES[staged.stage], tone: staged.stage });
  if (staged.isMoved && staged.stage !== 'delete') badges.push({ text: STAGE_BADGES.reorder, tone: 'moved' });
  if (!isVisible) badges.push({ text: 'Hidden from Menu', tone: 'hidden' });
  return badges;
}

const TONES: Record<Badge['tone'], string> = {
  create: 'border-(--stage-create) text-(--stage-create)',
  update: 'border-(--stage-update) text-(--stage-update)',
  delete: 'border-(--stage-delete) text-(--stage-delete)',
  moved: 'border-accent text-accent',
  hidden: 'border-cream-500 text-cream-300',
};

/** Small tabs at the top of the card. */
export function BadgeRow({ badges, className }: { badges: Badge[]; className?: string }) {
  return (
    <ul
      className={classNames(
        'pointer-events-none flex min-w-0 flex-1 flex-wrap items-center gap-1.5',
        className,
      )}
    >
      {badges.map(({ text, tone }) => (
        <li
          key={text}
          className={classNames(
            'border bg-ink-950 px-2 py-0.5 text-[0.6875rem] leading-4 font-medium tracking-[0.1em]',
            TONES[tone],
          )}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
