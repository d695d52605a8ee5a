import {
  CreateCocktailRequest,
  CreateWhiskeyRequest,
  UpdateCocktailRequest,
  UpdateWhiskeyRequest,
} from '@peanut/contracts/requests';
import { type EntityType, type InputOf, type StagedItem, staging } from '@peanut/editing';
import { Button, type Elements } from '@peanut/ui';
import { showToast, type NewToast } from '@peanut/web';
import { type SyntheticEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { AiPanel } from '../ai-panel/ai-panel';
import type { ParseMode } from '../ai-panel/parse-drink';
import { ModalDialog } from '../dialog/modal-dialog';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { BusyButton } from '../form/busy-button';
import { type FormApi, useForm } from '../form/use-form';
import { type DrinkValues, newValues, toInput, valuesOf } from './drink-fields';
import { type DraftApi, useDraft, useKeptDraft } from './use-draft';

const REQUESTS = {
  cocktail: { create: CreateCocktailRequest, update: UpdateCocktailRequest },
  whiskey: { create: CreateWhiskeyRequest, update: UpdateWhiskeyRequest },
};

/** The values of a drink's form, and the draft that survives a dropped page. `start`: what a new drink begins with. */
export function useDrinkForm<E extends EntityType>(
  entityType: E,
  item: StagedItem<E> | undefined,
  start: DrinkValues<E> = newValues(entityType),
) {
  const initial = item ? valuesOf(entityType, item) : start;
  const draft = useDraft(entityType, item?.id, initial);
  const form = useForm({
    initial,
    typed: draft.typed,
    toInput: (values: DrinkValues<E>, before: DrinkValues<E>) => toInput(entityType, values, before),
    requestClass: REQUESTS[entityType][item ? 'update' : 'create'],
  });
  return { form, draft };
}

/** What a drink's form is about. */
export interface DrinkFormTarget<E extends EntityType> {
  /** The item that is edited; undefined for a new one. */
  item: StagedItem<E> | undefined;
  /** The item left the list while the form was open. */
  isGone: boolean;
  onClose: () => void;
}

interface DrinkFormProps<E extends EntityType> extends DrinkFormTarget<E> {
  entityType: E;
  form: FormApi<DrinkValues<E>, InputOf<E>>;
  draft: DraftApi<DrinkValues<E>>;
  /** The usable fields of the bartender's answer. */
  readAnswer: (answer: unknown, mode: ParseMode) => Partial<DrinkValues<E>>;
  /** Asks something first: true keeps the drink from being staged until the form is submitted again. */
  holdBack?: (input: InputOf<E>) => Promise<boolean>;
  /** The input to stage, where the form shows some of it in another way. */
  stagedInput?: (input: InputOf<E>) => InputOf<E>;
  /** The fields. */
  children: Elements;
}

/** The dialog around a drink's fields, with the AI panel: stages the drink, guards what was typed, and closes. */
export function DrinkForm<E extends EntityType>(props: DrinkFormProps<E>) {
  const { entityType, form, draft, readAnswer } = props;
  const item = props.isGone ? undefined : props.item;
  const isEdit = props.item !== undefined;
  const formId = useId();
  const guard = useUnsavedGuard(form.isDirty);
  useKeptDraft(draft, form.typed);
  const onClose = () => {
    draft.forget();
    props.onClose();
  };
  const askToClose = () => guard.leave(onClose);

  const stage = async (typed: InputOf<E>) => {
    const input = props.stagedInput?.(typed) ?? typed;
    if (await props.holdBack?.(input)) return;
    const told =
      item && !form.isChanged ? nothingChanged(entityType) : await stageDrink({ entityType, item, input });
    // A toast ends with the dialog it is shown in.
    if (told.variant !== 'destructive') flushSync(onClose);
    showToast(told);
  };
  const startAnew = () => {
    form.reset();
    draft.forget();
  };

  return (
    <>
      <ModalDialog
        title={isEdit ? `Edit ${drinkName(entityType)}` : `Add New ${drinkName(entityType)}`}
        size="large"
        onClose={askToClose}
        footer={
          <>
            <BusyButton variant="solid" type="submit" form={formId} isBusy={form.isSending}>
              Stage changes
            </BusyButton>
            <Button onClick={askToClose}>Cancel</Button>
          </>
        }
      >
        {props.isGone && <GoneNotice entityType={entityType} />}
        {draft.isRestored && <RestoredNotice onDiscard={startAnew} />}
        <AiPanel {...{ entityType, isEdit, form, draft, readAnswer }} />
        <form
          id={formId}
          noValidate
          autoComplete="off"
          onSubmit={(event) => form.submit(event, stage)}
          className="relative grid gap-9"
        >
          {props.children}
        </form>
      </ModalDialog>
      {guard.question}
    </>
  );
}

function GoneNotice({ entityType }: { entityType: EntityType }) {
  return (
    <p role="status" className="mb-6 border border-danger/60 px-4 py-3 text-pretty text-cream-100">
      <span>{`This ${entityType} was deleted while you were editing it. `}</span>
      <em>Stage changes</em>
      <span>{` adds it as a new ${entityType}, `}</span>
      <em>Cancel</em>
      <span> discards your text.</span>
    </p>
  );
}

/** Shown when the browser dropped the page with this form open. */
function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const discard = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const dialog = currentTarget.closest('dialog');
    onDiscard();
    // The button disappears with the notice.
    dialog?.focus();
  };
  return (
    <div
      role="status"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-accent/50 px-4 py-2 text-cream-100"
    >
      <p>Your unsaved text is back</p>
      <Button onClick={discard}>Discard</Button>
    </div>
  );
}

interface Drink<E extends EntityType> {
  entityType: E;
  /** The item as the form showed it; undefined stages a new one. */
  item: StagedItem<E> | undefined;
  input: InputOf<E>;
}

/** The kind of drink as titles write it: `Cocktail`. */
export const drinkName = (entityType: EntityType) => entityType.charAt(0).toUpperCase() + entityType.slice(1);

const nothingChanged = (entityType: EntityType): NewToast => ({
  title: 'Nothing Changed',
  description: `The ${entityType} is unchanged, so nothing was staged.`,
});

/** Stages what the form holds, and gives the toast that says how it went. */
async function stageDrink<E extends EntityType>({ entityType, item, input }: Drink<E>): Promise<NewToast> {
  const change = item ? 'update' : 'creation';
  try {
    if (item) await staging.update(entityType, item, input);
    else await staging.create(entityType, input);
  } catch (error) {
    const reason = error instanceof Error && error.message;
    const description = reason || `Failed to stage ${entityType} ${change}`;
    return { title: 'Error', description, variant: 'destructive' };
  }
  return {
    title: 'Change Staged',
    description: `${drinkName(entityType)} ${change} has been staged. Click "Save" to apply.`,
  };
}
