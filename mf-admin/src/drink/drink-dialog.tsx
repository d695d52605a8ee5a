import { Button, type Elements } from '@peanut/ui';
import { showToast, type NewToast } from '@peanut/web';
import { type EntityType, type InputOf, type StagedItem, staging } from '@peanut/editing';
import { type SyntheticEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { ModalDialog } from '../dialog/modal-dialog';
import { useUnsavedGuard } from '../dialog/use-unsaved-guard';
import { BusyButton } from '../form/busy-button';
import type { FormApi } from '../form/use-form';
import { useKeptDraft, type DraftApi } from './use-draft';

interface DrinkDialogProps<E extends EntityType, Values extends object> {
  title: string;
  entityType: E;
  /** The item that is edited; undefined for a new one. */
  item: StagedItem<E> | undefined;
  /** The item left the list while the form was open. */
  isGone: boolean;
  form: FormApi<Values, InputOf<E>>;
  draft: DraftApi<Values>;
  /** What stands above the form. */
  panel?: Elements;
  children: Elements;
  onClose: () => void;
}

/** The frame of a drink's form: stages it, guards what was typed, and closes. */
export function DrinkDialog<E extends EntityType, Values extends object>(props: DrinkDialogProps<E, Values>) {
  const { title, entityType, form, draft } = props;
  const item = props.isGone ? undefined : props.item;
  const formId = useId();
  const guard = useUnsavedGuard(form.isDirty);
  useKeptDraft(draft, form.typed);
  const onClose = () => {
    draft.forget();
    props.onClose();
  };
  const askToClose = () => guard.leave(onClose);

  const stage = async (input: InputOf<E>) => {
    const told =
      item && !form.isChanged ? nothingChanged(entityType) : await stageDrink({ entityType, item, input });
    // A toast ends with the dialog it stands in.
    if (told.variant !== 'destructive') flushSync(onClose);
    showToast(told);
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>) => form.submit(event, stage);

  return (
    <>
      <ModalDialog
        title={title}
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
        {draft.isRestored && (
          <RestoredNotice
            onDiscard={() => {
              form.reset();
              draft.forget();
            }}
          />
        )}
        {props.panel}
        <form id={formId} noValidate autoComplete="off" onSubmit={submit} className="relative grid gap-9">
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

/** The page was dropped with this form open. */
function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const discard = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    const dialog = currentTarget.closest('dialog');
    onDiscard();
    // The button is gone next.
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

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

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
    description: `${capitalised(entityType)} ${change} has been staged. Click "Save" to apply.`,
  };
}
