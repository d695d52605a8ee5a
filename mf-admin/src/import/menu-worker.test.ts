import { LostReaderError } from '@peanut/bartender/formats';
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

it('ends by an error where a reader of files does not come, so that the page starts another', async () => {
  const lost = new LostReaderError('lost');
  const source = new Uint8Array();
  jest.spyOn(source, 'subarray').mockImplementation(() => {
    throw lost;
  });
  const report = jest.fn();
  globalThis.reportError = report;
  const answers: MenuAnswer[] = [];
  await answerTo({ key: 1, source }, (answer) => answers.push(answer));
  expect(report).toHaveBeenCalledWith(lost);
  expect(answers).toEqual([]);
});
