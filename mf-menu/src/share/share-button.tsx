import Share2 from 'lucide-react/icons/share-2';
import { shareDrink, type SharedDrink } from './share-drink';

/** Beside the button that turns the card. */
export function ShareButton({ entityType, id, name }: SharedDrink) {
  return (
    <button
      type="button"
      aria-label={`Share ${name}`}
      onClick={() => void shareDrink({ entityType, id, name })}
      className="absolute right-15 bottom-4 inline-flex size-11 cursor-pointer items-center justify-center rounded-full text-paper-ink transition hover:text-paper-soft focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-current"
    >
      <Share2 aria-hidden strokeWidth={1.25} className="size-5" />
    </button>
  );
}
