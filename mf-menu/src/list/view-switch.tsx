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
    <div role="radiogroup" aria-label="View" className="view-switch">
      {CHOICES.map(({ view, text, Icon }) => (
        <label key={view} className="caps view-choice">
          <input type="radio" name="view" checked={view === chosen} onChange={() => setView(view)} />
          <Icon aria-hidden strokeWidth={1.5} className="size-4" />
          <span>{text}</span>
        </label>
      ))}
    </div>
  );
}
