import { characterCount, QUICK_MOODS, TEXT_LENGTHS } from '@peanut/contracts';
import { sendByEnter, TextArea } from '@peanut/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Recommendations } from './use-recommendations';

/** From here on the guest sees how much room is left. */
const COUNTER_FROM = TEXT_LENGTHS.moodDescription * 0.9;

/** What the guest feels like, in words of their own or in one tap. */
export function MoodForm({ page, actions }: { page: Recommendations; actions: ReactNode }) {
  const { description } = page.session;
  const characters = characterCount(description);
  const isPending = page.pending !== null;
  const field = useRef<HTMLTextAreaElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);
  const send = () => {
    if (isPending) return;
    const isSent = page.askInWords(description);
    setRefusals(isSent ? 0 : refusals + 1);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        aria-invalid={refusals > 0 || undefined}
        label="Describe your mood"
        placeholder="Something smoky and slow for a rainy evening …"
        rows={3}
        value={description}
        onChange={(text) => {
          setRefusals(0);
          page.change({ description: text });
        }}
        onKeyDown={sendByEnter(send)}
        enterKeyHint="send"
        maxCharacters={characters > COUNTER_FROM ? TEXT_LENGTHS.moodDescription : undefined}
        characters={characters}
      />
      <p className="caps mt-6 text-cream-500" id="quick-moods">
        Or in one tap
      </p>
      <ul aria-labelledby="quick-moods" className="mt-3 flex flex-wrap gap-2.5">
        {QUICK_MOODS.map((mood) => (
          <li key={mood}>
            <PhraseButton disabled={isPending} onClick={() => page.askForMood(mood)}>
              {mood}
            </PhraseButton>
          </li>
        ))}
      </ul>
      {actions}
    </form>
  );
}

interface PhraseButtonProps {
  onClick: () => void;
  disabled: boolean;
  children: ReactNode;
}

/** A ready-made phrase that is sent at once. */
export function PhraseButton({ onClick, disabled, children }: PhraseButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="focus-ring min-h-11 cursor-pointer border border-accent-line bg-walnut-800/80 px-4 py-2 text-[0.9375rem] text-cream-100 transition hover:border-accent hover:bg-accent-soft disabled:cursor-not-allowed disabled:opacity-50"
    >
      {children}
    </button>
  );
}
