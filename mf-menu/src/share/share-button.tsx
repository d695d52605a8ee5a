import Share2 from 'lucide-react/icons/share-2';
import { shareDrink, type SharedDrink } from './share-drink';

/** Beside the button that turns the card. */
export function ShareButton({ entityType, id, name }: SharedDrink) {
  return (
    <button
      type="button"
      aria-label={`Share ${name}`}
      onClick={() => void shareDrink({ entityType, id, name })}
      className="card-button right-[60px] hover:text-paper-soft"
    >
      <Share2 aria-hidden strokeWidth={1.25} className="size-5" />
    </button>
  );
}
