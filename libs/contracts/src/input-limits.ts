/** Longest texts the product accepts, in Unicode code points (see {@link characterCount}). */
export const TEXT_LENGTHS = {
  name: 120,
  spirit: 50,
  shelfThing: 80,
  restorePoint: 80,
  description: 100,
  ingredient: 200,
  glass: 120,
  ice: 120,
  smoke: 120,
  prep: 2000,
  profile: 60,
  notes: 60,
  water: 120,
  rest: 120,
  rationale: 2000,
  pageTitle: 120,
  pageIcon: 60,
  pageDescription: 300,
  chatMessage: 2000,
  moodDescription: 2000,
  chatContext: 500,
  drinkDescription: 4000,
} as const;

/** How many ingredients a cocktail has. */
export const INGREDIENT_COUNT = { min: 1, max: 30 } as const;

/** Alcohol content in US degrees proof. */
export const PROOF = { min: 0, max: 200, default: 80 } as const;

/** Bounds of a whiskey's place in the flight and of every sort order. */
export const WHISKEY_NUMBER = { min: 1, max: 1_000_000 } as const;
export const SORT_ORDER = { min: 0, max: 1_000_000, default: 0 } as const;

export const PASSWORD = { min: 6, max: 200 } as const;

/** Longest texts of the settings. */
export const SETTING_LENGTHS = { bar_name: 60, bar_subtitle: 160 } as const;

/** How many restore points there are: of unnamed ones the newest stay. */
export const RESTORE_POINTS = { maxUnnamed: 20, maxNamed: 100 } as const;

/** One landing picture, in bytes and pixels, and the widths it is served in, in pixels. */
export const LANDING_IMAGE = {
  maxFiles: 1,
  maxBytes: 10_485_760,
  /** The decoder holds a few rows of it; a picture that takes more memory is refused. */
  maxPixels: 200_000_000,
  uploadUrlMinutes: 10,
  /** How long a picture is stored after the last page stopped showing it. */
  unusedHours: 24,
  accept: 'image/*',
  widths: [320, 640, 960, 1280, 1920],
} as const;

/**
 * JSON bodies: bytes, levels of nesting, and how many fields and entries all objects and lists have together. A new
 * order, which names each of up to 12,000 items, and a batch of changes may be larger than any other body.
 */
export const BODY = {
  maxBytes: 256 * 1024,
  maxLongBytes: 512 * 1024,
  maxDepth: 32,
  maxFields: 2_500,
  maxEntries: 12_500,
} as const;

/**
 * From how many pending changes on Save sends them in batches, the most of one batch, and after how many milliseconds the
 * service gives one up.
 */
export const SAVE_BATCH = { from: 20, max: 100, timeout: 20_000 } as const;

export const IDEMPOTENCY_KEY = { maxLength: 100, retentionDays: 7 } as const;

/** What the forms start from. */
export const FORM_DEFAULTS = {
  spirit: 'bourbon',
  proof: PROOF.default,
} as const;

export const UNDO_STACK_CAP = 10;
export const CHAT_HISTORY_SENT = 5;
