import { useSaveProgress } from '@peanut/editing';

/** How far the Save is. */
export function SaveProgress() {
  const progress = useSaveProgress();
  if (!progress.isSaving) return null;
  const { done, total } = progress;
  const text = `Applying ${Math.min(done + 1, total)} of ${total}`;
  return (
    <div className="mt-5">
      <p className="text-center text-sm text-cream-100">{text}</p>
      <div
        role="progressbar"
        aria-label="Applying changes"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
        className="mt-3 h-1 overflow-hidden bg-accent/20"
      >
        <div
          className="h-full origin-left bg-accent transition-transform duration-300"
          style={{ transform: `scaleX(${total > 0 ? done / total : 0})` }}
        />
      </div>
    </div>
  );
}
