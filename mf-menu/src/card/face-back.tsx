import type { Allergen } from '@peanut/contracts';
import { classNames, type Elements } from '@peanut/ui';
import { nameSize } from './name-size';

interface FaceBackProps {
  name: string;
  allergens: readonly Allergen[];
  /** The small line above the name. */
  overline: string;
  children: Elements;
}

/** The paper side of a card: a heading, and text that scrolls when it is long. */
export function FaceBack({ name, allergens, overline, children }: FaceBackProps) {
  return (
    <div
      className="flip-card-scroll"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={name}
    >
      <p dir="auto" className="caps text-center text-[0.6875rem] text-paper-soft">
        {overline}
      </p>
      <h2
        className={classNames(
          'mt-1 text-center font-display font-semibold text-balance break-words',
          nameSize(name),
        )}
        dir="auto"
      >
        {name}
      </h2>
      {allergens.length > 0 && (
        <p className="mt-1 text-center font-medium text-balance">{`Contains: ${allergens.join(', ')}`}</p>
      )}
      {children}
    </div>
  );
}

/** One labelled fact on the back of a card. */
export function RecipeFact({ label, children }: { label: string; children: string }) {
  return (
    <div className="recipe-fact">
      <dt className="caps text-[0.6875rem]">{label}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
