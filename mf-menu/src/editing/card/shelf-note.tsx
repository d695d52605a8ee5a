import type { Cocktail } from '@peanut/contracts';
import { markPourAnyway, type StagedItem } from '@peanut/editing';
import { Button } from '@peanut/ui';

/** What the shelf says of a drink; a whiskey is not made of things. */
const shelfPart = (item: Partial<Pick<Cocktail, 'missing' | 'pourAnyway'>> & { id: string }) => item;

/** "Missing: lime, mint", and whether it is poured anyway; nothing where all is there. */
export function missingText(item: StagedItem): string | undefined {
  const { missing = [], pourAnyway } = shelfPart(item);
  if (missing.length === 0) return undefined;
  return `Missing: ${missing.join(', ')}${pourAnyway ? ' · poured anyway' : ''}`;
}

/** On the card's face, over the drawing: what is missing, and the owner's word against it. */
export function ShelfNote({ item }: { item: StagedItem }) {
  const text = missingText(item);
  if (!text) return null;
  const { pourAnyway = false } = shelfPart(item);
  return (
    <div className="shelf-note">
      <p className="line-clamp-2">{text}</p>
      {item.staged.stage !== 'delete' && (
        <Button
          aria-label={pourAnyway ? `Stop pouring ${item.name}` : `Pour ${item.name} anyway`}
          onClick={() => void markPourAnyway(item, !pourAnyway)}
          className="bg-ink-950"
        >
          {pourAnyway ? 'Stop pouring' : 'Pour it anyway'}
        </Button>
      )}
    </div>
  );
}
