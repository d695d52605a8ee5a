import { Button } from '@peanut/ui';
import { ProgressBar } from '@peanut/ui/progress-bar';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { bringIntoView } from '../dialog/modal-dialog';
import type { RecipeProgress } from './read-recipes';
import type { Reading } from './use-reading';

interface ReadingStateProps {
  reading: Reading;
  onStop: () => void;
}

/** How the reading is going; empty until something is read. */
export function ReadingState({ reading, onStop }: ReadingStateProps) {
  return (
    <>
      {reading.status === 'recipes' && <Recipes progress={reading.progress} onStop={onStop} />}
      <div role="status" className="text-pretty text-cream-100">
        {reading.status === 'reading' && (
          <p ref={bringIntoView} className="mt-6 flex items-center justify-center gap-3">
            <LoaderCircle
              aria-hidden
              className="size-6 shrink-0 text-accent motion-safe:animate-spin"
              strokeWidth={1.5}
            />
            <span>Reading…</span>
          </p>
        )}
        {reading.status === 'recipes' && reading.progress.waitSeconds !== undefined && (
          <p
            ref={bringIntoView}
            className="mt-4 text-center"
          >{`The bar asks to wait; going on in ${reading.progress.waitSeconds} s.`}</p>
        )}
        {reading.status === 'refused' && (
          <p ref={bringIntoView} className="mt-6 border-l-2 border-danger pl-3 break-words">
            {reading.reason}
          </p>
        )}
      </div>
    </>
  );
}

function Recipes({ progress: { done, total }, onStop }: { progress: RecipeProgress; onStop: () => void }) {
  const text = `${done} of ${total} recipes read`;
  return (
    <div ref={bringIntoView} className="mt-6 grid gap-3">
      <p className="text-center text-cream-100">{text}</p>
      <ProgressBar label="Reading recipes" value={done} max={total} text={text} />
      <Button className="mx-auto" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
