import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { LinkDialog } from './link-dialog';
import { shareDrink, type SharedDrink } from './share-drink';

/** Beside the button that turns the card. */
export function ShareButton({ entityType, id, name }: SharedDrink) {
  const [link, setLink] = useState<string>();
  const share = async () => setLink(await shareDrink({ entityType, id, name }));
  return (
    <>
      <button
        type="button"
        aria-label={`Share ${name}`}
        onClick={() => void share()}
        className="card-button right-[60px] hover:text-paper-soft"
      >
        <Share2 aria-hidden strokeWidth={1.25} className="size-5" />
      </button>
      {link && <LinkDialog name={name} link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}
