import type { FormNotes } from '@peanut/bartender/allergens';
import type { Allergen } from '@peanut/contracts';
import { Button } from '@peanut/ui';
import { useEffect, useState } from 'react';
import { useLatePart } from '../late/use-late-part';

const loadReader = () => import('@peanut/bartender/allergens');

interface AllergenNotesProps {
  ingredients: readonly string[];
  ticked: readonly string[];
  /** Ticks what was found in the recipe. */
  onTick: (found: Allergen[]) => void;
}

type Read = (lines: readonly string[], ticked: readonly string[]) => FormNotes;

/** Used as long as the reader cannot be loaded: the owner has to check every ingredient. */
const nothingKnown: Read = (lines) => ({
  unknown: lines.map((line) => line.trim()).filter(Boolean),
  mayHold: [],
  missing: [],
  unticked: [],
});

/** Time to finish a word: half a word is never known. */
const PAUSE_MS = 700;

/** The value, once it has not changed for a while. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Names the ingredients whose allergens the owner has to look up, under the checkboxes. */
export function AllergenNotes({ ingredients, ticked, onTick }: AllergenNotesProps) {
  const reader = useLatePart(loadReader);
  const read = reader.part?.formNotes ?? (reader.hasFailed ? nothingKnown : undefined);
  const lines = useSettled(ingredients);
  const { unknown, mayHold, missing, unticked } = read?.(lines, ticked) ?? nothingKnown([], []);
  return (
    <div
      role="status"
      className="grid grid-cols-1 gap-2 text-sm leading-6 text-pretty break-words text-cream-300 not-empty:mt-3"
    >
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Note title="Found in the recipe">{missing}</Note>
          <Button onClick={() => onTick(unticked)}>Tick</Button>
        </div>
      )}
      {mayHold.length > 0 && <Note title="May hold">{mayHold}</Note>}
      {unknown.length > 0 && <Note title="Allergens not known: tick what applies">{unknown}</Note>}
    </div>
  );
}

const Note = ({ title, children }: { title: string; children: readonly string[] }) => (
  <p>
    <span className="text-accent">{title}</span>
    <span className="block text-cream-100">{children.join(' · ')}</span>
  </p>
);
