import { ENDPOINTS } from '@peanut/contracts';
import { TooLate } from '@peanut/web';
import { streamAnswer, waiting } from '@peanut/web/testing';
import { answer, calls, startFakeServices } from '../testing/fake-services';
import { askModel } from './ask-model';

const ROUTE = 'POST /api/whiskeys/suggest-order';
const body = { newWhiskey: {} };
const { signal } = new AbortController();

beforeEach(startFakeServices);

it('hears why it waits, and takes the answer from the end of the stream', async () => {
  const place = { suggestedNumber: 3, reasoning: 'Beside its like.' };
  const events = [waiting({ reason: 'loading' }), ':\n', `event: done\ndata: ${JSON.stringify(place)}\n\n`];
  answer(ROUTE, streamAnswer(events));
  const heard: string[] = [];
  const onWait = (text: string) => void heard.push(text);
  await expect(askModel(ENDPOINTS.suggestOrder, { body, signal, onWait })).resolves.toEqual(place);
  expect(heard).toEqual(['The bartender is getting ready, one moment']);
  expect(calls).toMatchObject([{ body, headers: { Accept: 'text/event-stream, application/json' } }]);
});

it('takes a plain answer, also where nothing is sent', async () => {
  answer('POST /api/ai/model/trial', { body: { findings: [] } });
  await expect(askModel(ENDPOINTS.tryModel, { signal })).resolves.toEqual({ findings: [] });
});

it('gives up on silence, and on the connection', async () => {
  jest.useFakeTimers();
  answer(ROUTE, new Promise(() => undefined));
  const given = expect(askModel(ENDPOINTS.suggestOrder, { body, signal })).rejects.toThrow(TooLate);
  await jest.advanceTimersByTimeAsync(44_999);
  expect(calls[0]?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await given;
  expect(calls[0]?.signal?.aborted).toBe(true);
  jest.useRealTimers();
});

it('ends when its caller stops it', async () => {
  const caller = new AbortController();
  answer(ROUTE, new Promise(() => undefined));
  void askModel(ENDPOINTS.suggestOrder, { body, signal: caller.signal });
  expect(calls[0]?.signal?.aborted).toBe(false);
  caller.abort();
  expect(calls[0]?.signal?.aborted).toBe(true);
});
