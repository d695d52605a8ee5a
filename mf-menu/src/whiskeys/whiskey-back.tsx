import type { Whiskey } from '@peanut/contracts';
import { FaceBack, RecipeFact } from '../card/face-back';

/** How to drink this whiskey, and why it has its place in the flight. */
export function WhiskeyBack({ whiskey }: { whiskey: Whiskey }) {
  return (
    <FaceBack name={whiskey.name} overline={whiskey.spirit} allergens={whiskey.allergens}>
      <dl className="mt-3">
        <RecipeFact label="Proof">{String(whiskey.proof)}</RecipeFact>
        <RecipeFact label="Rest Time">{whiskey.rest}</RecipeFact>
        <RecipeFact label="Water">{whiskey.water}</RecipeFact>
      </dl>
      <h3 className="caps mt-3 text-[0.6875rem] text-paper-soft">Tasting Notes</h3>
      <p className="mt-1 font-display text-lg leading-snug font-medium break-words">
        <span dir="auto" className="block">
          {whiskey.profile}
        </span>
        <span dir="auto" className="block">
          {whiskey.notes}
        </span>
      </p>
      <h3 className="caps mt-3 text-[0.6875rem] text-paper-soft">Why This Whiskey</h3>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {whiskey.rationale}
      </p>
    </FaceBack>
  );
}
