import { characterCount, DEFAULT_BAR, PAGES } from '@peanut/contracts';
import { classNames, DecoDivider } from '@peanut/ui';
import {
  givenTitle,
  useBarName,
  useCocktails,
  usePages,
  useSetting,
  useWhiskeys,
  type MenuPage,
} from '@peanut/web';
import { useLazyAdmin } from '../page/lazy-part';
import { MenuRoot } from '../page/menu-root';
import { LandingCard } from './landing-card';
import { OwnersPhoto } from './owners-photo';

const loadLandingTools = () => import('../editing/landing-tools');

/** The first page: who pours, and the two ways into the menu. */
export default function LandingPage() {
  const barName = useBarName();
  const admin = useLazyAdmin(loadLandingTools);
  const cocktails = useCocktails();
  const whiskeys = useWhiskeys();
  const cards = {
    [PAGES.cocktails.path]: {
      entityType: 'cocktail',
      title: PAGES.cocktails.heading,
      list: cocktails,
      countNoun: 'House Specialties',
      tagline: 'Curated classics and modern masterpieces',
      glass: 'coupe',
    },
    [PAGES.whiskey.path]: {
      entityType: 'whiskey',
      title: 'Whiskey Flights',
      list: whiskeys,
      countNoun: 'Curated Selections',
      tagline: 'A guided journey through exceptional spirits',
      glass: 'rocks',
    },
  } as const;
  const pages = usePages().filter((page) => page.path in cards) as (MenuPage & {
    path: keyof typeof cards;
  })[];
  return (
    <MenuRoot admin={admin}>
      <section className="relative mx-auto grid max-w-7xl grid-cols-1 items-center lg:grid-cols-[1.05fr_1fr] lg:px-8 lg:pt-8 lg:gap-16">
        <OwnersPhoto barName={barName}>{admin.part && <admin.part.ChangeImageButton />}</OwnersPhoto>
        <Introduction barName={barName} />
      </section>
      <ul className="mx-auto mt-8 grid max-w-7xl grid-cols-1 gap-6 px-4 md:grid-cols-2 md:mt-14 md:gap-8 lg:mt-10 md:px-8">
        {pages.map((page) => {
          const card = { ...cards[page.path], to: page.path };
          const title = givenTitle(page) ?? card.title;
          return admin.part ? (
            <admin.part.StagedLandingCard key={page.path} {...card} title={title} Card={LandingCard} />
          ) : (
            <LandingCard key={page.path} {...card} title={title} />
          );
        })}
      </ul>
    </MenuRoot>
  );
}

function Introduction({ barName }: { barName: string }) {
  const subtitle = useSetting('bar_subtitle');
  return (
    <div className="relative z-10 -mt-[80px] min-w-0 px-6 text-center lg:order-first lg:mt-0 lg:px-0 lg:text-left">
      <p className="caps text-accent">The house menu</p>
      <h1
        dir="auto"
        className={classNames(
          'mt-3 font-display leading-[0.95] font-medium text-balance break-words text-cream-100',
          headingSize(barName),
        )}
      >
        {barName}
      </h1>
      <DecoDivider className="mx-auto mt-4 w-48 max-w-full text-accent/80 lg:mx-0" />
      <p
        dir="auto"
        className="mx-auto mt-3 max-w-md font-display text-xl leading-snug text-pretty text-cream-300 italic md:text-2xl lg:mx-0"
      >
        {(subtitle.status === 'ready' && subtitle.value) || DEFAULT_BAR.subtitle}
      </p>
    </div>
  );
}

/** Type size of the bar's name: its longest word must fit the line, also where text is larger. */
function headingSize(name: string): string {
  const longest = Math.max(...name.split(/[\s-]+/).map(characterCount));
  if (longest > 19) return 'text-[min(1.5rem,6.2vw)] md:text-5xl';
  if (longest > 14) return 'text-[min(2.25rem,10vw)] md:text-6xl';
  if (longest > 10) return 'text-[min(3rem,13vw)] md:text-6xl xl:text-7xl';
  return 'text-[min(3.75rem,16vw)] md:text-7xl xl:text-8xl';
}
