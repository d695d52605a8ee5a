/** @jest-environment node */
import { inTime } from './patience';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const answerAfter = (milliseconds: number) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('here')), milliseconds));

/** After how many milliseconds a server that says nothing is given up. */
async function patience(): Promise<number> {
  const began = Date.now();
  const given = inTime(new Promise(() => {})).catch(() => Date.now() - began);
  await jest.advanceTimersByTimeAsync(4_000);
  return Number(await given);
}

it('waits four seconds for a server that says nothing, then one, and four again once it answered', async () => {
  expect(await patience()).toBe(4_000);
  expect(await patience()).toBe(1_000);
  const answered = inTime(answerAfter(900));
  await jest.advanceTimersByTimeAsync(900);
  expect(await (await answered).text()).toBe('here');
  expect(await patience()).toBe(4_000);
});

it('waits long again after a while: a server may be slow', async () => {
  await inTime(Promise.resolve(new Response()));
  const waited: number[] = [];
  for (let time = 0; time < 5; time += 1) waited.push(await patience());
  expect(waited).toEqual([4_000, 1_000, 1_000, 1_000, 4_000]);
});

it('passes on at once what went wrong', async () => {
  await expect(inTime(Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch');
});
