import { ROUTES } from '@peanut/contracts';
import { DecoDivider } from '@peanut/ui';
import { Link } from '@peanut/web';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { AiRoot } from '../ai-root';
import { useBartenderName } from '../bartender/use-bartender-name';
import { OfflineNote } from '../offline/offline-note';
import { RefineSection } from './refine-section';
import { Results } from './results';
import { useRecommendations } from './use-recommendations';
import { WishForms } from './wish-forms';

/** AI Recommendations: a mood or choices in, drinks of tonight's menu out. */
export default function RecommendationsPage() {
  const page = useRecommendations();
  const bartender = useBartenderName();
  return (
    <AiRoot>
      <div className="px-4 md:px-8">
        <header className="pt-6 text-center md:pt-8">
          <Link
            to={ROUTES.landing}
            className="caps focus-ring inline-flex min-h-11 items-center gap-2 text-cream-300 transition hover:text-accent"
          >
            <ArrowLeft aria-hidden className="size-4" strokeWidth={1.5} />
            Back to Menu
          </Link>
          <p className="caps mt-4 text-accent">You say, we pour</p>
          <h1 className="mt-2 font-display text-[clamp(2.25rem,12vw,3rem)] leading-none font-medium text-balance text-cream-100 md:text-7xl">
            AI Recommendations
          </h1>
          <DecoDivider className="mx-auto mt-6 w-48 text-accent/70" />
          <p className="mt-4 min-h-7 text-sm tracking-wide text-cream-500">
            {bartender && `Behind the bar tonight: ${bartender}`}
          </p>
        </header>
        <OfflineNote className="mx-auto mt-8 max-w-3xl border px-5 py-3 text-center" />
        <WishForms page={page} />
        <Results page={page} />
        <RefineSection page={page} />
      </div>
    </AiRoot>
  );
}
