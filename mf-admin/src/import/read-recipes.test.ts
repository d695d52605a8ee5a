import { enterAdminMode } from '@peanut/editing';
import { sessionStore } from '@peanut/web/internal';
import { answer, type Answer, calls, refusal, startFakeServices } from '../testing/fake-services';
import { readRecipes, type RecipeProgress } from './read-recipes';

const PARSE = 'POST /api/ai/parse-cocktail';
const named = (name: string) => ({ body: { name, spirit: 'gin', ingredients: ['2 oz gin'] } });
const asked = () => calls.filter(({ route }) => route === PARSE).map(({ body }) => body);

let progress: RecipeProgress[] = [];
let stopping = new AbortController();
const read = (...texts: string[]) => readRecipes(texts, stopping.signal, (now) => progress.push(now));
const turns = () => jest.advanceTimersByTimeAsync(0);

/** Answers that come when they are called for. */
function deferred(count: number) {
  const given = Array.from({ length: count }, () => {
    let give: (answer: Awaited<Answer>) => void = () => {};
    const promise = new Promise<Awaited<Answer>>((resolve) => (give = resolve));
    return { promise, give };
  });
  answer(PARSE, ...given.map(({ promise }) => promise));
  return (index: number, name: string) => given[index]?.give(named(name));
}

beforeEach(async () => {
  startFakeServices();
  await enterAdminMode('secret');
  jest.useFakeTimers();
  [progress, stopping] = [[], new AbortController()];
});
afterEach(() => jest.useRealTimers());

it('reads three at a time and gives them in their order', async () => {
  const give = deferred(4);
  const reading = read('a', 'b', 'c', 'd');
  await turns();
  expect(asked()).toEqual(['a', 'b', 'c'].map((description) => ({ description })));
  give(1, 'B');
  await turns();
  expect(asked()).toHaveLength(4);
  [0, 2, 3].forEach((index) => give(index, 'ACD'.charAt(index > 0 ? index - 1 : 0)));
  const { drinks, ...rest } = await reading;
  expect(drinks.map(({ input }) => input.name)).toEqual(['A', 'B', 'C', 'D']);
  expect(rest).toEqual({ problems: [], unread: [] });
  expect(progress.map(({ done }) => done)).toEqual([0, 1, 2, 3, 4]);
});

it('names what the bartender guessed or did not read, and tells what was not understood', async () => {
  answer(PARSE, { body: { ...named('Fizz').body, ice: 'Cubes', prep: 'Shake.', notUnderstood: ['quux'] } });
  const [drink] = (await read('Fizz: shake 2 oz gin, quux')).drinks;
  expect(drink?.guessed).toEqual(expect.arrayContaining(['ice', 'glass']));
  expect(drink?.guessed).not.toContain('prep');
  expect(drink?.problems).toEqual(['Not understood: "quux".']);
});

it('leaves the spirit open that neither the text nor an ingredient names', async () => {
  const lassi = { name: 'Lassi', spirit: 'bourbon', ingredients: ['200 ml yogurt'] };
  answer(PARSE, { body: lassi }, { body: { ...lassi, ingredients: ['2 oz rum'] } });
  const { drinks } = await read('Lassi: 200 ml yogurt', 'Lassi: 2 oz rum');
  expect(drinks.map(({ input }) => input.spirit)).toEqual(['', 'rum']);
});

it('waits as long as the bar asks, and goes on', async () => {
  answer(PARSE, { ...refusal(429, 'Slow down.'), retryAfter: 20 }, named('A'), named('B'));
  const reading = read('a', 'b');
  await turns();
  expect(progress.at(-1)).toEqual({ done: 1, total: 2, waitSeconds: 20 });
  await jest.advanceTimersByTimeAsync(20_000);
  expect((await reading).drinks).toHaveLength(2);
  expect(progress.at(-1)).toEqual({ done: 2, total: 2, waitSeconds: undefined });
});

it('goes on after a recipe of which nothing could be read, and names it', async () => {
  answer(PARSE, refusal(422, 'No drink in it.'), named('B'));
  const { drinks, problems } = await read(`first line ${'x'.repeat(80)}\nsecond`, 'b');
  expect(drinks).toHaveLength(1);
  expect(problems).toEqual([`“first line ${'x'.repeat(49)}…”: Nothing could be read.`]);
});

it.each<[string, Answer, string]>([
  ['answers with an error', refusal(503, 'The bartender is away.'), 'The bartender is away.'],
  [
    'cannot be reached',
    new TypeError('network'),
    'The bar can’t be reached. Check your connection and try again.',
  ],
])('ends when the bar %s; what is read stays', async (_, failed, failure) => {
  answer(PARSE, named('A'), failed);
  const read4 = await read('a', 'b', 'c', 'd', 'e');
  expect(read4).toMatchObject({ unread: ['b', 'c', 'd', 'e'], failure, problems: [] });
  expect(read4.drinks).toHaveLength(1);
  expect(asked().length).toBeLessThan(5);
});

it('ends when the session ended: the password is asked for', async () => {
  answer(PARSE, refusal(401, 'Who are you?'));
  expect((await read('a')).unread).toEqual(['a']);
  expect(sessionStore.get()).toBe('expired');
});

it('stops at once; nothing of it is a failure', async () => {
  const give = deferred(5);
  const reading = read('a', 'b', 'c', 'd', 'e');
  await turns();
  give(0, 'A');
  await turns();
  stopping.abort();
  [1, 2, 3].forEach((index) => give(index, 'late'));
  const { drinks, unread, failure } = await reading;
  expect(drinks.length + unread.length).toBe(5);
  expect([unread.at(-1), failure]).toEqual(['e', undefined]);
  expect(calls.at(-1)?.signal?.aborted).toBe(true);
});

it('stops while it waits', async () => {
  answer(PARSE, { ...refusal(429, 'Slow down.'), retryAfter: 3600 });
  const reading = read('a', 'b');
  await turns();
  stopping.abort();
  expect(await reading).toEqual({ drinks: [], problems: [], unread: ['a', 'b'] });
});
