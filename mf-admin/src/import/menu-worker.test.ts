import { answerTo, type MenuAnswer } from './menu-worker';

async function namesIn(source: string): Promise<string[]> {
  const answers: MenuAnswer[] = [];
  await answerTo({ key: 1, source }, (answer) => answers.push(answer));
  return answers.flatMap((answer) =>
    'drinks' in answer ? answer.drinks.map(({ input }) => input.name) : [],
  );
}
const page = (name: string) => JSON.stringify({ '@type': 'Recipe', name, recipeIngredient: ['30 ml gin'] });

it.each([
  ['Negroni Recipe', 'Negroni'],
  ['Classic Margarita recipe', 'Classic Margarita'],
  ['Grandma’s Recipe', 'Grandma’s Recipe'],
  ['Recipe', 'Recipe'],
])('calls the drink of a page titled %s by its name', async (title, name) => {
  expect(await namesIn(page(title))).toEqual([name]);
});

it('leaves the names of a table as they are', async () => {
  expect(await namesIn('name,spirit,ingredients\nSecret Recipe,gin,30 ml gin')).toEqual(['Secret Recipe']);
});
