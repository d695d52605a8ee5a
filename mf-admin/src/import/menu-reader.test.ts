import { SourceError, startMenuReader } from './menu-reader';
import { readCocktail } from '../testing/read-drinks';
import type { MenuAnswer, MenuQuestion } from './menu-worker';

/** A worker that answers when the test says so. */
class LateWorker extends EventTarget {
  static all: LateWorker[] = [];
  asked: MenuQuestion[] = [];
  terminate = jest.fn();
  constructor() {
    super();
    LateWorker.all.push(this);
  }
  postMessage(question: MenuQuestion) {
    this.asked.push(question);
  }
  answer(key: number) {
    const send = (data: MenuAnswer) => this.dispatchEvent(new MessageEvent('message', { data }));
    send({ key, drinks: [readCocktail('Daisy')] });
    send({ key, drinks: [readCocktail('Fizz')] });
    send({ key, menu: { format: 'json', texts: [], problems: [`answer to ${key}`] } });
  }
}
const outcome = (reading: Promise<unknown>) => reading.catch((error: unknown) => error);

beforeEach(() => {
  LateWorker.all = [];
  globalThis.Worker = LateWorker as unknown as typeof Worker;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('ends a worker that does not answer, and says so; the next source is read by a new one', async () => {
  const { read } = startMenuReader();
  const stuck = outcome(read({ source: 'a bomb' }));
  const behind = outcome(read({ source: 'a menu' }));
  jest.advanceTimersByTime(11_000);
  expect(String(await stuck)).toContain('takes too long');
  expect(await behind).toBeInstanceOf(SourceError);
  expect(LateWorker.all[0]?.terminate).toHaveBeenCalled();
  const next = read({ source: 'a menu' });
  LateWorker.all[1]?.answer(3);
  expect(await next).toMatchObject({ problems: ['answer to 3'] });
  jest.advanceTimersByTime(100_000);
  expect(LateWorker.all).toHaveLength(2);
});

it('waits longer for a long source', async () => {
  const { read } = startMenuReader();
  const reading = read({ source: new Uint8Array(400_000), fileName: 'menu.csv' });
  jest.advanceTimersByTime(45_000);
  LateWorker.all[0]?.answer(1);
  expect(await reading).toMatchObject({
    drinks: [{ input: { name: 'Daisy' } }, { input: { name: 'Fizz' } }],
    problems: ['answer to 1'],
  });
  expect(LateWorker.all[0]?.asked).toMatchObject([{ key: 1, fileName: 'menu.csv' }]);
});

it('says that the worker could not be loaded; the next source is read by a new one', async () => {
  const { read } = startMenuReader();
  const both = [outcome(read({ source: 'one' })), outcome(read({ source: 'two' }))];
  LateWorker.all[0]?.dispatchEvent(new Event('error'));
  for (const one of await Promise.all(both)) expect(String(one)).toContain('couldn’t be loaded');
  expect(LateWorker.all).toHaveLength(1);
  const next = read({ source: 'three' });
  LateWorker.all[1]?.answer(3);
  expect(await next).toMatchObject({ problems: ['answer to 3'] });
});

it('leaves nobody waiting when it is closed', async () => {
  const { read, close } = startMenuReader();
  const reading = outcome(read({ source: 'a menu' }));
  close();
  expect(await reading).toBeInstanceOf(SourceError);
  expect(jest.getTimerCount()).toBe(0);
});
