import {
  API,
  SETTINGS_PATH,
  SETTING_LIMITS,
  TEXT_LIMITS,
  type Cocktail,
  type Whiskey,
} from '@peanut/contracts';
import type { Page } from '@playwright/test';

/** One word of this many characters, of the widest letter. */
export const word = (characters: number): string => 'W'.repeat(characters);

const longDrink = {
  name: word(TEXT_LIMITS.name),
  spirit: word(TEXT_LIMITS.spirit),
};
const longCocktail = {
  ...longDrink,
  description: word(TEXT_LIMITS.description),
  ingredients: [word(TEXT_LIMITS.ingredient), '1 oz gin'],
  glass: word(TEXT_LIMITS.glass),
  ice: word(TEXT_LIMITS.ice),
  smoke: word(TEXT_LIMITS.smoke),
  prep: word(TEXT_LIMITS.prep),
} satisfies Partial<Cocktail>;
const longWhiskey = {
  ...longDrink,
  profile: word(TEXT_LIMITS.profile),
  notes: word(TEXT_LIMITS.notes),
  water: word(TEXT_LIMITS.water),
  rest: word(TEXT_LIMITS.rest),
  rationale: word(TEXT_LIMITS.rationale),
} satisfies Partial<Whiskey>;

const LISTS: [path: string, longest: object][] = [
  [API.cocktails, longCocktail],
  [API.whiskeys, longWhiskey],
  [API.pages, { title: word(TEXT_LIMITS.pageTitle) }],
];
const SETTINGS = [
  ['bar_name', SETTING_LIMITS.bar_name],
  ['bar_subtitle', SETTING_LIMITS.bar_subtitle],
] as const;

/** Answers this page's questions as if the longest words that can be stored were stored everywhere. */
export async function storeLongestWords(page: Page): Promise<void> {
  for (const [path, longest] of LISTS) {
    await page.route(`**${path}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const response = await route.fetch();
      const items = (await response.json()) as object[];
      await route.fulfill({ response, json: items.map((item) => ({ ...item, ...longest })) });
    });
  }
  for (const [key, characters] of SETTINGS) {
    await page.route(`**${SETTINGS_PATH}/${key}`, (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { key, value: word(characters) } })
        : route.continue(),
    );
  }
  const spirit = {
    id: '6f2c4c0e-58a7-4f0c-9d4b-6a4f6f0a3a11',
    name: word(TEXT_LIMITS.spirit),
    isActive: true,
  };
  await page.route(`**${API.spiritOptions}`, (route) =>
    route.fulfill({ json: [{ ...spirit, sortOrder: 0, createdAt: '2025-01-01T00:00:00.000Z' }] }),
  );
}
