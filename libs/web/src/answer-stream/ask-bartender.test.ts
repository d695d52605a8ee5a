import { ENDPOINTS } from '@peanut/contracts';
import { ApiError } from '../api/api-error';
import { fakeFetch, refusal } from '../testing/fake-fetch';
import { delta, done, failed, streamAnswer, waiting } from '../testing/fake-streams';
import { askBartender } from './ask-bartender';

const PATH = ENDPOINTS.recommend.path;
const SILENCE = 45_000;

/** Asks, and notes in order what was heard. */
function ask() {
  const heard: string[] = [];
  const answer = askBartender(
    PATH,
    { description: 'smoky' },
    {
      signal: new AbortController().signal,
      onWait: (text) => heard.push(`waiting: ${text}`),
      onDraft: (text) => heard.push(text),
    },
  );
  return { heard, answer };
}

/** A piece that comes after so many milliseconds of the test's clock. */
const after = (ms: number, piece: string) =>
  new Promise<string>((resolve) => void setTimeout(() => resolve(piece), ms));

afterEach(() => jest.useRealTimers());

it('asks for a stream, and takes a plain answer too', async () => {
  const calls = fakeFetch(() => ({ body: { recommendations: [] } }));
  await expect(ask().answer).resolves.toEqual({ recommendations: [] });
  expect(calls[0]).toMatchObject({
    body: { description: 'smoky' },
    headers: { Accept: 'text/event-stream, application/json' },
  });
});

it('tells why the bartender has not begun, then what is written, however it is cut into pieces', async () => {
  const events = [
    ': still here\n\n',
    waiting({ reason: 'queue', before: 2 }),
    waiting({ reason: 'loading' }),
    'event: of-a-later-version\ndata: {}\n\n',
    delta('Try a '),
    delta('Daiquiri – naïvely'),
    done('<p>Whole</p>'),
  ];
  const bytes = new TextEncoder().encode(events.join(''));
  fakeFetch(() => streamAnswer(Array.from(bytes, (_, at) => bytes.slice(at, at + 1))));
  const { heard, answer } = ask();
  await expect(answer).resolves.toEqual({ response: '<p>Whole</p>' });
  expect(heard).toEqual([
    'waiting: The bartender is busy, 2 are before you',
    'waiting: The bartender is getting ready, one moment',
    'Try a ',
    'Try a Daiquiri – naïvely',
  ]);
});

it('waits as long as there are signs of life', async () => {
  jest.useFakeTimers();
  const minutes = Array.from({ length: 40 }, () => () => after(SILENCE - 1, ': still here\n\n'));
  fakeFetch(() => streamAnswer([...minutes, done('<p>At last</p>')]));
  const { answer } = ask();
  await jest.advanceTimersByTimeAsync(40 * SILENCE);
  await expect(answer).resolves.toEqual({ response: '<p>At last</p>' });
});

it.each([
  ['before an answer begins', () => new Promise<Response>(() => {})],
  ['between two events', () => streamAnswer([delta('Try'), new Promise<string>(() => {})])],
])('gives up on silence %s', async (_when, answers) => {
  jest.useFakeTimers();
  fakeFetch(answers);
  const given = expect(ask().answer).rejects.toThrow('it took too long');
  await jest.advanceTimersByTimeAsync(SILENCE);
  await given;
});

it.each([
  ['an answer', () => refusal(503, 'The AI quota of this bar is used up.')],
  ['an event', () => streamAnswer([': \n\n', failed(503, 'The AI quota of this bar is used up.')])],
])('throws the same for a refusal by %s', async (_by, answers) => {
  fakeFetch(answers);
  const error = await ask().answer.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, serverMessage: 'The AI quota of this bar is used up.' });
});

it.each([
  ['a connection that ends', [delta('Try')], 'The answer broke off.'],
  ['a broken event', ['data: {"del\n\n'], 'JSON'],
])('throws for %s', async (_what, pieces, message) => {
  fakeFetch(() => streamAnswer(pieces));
  await expect(ask().answer).rejects.toThrow(message);
});
