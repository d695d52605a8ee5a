import { PAGES, REFINE_PHRASES } from '@peanut/contracts';
import { PageHeader } from '@peanut/ui/page-header';
import { Link } from '@peanut/web';
import { AiRoot } from '../ai-root';
import { useBartenderName } from '../bartender/use-bartender-name';
import { GuestLimits } from '../limits/guest-limits';
import { OfflineNote } from '../offline/offline-fallback';
import { PhraseButton } from './mood-form';
import { QueryForms } from './query-forms';
import { Results } from './results';
import { useRecommendations, type Recommendations } from './use-recommendations';

/** AI Recommendations: a mood or choices in, drinks of tonight's menu out. */
export default function RecommendationsPage() {
  const page = useRecommendations();
  const bartender = useBartenderName();
  return (
    <AiRoot>
      <div className="px-4 md:px-8">
        <PageHeader
          link={Link}
          backTo={PAGES.landing.path}
          overline="You say, we pour"
          title="AI Recommendations"
          className=""
          // Two lines on phones, in the fonts of the device too, and the longer word whole at 200 % text.
          titleSize="text-[min(3rem,11.7vw,13.6vw_-_0.28rem)] text-balance"
        >
          <p className="mt-4 min-h-7 text-sm tracking-wide text-cream-500">
            {bartender && `Behind the bar tonight: ${bartender}`}
          </p>
        </PageHeader>
        <OfflineNote className="mx-auto mt-8 max-w-3xl border px-5 py-3 text-center" />
        <GuestLimits className="mx-auto mt-8 max-w-3xl" />
        <QueryForms page={page} />
        <Results page={page} />
        <RefineSection page={page} />
      </div>
    </AiRoot>
  );
}

/** Changes the last query a little, in one tap. */
function RefineSection({ page }: { page: Recommendations }) {
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
