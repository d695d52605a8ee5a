import { FindBar, type FindBarProps } from '../find/find-bar';
import type { View } from './view';
import { ViewSwitch } from './view-switch';

interface ListHeadProps extends FindBarProps {
  /** How many drinks there are; false while that is not known. */
  count: string | false;
  /** The list is the copy saved in the browser. */
  isSavedCopy: boolean;
  view: View;
}

/** Above a list: how many drinks there are, the choice of view, and the search. */
export function ListHead({ count, isSavedCopy, view, ...search }: ListHeadProps) {
  return (
    <>
      <div className="relative mx-auto max-w-7xl">
        <CountLine isLive={search.find.isWanted}>{count}</CountLine>
        {isSavedCopy && <SavedCopyNote />}
        <ViewSwitch chosen={view} />
      </div>
      <FindBar {...search} />
    </>
  );
}

/** How many drinks there are, announced to who looks for some; as high while that is not known. */
function CountLine({ isLive, children }: { isLive: boolean; children: string | false }) {
  return (
    <p data-testid="count-line" role={isLive ? 'status' : undefined} className="count-line">
      {children}
    </p>
  );
}

/** Shown while the list is the copy saved in the browser. */
function SavedCopyNote() {
  return (
    <p role="status" className="mt-1 px-6 text-center text-sm text-cream-500">
      You&apos;re offline. This is your saved menu.
    </p>
  );
}
