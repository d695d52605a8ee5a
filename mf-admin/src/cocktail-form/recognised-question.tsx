import type { Allergen } from '@peanut/contracts';
import { Button } from '@peanut/ui';
import { ModalDialog } from '../dialog/modal-dialog';

interface RecognisedQuestionProps {
  /** What the lines hold that is not ticked. */
  found: readonly Allergen[];
  onTick: () => void;
  onBack: () => void;
}

/** Asked once before a drink is staged whose lines hold what is not ticked; both answers submit the form around it. */
export function RecognisedQuestion({ found, onTick, onBack }: RecognisedQuestionProps) {
  return (
    <ModalDialog
      role="alertdialog"
      size="small"
      title="Found in the recipe"
      description={`In it and not ticked: ${found.join(', ')}. Guests who must not have it are told by the recipe either way; a tick shows it on the card.`}
      onClose={onBack}
      footer={
        <>
          <Button variant="solid" type="submit" data-autofocus onClick={onTick}>
            Tick and stage
          </Button>
          <Button type="submit">Stage without</Button>
        </>
      }
    />
  );
}
