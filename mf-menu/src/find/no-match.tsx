import type { GuestLimit } from '@peanut/contracts';
import { Button } from '@peanut/ui';
import type { Wish } from './find-address';
import type { Held } from './held';
import type { DrinkIndex } from './matching';

interface NoMatchProps {
  index: DrinkIndex;
  held: Held | undefined;
  wish: Wish;
  /** What the guest may not have: it is let go by its chip alone. */
  limits: readonly GuestLimit[];
  setWish: (wish: Wish) => void;
}

/** Shown instead of the drinks when none matches: what could be let go, and how many drinks that would bring. */
export function NoMatch({ index, held, wish, limits, setWish }: NoMatchProps) {
  return (
    <div className="mt-18 w-full px-2 text-center">
      <p className="font-display text-2xl text-cream-300 italic">No drink matches.</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {looserWishes(wish).map(([text, looser]) => {
          const { length } = index.find({ ...looser, without: [...looser.without, ...limits] }, held);
          return (
            <Button key={text} onClick={() => setWish(looser)} className="max-w-full">
              <span dir="auto" className="min-w-0 truncate">
                {text}
              </span>
              {length > 0 && <span className="text-cream-500 tabular-nums">{length}</span>}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** Each thing of a wish that could be let go, in words, with the wish that is left. */
function looserWishes(wish: Wish): [text: string, looser: Wish][] {
  const { query, spirits, isAvailable, without } = wish;
  return [
    ...only(query.trim() !== '', `Clear “${query.trim()}”`, { ...wish, query: '' }),
    ...only(spirits.length > 0, 'Any spirit', { ...wish, spirits: [] }),
    ...only(isAvailable, 'Out of stock too', { ...wish, isAvailable: false }),
    ...without.flatMap((allergen) =>
      only(true, `With ${allergen}`, { ...wish, without: without.filter((one) => one !== allergen) }),
    ),
  ];
}

const only = (isThere: boolean, text: string, looser: Wish): [string, Wish][] =>
  isThere ? [[text, looser]] : [];
