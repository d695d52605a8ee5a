import { ProgressBar } from '@peanut/ui/progress-bar';
import { useSaveProgress } from '@peanut/editing';

/** How far the Save is. */
export function SaveProgressBar() {
  const progress = useSaveProgress();
  if (!progress.isSaving) return null;
  const { done, total } = progress;
  const text = `Applying ${Math.min(done + 1, total)} of ${total}`;
  return (
    <div className="mt-5">
      <p className="text-center text-sm text-cream-100">{text}</p>
      <ProgressBar
        label="Applying changes"
        value={done}
        max={total}
        text={text}
        size="thin"
        className="mt-3"
      />
    </div>
  );
}
