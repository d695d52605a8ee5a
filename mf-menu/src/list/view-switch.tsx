import LayoutGrid from 'lucide-react/icons/layout-grid';
import Rows3 from 'lucide-react/icons/rows-3';
import { setView, type View } from './view';

const CHOICES = [
  { view: 'cards', text: 'Cards', Icon: LayoutGrid },
  { view: 'compact', text: 'Compact', Icon: Rows3 },
] as const satisfies { view: View; text: string; Icon: typeof Rows3 }[];

/** Chooses between cards and rows. */
export function ViewSwitch({ chosen }: { chosen: View }) {
  return (
    <div
      role="radiogroup"
      aria-label="View"
      className="mx-auto mt-2 -mb-4 flex w-fit max-w-[calc(100%-2rem)] flex-wrap border border-accent/35 md:absolute md:right-8 md:bottom-0 md:mb-0"
    >
      {CHOICES.map(({ view, text, Icon }) => (
        <label
          key={view}
          className="caps view-choice relative flex min-h-11 items-center gap-2.5 px-4 text-cream-300 transition hover:text-cream-100 has-checked:bg-accent-soft has-checked:text-cream-100"
        >
          <input
            type="radio"
            name="view"
            checked={view === chosen}
            onChange={() => setView(view)}
            className="absolute inset-0 cursor-pointer appearance-none"
          />
          <Icon aria-hidden strokeWidth={1.5} className="size-4" />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
