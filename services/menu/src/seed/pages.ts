import { ROUTES } from '@peanut/contracts';

/** The four built-in pages, in the order of the navigation bar. Icons carry Lucide's names. */
export const SEED_PAGES = [
  { title: 'Home', path: ROUTES.landing, icon: 'Home', description: 'Welcome to the bar' },
  {
    title: 'Cocktails',
    path: ROUTES.cocktails,
    icon: 'Martini',
    description: 'Curated classics and modern masterpieces.',
  },
  {
    title: 'Whiskey',
    path: ROUTES.whiskey,
    icon: 'GlassWater',
    description: 'A guided journey through exceptional spirits.',
  },
  {
    title: 'AI Recommendations',
    path: ROUTES.recommendations,
    icon: 'Sparkles',
    description: 'Tell us your mood, and we will find your drink.',
  },
].map((page, index) => ({ ...page, sortOrder: index }));
