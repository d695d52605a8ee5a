import { readFileSync } from 'node:fs';
import { readMenuFile } from './read-menu-file.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

/** As Chrome saves a page on Android: without its scripts. */
const SAVED = readFileSync(new URL('testing/saved-page.mhtml', import.meta.url));
const bytesOf = (lines: string[]) => new TextEncoder().encode(lines.join('\r\n'));

it('reads the recipe of a page that Chrome saved, and nothing of the file around it', async () => {
  const { drinks, texts, problems } = await readMenuFile(SAVED, 'creme-stormy.mhtml');
  expect(texts).toEqual([]);
  expect(problems).toEqual([]);
  expect(drinks).toMatchObject([
    {
      input: {
        name: 'Crème Stormy',
        ingredients: ['2 oz dark rum', '½ oz lime juice', '4 oz ginger beer'],
        prep: expect.stringMatching(/^Build over ice = slowly\.\s+Top with ginger beer\.$/),
      },
    },
  ]);
});

it('reads the data of a page that another program saved, in its own encoding', async () => {
  const recipe = {
    '@type': 'Recipe',
    name: 'Crème Sour',
    recipeIngredient: ['2 oz gin', '1 oz lemon juice'],
  };
  const page = `<html><script type="application/ld+json">${JSON.stringify(recipe)}</script></html>`;
  const { drinks } = await readMenuFile(
    bytesOf([
      'From: <Saved by Windows>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="cut"',
      '',
      '--cut',
      'Content-Type: text/html; charset="iso-8859-1"',
      'Content-Transfer-Encoding: base64',
      '',
      btoa(page),
      '--cut',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      '',
      'iVBORw0KGgo=',
      '--cut--',
    ]),
  );
  expect(drinks).toMatchObject([{ input: { name: 'Crème Sour', ingredients: recipe.recipeIngredient } }]);
});

it('says when no page is in it', async () => {
  const empty = bytesOf(['Subject: x', 'MIME-Version: 1.0', 'Content-Type: image/png', '', 'abc']);
  await expect(readMenuFile(empty)).rejects.toThrow(UnreadableMenuError);
});
