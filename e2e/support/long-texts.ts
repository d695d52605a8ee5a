import {
  API,
  SETTINGS_PATH,
  SETTING_LENGTHS,
  TEXT_LENGTHS,
  type Cocktail,
  type Whiskey,
} from '@peanut/contracts';
import type { Page } from '@playwright/test';

/** One word of this many characters, of the widest letter. */
export const word = (characters: number): string => 'W'.repeat(characters);

const longDrink = {
  name: word(TEXT_LENGTHS.name),
  spirit: word(TEXT_LENGTHS.spirit),
};
const longCocktail = {
  ...longDrink,
  description: word(TEXT_LENGTHS.description),
  ingredients: [word(TEXT_LENGTHS.ingredient), '1 oz gin'],
  glass: word(TEXT_LENGTHS.glass),
  ice: word(TEXT_LENGTHS.ice),
  smoke: word(TEXT_LENGTHS.smoke),
  prep: word(TEXT_LENGTHS.prep),
} satisfies Partial<Cocktail>;
const longWhiskey = {
  ...longDrink,
  profile: word(TEXT_LENGTHS.profile),
  notes: word(TEXT_LENGTHS.notes),
  water: word(TEXT_LENGTHS.water),
  rest: word(TEXT_LENGTHS.rest),
  rationale: word(TEXT_LENGTHS.rationale),
} satisfies Partial<Whiskey>;

const LISTS: [path: string, longest: object][] = [
  [API.cocktails, longCocktail],
  [API.whiskeys, longWhiskey],
  [API.pages, { title: word(TEXT_LENGTHS.pageTitle) }],
];
const SETTINGS = [
  ['bar_name', SETTING_LENGTHS.bar_name],
  ['bar_subtitle', SETTING_LENGTHS.bar_subtitle],
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
    name: word(TEXT_LENGTHS.spirit),
    isActive: true,
  };
  await page.route(`**${API.spiritOptions}`, (route) =>
    route.fulfill({ json: [{ ...spirit, sortOrder: 0, createdAt: '2025-01-01T00:00:00.000Z' }] }),
  );
}
