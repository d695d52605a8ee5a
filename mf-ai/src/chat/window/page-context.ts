import { PAGES } from '@peanut/contracts';

interface PageTalk {
  /** Tells the bartender where the guest is. */
  context: string;
  /** The bartender's first words there. */
  greeting: string;
}

const PAGE_TALKS: { paths: readonly string[]; talk: PageTalk }[] = [
  {
    paths: [PAGES.cocktails.path],
    talk: {
      context: 'The guest is looking at the cocktail section.',
      greeting:
        'Welcome to the house cocktails! I’m Peanut. Ask me what is in a drink, what tastes like your favourite, or what to try next.',
    },
  },
  {
    paths: [PAGES.whiskey.path],
    talk: {
      context: 'The guest is looking at the whiskey flight section.',
      greeting:
        'Welcome to the whiskey flight! I’m Peanut. Ask me about a pour, its tasting notes, or where to start.',
    },
  },
  {
    paths: [PAGES.recommendations.alias, PAGES.recommendations.path],
    talk: {
      context: 'The guest is looking at the AI recommendations page.',
      greeting:
        'Looking for the right drink? I’m Peanut. Tell me your mood or a taste you love, and I’ll help you choose.',
    },
  },
];

const MAIN_MENU: PageTalk = {
  context: 'The guest is looking at the main menu page.',
  greeting:
    'Good evening, and welcome to the bar! I’m Peanut. Ask me about our cocktails, the whiskey flight, or what suits your mood.',
};

/** How the chat speaks on the page with this path. */
export const pageTalk = (pathname: string): PageTalk =>
  PAGE_TALKS.find(({ paths }) => paths.some((path) => pathname.includes(path)))?.talk ?? MAIN_MENU;
