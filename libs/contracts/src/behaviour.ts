/** Every duration the product promises, in milliseconds. */
export const TIMING = {
  footerPeanutWindow: 500,
  brandMarkWindow: 1_000,
  highlightDelay: 500,
  highlightFor: 3_000,
  dataFresh: 5 * 60_000,
  toast: 5_000,
  chatTooltipAfter: 2_000,
  chatTooltipFor: 10_000,
  chatClose: 400,
  backOnlineBanner: 3_000,
  remoteTimeout: 7_000,
} as const;

/** Clicks within the window that open the admin access modal. */
export const ADMIN_TRIGGER_CLICKS = 3;

/** Tries after the first one, for reads while the browser is online. */
export const READ_RETRIES = 3;

export const DRAG = { activationDistance: 8, keyboardStep: 25 } as const;

export const SKELETONS = { cocktails: 12, whiskeys: 23 } as const;

/**
 * Cards or compact rows: the storage key of the guest's choice, and its values. Without a choice, a list longer than
 * `compactAbove` on a screen that matches `narrow` starts with rows.
 */
export const MENU_VIEW = {
  key: 'menu-view',
  cards: 'cards',
  compact: 'compact',
  compactAbove: 30,
  narrow: '(width < 40rem)',
} as const;

/** Where a browser keeps how many changes wait for their Save: a page without the network does not know its owner. */
export const UNSAVED_KEY = 'unsaved-changes';

/** What of a list's address says which drinks are looked for, and how long its query may become, in characters. */
export const FIND = { params: ['q', 'spirit', 'available', 'without'], maxSearch: 2_000 } as const;
