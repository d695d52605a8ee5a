import type { Cocktail } from '@peanut/contracts';
import { markPourAnyway, type StagedItem } from '@peanut/editing';
import { Button } from '@peanut/ui';

type Stock = Partial<Pick<Cocktail, 'missing' | 'without' | 'pourAnyway'>>;

/** What the shelf says of a drink; a whiskey is not made of things. */
const stockOf = (item: Stock & { id: string }): Stock => item;

/** What a drink lacks, for the owner: what it waits for, and what it is poured without. */
export function shelfTexts(item: StagedItem): string[] {
  const { missing = [], without = [], pourAnyway } = stockOf(item);
  return [
    ...(missing.length > 0 ? [`Missing: ${missing.join(', ')}${pourAnyway ? ' · poured anyway' : ''}`] : []),
    ...(without.length > 0 ? [`Without its ${without.join(', ')}`] : []),
  ];
}

/** On the card's face, over the drawing: what is missing with the owner's word against it, and what is left out. */
export function ShelfNote({ item }: { item: StagedItem }) {
  const texts = shelfTexts(item);
  if (texts.length === 0) return null;
  const { missing = [], pourAnyway = false } = stockOf(item);
  return (
    <div className="shelf-note">
      {texts.map((text) => (
        <p key={text} className="line-clamp-2">
          {text}
        </p>
      ))}
      {missing.length > 0 && item.staged.stage !== 'delete' && (
        <Button
          key="pour"
          aria-label={pourAnyway ? `Stop pouring ${item.name}` : `Pour ${item.name} anyway`}
          onClick={() => void markPourAnyway(item, !pourAnyway)}
          className="bg-ink-950!"
        >
          {pourAnyway ? 'Stop pouring' : 'Pour it anyway'}
        </Button>
      )}
    </div>
  );
}
