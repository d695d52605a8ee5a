import { Button } from '@peanut/ui';
import { QrImage } from '@peanut/ui/qr-code';
import { useId } from 'react';

interface LinkDialogProps {
  name: string;
  link: string;
  onClose: () => void;
}

/** A drink's address where the browser neither shares nor copies it: marked to be copied by hand, and to be scanned. */
export function LinkDialog({ name, link, onClose }: LinkDialogProps) {
  const id = useId();
  return (
    <dialog ref={showModal} aria-labelledby={id} onClose={onClose} className="share-link">
      <h2 id={id} className="font-display text-2xl">
        {name}
      </h2>
      <p className="mt-1 text-sm text-pretty">
        This browser does not let a page copy. The link is marked: copy it, or have the code scanned.
      </p>
      <input
        aria-label="Link"
        readOnly
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="mx-auto mb-4 w-44 bg-white forced-color-adjust-none">
        <QrImage text={link} />
      </div>
      <Button onClick={onClose}>Close</Button>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
  return () => dialog.close();
}
