import { showToast } from '@peanut/web';
import type { EntityType } from '@peanut/editing';
import { dequal } from 'dequal/lite';
import { useEffect, useRef, useState } from 'react';
import { notUnderstoodIn, onlyEmpties } from '../drink/read-answer';
import type { DraftApi } from '../drink/use-draft';
import { failureMessage } from '../form/failure-message';
import type { FormApi } from '../form/use-form';
import { NOTHING_CHANGED, NOTHING_EMPTIED, panelTexts, successToast } from './panel-texts';
import { parseDrink, parseMode, type ParseMode } from './parse-drink';

export interface AiPanelOptions<Values extends object> {
  entityType: EntityType;
  /** Smart edit of what the form holds; otherwise auto-fill. */
  isEdit: boolean;
  form: FormApi<Values>;
  /** Holds what is asked. */
  draft: Pick<DraftApi<Values>, 'request' | 'setRequest'>;
  /** The usable fields of an answer, within their limits. */
  readAnswer: (answer: unknown, mode: ParseMode) => Partial<Values>;
}

/** Sends what the owner asks for to the bartender and puts the answer into the form. */
export function useAiPanel<Values extends object>(options: AiPanelOptions<Values>) {
  const { entityType, isEdit } = options;
  const texts = panelTexts(entityType, isEdit);
  const { request: text, setRequest: setText } = options.draft;
  const [isProcessing, setProcessing] = useState(false);
  /** The service's own words about a failure. */
  const [reason, setReason] = useState<string>();
  /** The parts of the text that nothing was made of. */
  const [missed, setMissed] = useState<string[]>([]);
  const latest = useRef(options);
  const running = useRef<AbortController>(undefined);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => running.current?.abort(), []);

  const process = async (description: string, signal: AbortSignal) => {
    const current = { ...latest.current.form.input };
    const answer = await parseDrink({ entityType, isEdit, description, current, signal });
    const mode = parseMode(isEdit, description);
    // The owner may have typed on meanwhile: the answer meets the form as it is now.
    const { form, readAnswer } = latest.current;
    const values = readAnswer(answer, mode);
    if (Object.keys(values).length === 0) {
      if (mode === 'partial' && onlyEmpties(answer)) return showToast(NOTHING_EMPTIED);
      throw new Error('The answer has no field of the form.');
    }
    const isDifferent = differs(values, form.values);
    form.setValues(values, { markAsAi: true });
    showToast(isDifferent ? successToast(entityType, mode) : NOTHING_CHANGED);
    const rest = notUnderstoodIn(answer);
    setMissed(rest);
    // What is still to be done stays, to be said in other words.
    if (isEdit) setText(rest.join(', '));
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
    setMissed([]);
    try {
      await process(description, signal);
    } catch (error) {
      if (signal.aborted) return;
      setReason(failureMessage(error, ''));
      showToast({ ...texts.failure, variant: 'destructive' });
    }
    setProcessing(false);
  };

  return { texts, text, setText, isProcessing, reason, missed, submit };
}

function differs<Values extends object>(part: Partial<Values>, values: Values): boolean {
  const names = Object.keys(part) as (keyof Values)[];
  return names.some((name) => !dequal(part[name], values[name]));
}
