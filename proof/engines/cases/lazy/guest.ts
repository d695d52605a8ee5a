import { chatButton, searchField, showRecipe } from '../ways.js';
import type { EarlyInput } from '../../../../shell/src/hydration/early-input.js';
import type { Way } from './way.js';

declare global {
  var earlyInput: EarlyInput | undefined;
}

/** Runs in the page: what is tapped is answered. */
const isHydrated = () =>
  globalThis.earlyInput?.isTakenOver === true &&
  document.querySelector('#main h1') !== null &&
  document.querySelector('#main [role="alert"]') === null;
const back = { css: 'button', words: 'Back to front' };
const showNotes = { css: 'button', words: 'Show tasting notes' };
const share = { css: '[data-flipped="true"] button[aria-label^="Share"]' };
const SCROLLED = 600;

export const GUEST_WAYS: Way[] = [
  {
    modules: ['mf-menu/remoteEntry', 'mf-menu/__federation_expose_LandingPage'],
    go: (visit) => visit.open('/'),
    seen: isHydrated,
  },
  {
    modules: ['mf-ai/remoteEntry'],
    go: (visit) => visit.open('/'),
    seen: chatButton,
  },
  {
    modules: ['mf-menu/__federation_expose_WhiskeyPage'],
    go: (visit) => visit.open('/whiskey'),
    seen: isHydrated,
  },
  {
    modules: ['mf-menu/share-button'],
    go: (visit) => visit.tap(showNotes),
    seen: share,
    again: async (visit) => {
      await visit.tap(back);
      await visit.tap(showNotes);
    },
  },
  {
    modules: ['mf-menu/__federation_expose_CocktailsPage'],
    go: (visit) => visit.open('/cocktails'),
    seen: isHydrated,
  },
  {
    modules: ['mf-menu/recipe-part'],
    go: (visit) => visit.tap(showRecipe('Manhattan')),
    seen: share,
    again: async (visit) => {
      await visit.tap(back);
      await visit.tap(showRecipe('Manhattan'));
    },
  },
  {
    modules: ['mf-menu/finding'],
    go: (visit) => visit.write(searchField, 'negroni'),
    seen: { css: 'button', words: 'Clear filters' },
  },
  {
    modules: ['mf-menu/compact-list'],
    go: async (visit) => {
      await visit.open('/cocktails');
      await visit.tap({ css: '.view-choice', words: 'Compact' });
    },
    seen: { css: 'button[aria-label^="Open "]' },
  },
  {
    modules: ['mf-menu/allergens'],
    go: async (visit) => {
      await visit.tap({ css: '.view-choice', words: 'Cards' });
      await visit.open('/cocktails?without=egg');
    },
    seen: { css: '#root [data-testid="cocktail-card"]' },
  },
  {
    modules: ['mf-ai/__federation_expose_RecommendationsPage'],
    go: (visit) => visit.open('/recommendations'),
    seen: isHydrated,
  },
  {
    modules: ['shell/not-found-page'],
    isSilent: true,
    go: (visit) => visit.open('/nowhere'),
    seen: { css: 'h1', words: '404 Page Not Found' },
  },
  {
    modules: ['mf-ai/chat-window'],
    go: async (visit) => {
      await visit.open('/cocktails');
      await visit.tap(chatButton);
    },
    seen: { css: '[role="dialog"] textarea' },
  },
  {
    modules: ['mf-ai/house-bartender'],
    go: async (visit, { network }) => {
      network.fail(/^\/(?:api|health)/, 'cut');
      await visit.write({ css: '[role="dialog"] textarea' }, 'smoky\n');
    },
    seen: { css: 'p', words: 'Offline: the house bartender' },
    again: (visit) => visit.write({ css: '[role="dialog"] textarea' }, 'sweet\n'),
  },
];

/** The first is for a browser that knows nothing yet: what it takes comes with every page. */
export const FIRST_WAYS: Way[] = [
  {
    modules: [
      'mf-ai/__federation_expose_ChatPanel',
      'mf-menu/printed-menu',
      'shell/accent-rule',
      'shell/idle-parts',
    ],
    isSilent: true,
    go: (visit) => visit.open('/cocktails'),
    seen: () => {
      dispatchEvent(new Event('beforeprint'));
      const isPrinted = document.querySelector('.printed-menu') !== null;
      dispatchEvent(new Event('afterprint'));
      const isAccented = document.documentElement.style.getPropertyValue('--accent') !== '';
      return isPrinted && isAccented && document.querySelector('[aria-label="Chat with Peanut AI"]') !== null;
    },
  },
  {
    modules: ['shell/restore-scroll'],
    isSilent: true,
    go: async (visit) => {
      await visit.run((top) => scrollTo({ top, behavior: 'instant' }), SCROLLED);
      await visit.browser.reload();
    },
    seen: () => scrollY >= 590,
  },
  {
    modules: ['shell/early-clicks'],
    isSilent: true,
    go: async (visit, { network }) => {
      await visit.run(() => scrollTo(0, 0));
      network.fail(/expose_WhiskeyPage/, 'slow', 1);
      await visit.run(() => void setTimeout(() => location.assign('/whiskey')));
      await visit.until('An early tap', () => {
        const card = document.querySelector<HTMLElement>('#first-view [data-testid="whiskey-card"] button');
        if (location.pathname !== '/whiskey' || !globalThis.earlyInput) return false;
        card?.click();
        return globalThis.earlyInput.clicked.length > 0;
      });
    },
    seen: { css: '[data-flipped="true"]' },
  },
];
