import { ENDPOINTS } from '@peanut/contracts';
import { TooLate } from '@peanut/web';
import { answer, calls, startFakeServices } from '../testing/fake-services';
import { askModel } from './ask-model';

const ROUTE = 'POST /api/whiskeys/suggest-order';
const body = { newWhiskey: {} };

beforeEach(startFakeServices);

it('gives up a little later than the service does, and on the connection', async () => {
  jest.useFakeTimers();
  answer(ROUTE, new Promise(() => undefined));
  const { signal } = new AbortController();
  const given = expect(askModel(ENDPOINTS.suggestOrder, { body, signal })).rejects.toThrow(TooLate);
  await jest.advanceTimersByTimeAsync(619_999);
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
