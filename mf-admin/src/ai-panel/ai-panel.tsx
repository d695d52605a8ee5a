import { Button, sendByEnter, TextArea } from '@peanut/ui';
import Sparkles from 'lucide-react/icons/sparkles';
import { useRef, type SyntheticEvent } from 'react';
import { useAiPanel, type AiPanelOptions } from './use-ai-panel';

/** The panel above a drink's form: the owner describes the drink, and the bartender fills the form in. */
export function AiPanel<Values extends object>(props: AiPanelOptions<Values>) {
  const { texts, text, setText, isProcessing, reason, missed, submit } = useAiPanel(props);
  const textbox = useRef<HTMLTextAreaElement>(null);
  const submitForm = (event: SyntheticEvent) => {
    event.preventDefault();
    // The button is disabled next, and a disabled one loses the focus.
    textbox.current?.focus();
    void submit();
  };
  return (
    <form
      onSubmit={submitForm}
      className="relative mb-9 border border-accent/35 bg-accent/6 px-4 py-5 sm:px-6"
    >
      <p className="mb-3 flex items-center gap-2.5 font-display text-xl leading-none sm:text-2xl text-accent">
        <Sparkles aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
        <span>{texts.heading}</span>
      </p>
      <div className="grid gap-4 sm:grid-cols-[1fr_auto]">
        <TextArea
          ref={textbox}
          label={texts.label}
          hint={texts.hint}
          error={reason || undefined}
          rows={2}
          enterKeyHint="go"
          value={text}
          onChange={setText}
          onKeyDown={sendByEnter(() => void submit())}
        />
        <Button
          type="submit"
          disabled={isProcessing}
          className="sm:mt-7.5 sm:min-h-20 sm:min-w-36 sm:self-start"
        >
          {isProcessing ? 'Processing...' : texts.button}
        </Button>
      </div>
      <div role="status">{missed.length > 0 && <Missed parts={missed} />}</div>
    </form>
  );
}

function Missed({ parts }: { parts: readonly string[] }) {
  const quoted = parts.map((part) => `"${part}"`).join(', ');
  return (
    <p className="mt-3 border-l-2 border-danger pl-3 text-pretty break-words text-cream-100">
      {`Not understood: ${quoted}`}
    </p>
  );
}
