import { ENDPOINTS, type TrialFinding } from '@peanut/contracts';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { askModel } from '../ai-panel/ask-model';
import { bringIntoView } from '../dialog/modal-dialog';
import { BusyButton } from '../form/busy-button';
import { failureMessage } from '../form/failure-message';

/** Asks the model one tiny question of each kind, and lists what came of it. */
export function Trial({ onTried }: { onTried: () => void }) {
  const [isTrying, setTrying] = useState(false);
  const [findings, setFindings] = useState<readonly TrialFinding[]>([]);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setTrying(true);
    setFindings([]);
    const found = await findingsOf(signal);
    if (signal.aborted) return;
    setFindings(found);
    setTrying(false);
    onTried();
  };
  return (
    <>
      <BusyButton isBusy={isTrying} className="mt-3 w-full sm:w-auto" onClick={() => void start()}>
        Try the bartender
      </BusyButton>
      <div role="status" className="text-pretty">
        {isTrying && (
          <p ref={bringIntoView} className="mt-3">
            Asking one small question of each kind. This may take minutes.
          </p>
        )}
        {findings.length > 0 && <Findings findings={findings} />}
      </div>
    </>
  );
}

async function findingsOf(signal: AbortSignal): Promise<readonly TrialFinding[]> {
  try {
    return (await askModel(ENDPOINTS.tryModel, { signal })).findings;
  } catch (error) {
    const text = failureMessage(error, 'The bartender couldn’t be tried. Please try again later.');
    return [{ level: 'fail', text }];
  }
}

const MARKS = {
  ok: { Icon: Check, word: 'Good: ', colour: 'text-accent' },
  warn: { Icon: TriangleAlert, word: 'Mind: ', colour: 'text-cream-100' },
  fail: { Icon: X, word: 'Fault: ', colour: 'text-danger' },
} as const;

function Findings({ findings }: { findings: readonly TrialFinding[] }) {
  return (
    <ul ref={bringIntoView} className="mt-3 grid gap-2">
      {findings.map(({ level, text }) => {
        const { Icon, word, colour } = MARKS[level];
        return (
          <li key={text} className="flex gap-2.5 text-cream-100">
            <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} strokeWidth={2} />
            <p className="min-w-0 break-words">
              <span className="sr-only">{word}</span>
              <span>{text}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
