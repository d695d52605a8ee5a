import { CallTimeout, withDeadline } from '../src/deadline.js';

const late = (): Error => new Error('late');
const reasonOf = ({ signal }: CallTimeout): unknown => (signal.reason as Error | undefined)?.message;

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

describe('withDeadline', () => {
  it('rejects late work', async () => {
    const outcome = withDeadline(new Promise(() => undefined), 250, late);
    const isLate = expect(outcome).rejects.toThrow('late');
    jest.advanceTimersByTime(250);
    await isLate;
  });

  it('reads an answer that is there before it looks at the clock', async () => {
    const answer = new Promise((resolve) => setImmediate(() => setImmediate(() => resolve('there'))));
    const outcome = withDeadline(answer, 250, late);
    jest.advanceTimersByTime(250);
    await expect(outcome).resolves.toBe('there');
  });
});

describe('CallTimeout', () => {
  it('expires when no piece comes, and when the pieces take too long in all', () => {
    const silent = new CallTimeout({ idle: 30, total: 90 }, late);
    const endless = new CallTimeout({ idle: 30, total: 90 }, late);
    for (let piece = 0; piece < 4; piece += 1) {
      jest.advanceTimersByTime(20);
      endless.restart();
    }
    expect([reasonOf(silent), reasonOf(endless)]).toEqual(['late', undefined]);
    jest.advanceTimersByTime(10);
    expect(reasonOf(endless)).toBe('late');
  });

  it('does not count what a reader takes for a piece', async () => {
    const timeout = new CallTimeout({ idle: 30 }, late);
    const pieces = async function* () {
      yield 'one';
      yield 'two';
    };
    const read: string[] = [];
    for await (const piece of timeout.watch(pieces())) {
      jest.advanceTimersByTime(1_000);
      read.push(piece);
    }
    jest.advanceTimersByTime(1_000);
    expect([read, timeout.signal.aborted]).toEqual([['one', 'two'], false]);
  });

  it.each([
    ['before', (client: AbortController) => client.abort(new Error('gone'))],
    ['afterwards', () => undefined],
  ])('goes with a client that left %s', (_, before) => {
    const client = new AbortController();
    before(client);
    const timeout = new CallTimeout({ idle: 30 }, late, client.signal);
    client.abort(new Error('gone'));
    expect(reasonOf(timeout)).toBe('gone');
  });

  it('ends the call and leaves no timer', () => {
    const timeout = new CallTimeout({ idle: 30, total: 90 }, late);
    timeout.end();
    expect([timeout.signal.aborted, jest.getTimerCount()]).toEqual([true, 0]);
  });
});
