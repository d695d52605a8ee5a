import { guessedFields } from '@peanut/bartender/guessed';
import { DRINK_FIELDS, type FieldDefinition } from '@peanut/contracts';
import type { EntityType } from '@peanut/editing';
import { Button, sendByEnter, TextArea } from '@peanut/ui';
import { showToast } from '@peanut/web';
import { dequal } from 'dequal/lite';
import Sparkles from 'lucide-react/icons/sparkles';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { DraftApi } from '../drink/use-draft';
import { failureMessage } from '../form/failure-message';
import type { FormApi } from '../form/use-form';
import { guessedText, NOTHING_CHANGED, NOTHING_EMPTIED, panelTexts, successToast } from './panel-texts';
import { notUnderstoodIn, onlyEmpties, parseDrink, parseMode, type ParseMode } from './parse-drink';
import { useProgress } from './use-progress';

interface AiPanelOptions<Values extends object> {
  entityType: EntityType;
  /** Smart edit of what the form holds; otherwise auto-fill. */
  isEdit: boolean;
  form: FormApi<Values>;
  /** Holds the text of the panel. */
  draft: Pick<DraftApi<Values>, 'request' | 'setRequest'>;
  /** The usable fields of an answer, within their limits. */
  readAnswer: (answer: unknown, mode: ParseMode) => Partial<Values>;
}

/** The panel above a drink's form: the owner describes the drink, and the bartender fills the form in. */
export function AiPanel<Values extends object>(props: AiPanelOptions<Values>) {
  const { texts, text, setText, isProcessing, progress, reason, told, submit } = useAiPanel(props);
  const textbox = useRef<HTMLTextAreaElement>(null);
  const submitForm = (event: SyntheticEvent) => {
    event.preventDefault();
    // The button is about to be disabled, and a disabled button loses the focus.
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
      <div role="status">
        {progress && <p className="mt-3 text-sm text-cream-300">{progress}</p>}
        {told.missed.length > 0 && <Missed parts={told.missed} />}
        {told.guessed.length > 0 && <Guessed labels={told.guessed} />}
      </div>
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

const Guessed = ({ labels }: { labels: readonly string[] }) => (
  <p className="mt-3 border-l-2 border-accent/60 pl-3 text-sm leading-6 text-pretty text-cream-300">
    {guessedText(labels)}
  </p>
);

/** What the panel says of an answer besides the toast. */
interface Told {
  /** The parts of the text that were not understood. */
  missed: readonly string[];
  /** The labels of the fields that the text does not say. */
  guessed: readonly string[];
}
const NOTHING_TOLD: Told = { missed: [], guessed: [] };

/** Sends what the owner asks for to the bartender and puts the answer into the form. */
function useAiPanel<Values extends object>(options: AiPanelOptions<Values>) {
  const { entityType, isEdit } = options;
  const texts = panelTexts(entityType, isEdit);
  const { request: text, setRequest: setText } = options.draft;
  const [isProcessing, setProcessing] = useState(false);
  const { progress, onWait } = useProgress(isProcessing);
  /** The service's message about a failure. */
  const [reason, setReason] = useState<string>();
  const [told, setTold] = useState(NOTHING_TOLD);
  const latest = useRef(options);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => running.current?.abort(), []);

  const process = async (description: string, signal: AbortSignal) => {
    const current = { ...latest.current.form.input };
    const answer = await parseDrink({ entityType, isEdit, description, current, signal, onWait });
    const mode = parseMode(isEdit, description);
    // The owner may have typed meanwhile: apply the answer to the current form.
    const { form, readAnswer } = latest.current;
    const values = readAnswer(answer, mode);
    if (Object.keys(values).length === 0) {
      if (mode === 'partial' && onlyEmpties(answer)) return showToast(NOTHING_EMPTIED);
      throw new Error('The answer has no field of the form.');
    }
    const isDifferent = differs(values, form.values);
    const guessed = mode === 'fill' ? guessedFields(entityType, description, values) : [];
    form.setValues(values, { markAsAi: true, guessed });
    showToast(isDifferent ? successToast(entityType, mode) : NOTHING_CHANGED);
    const missed = notUnderstoodIn(answer);
    setTold({ missed, guessed: guessed.map((name) => labelOf(entityType, name)) });
    // Leave the parts that were not understood, for the owner to say in other words.
    if (isEdit) setText(missed.join(', '));
  };

  const submit = async () => {
    if (isProcessing) return;
    const description = text.trim();
    if (description === '') {
      showToast({ title: 'Description Required', description: texts.required, variant: 'destructive' });
      return;
    }
    const { signal } = (running.current = new AbortController());
    setProcessing(true);
    setReason(undefined);
    setTold(NOTHING_TOLD);
    try {
      await process(description, signal);
    } catch (error) {
      if (signal.aborted) return;
      setReason(failureMessage(error, ''));
      showToast({ ...texts.failure, variant: 'destructive' });
    }
    setProcessing(false);
  };

  return { texts, text, setText, isProcessing, progress, reason, told, submit };
}

function labelOf(entityType: EntityType, name: string): string {
  const fields: Readonly<Record<string, FieldDefinition>> = DRINK_FIELDS[entityType];
  return fields[name]?.label ?? name;
}

function differs<Values extends object>(part: Partial<Values>, values: Values): boolean {
  const names = Object.keys(part) as (keyof Values)[];
  return names.some((name) => !dequal(part[name], values[name]));
}
