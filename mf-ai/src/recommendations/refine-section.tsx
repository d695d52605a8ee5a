import { REFINE_PHRASES } from '@peanut/contracts';
import { PhraseButton } from './phrase-button';
import type { Recommendations } from './use-recommendations';

/** Changes the last query a little, in one tap. */
export function RefineSection({ page }: { page: Recommendations }) {
  return (
    <section aria-labelledby="refine-title" className="mx-auto mt-16 max-w-3xl text-center">
      <h2 id="refine-title" className="font-display text-3xl font-medium text-cream-100">
        Refine
      </h2>
      <p className="mt-1 text-cream-300">Not quite right? Adjust it in one tap.</p>
      <ul className="mt-6 flex flex-wrap justify-center gap-2.5">
        {REFINE_PHRASES.map((phrase) => (
          <li key={phrase}>
            <PhraseButton disabled={page.pending !== null} onClick={() => page.refine(phrase)}>
              {phrase}
            </PhraseButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
