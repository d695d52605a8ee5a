import { Semaphore } from '../src/semaphore.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const busy = (): Error => new Error('busy');

describe('Semaphore', () => {
  it('runs two, lets eight wait, and turns the rest away', async () => {
    const semaphore = new Semaphore({ running: 2, waiting: 8 }, busy);
    const finish: (() => void)[] = [];
    let running = 0;
    const work = async (): Promise<void> => {
      running += 1;
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    const entered = Array.from({ length: 12 }, () => semaphore.enter(work));
    const outcomes = Promise.allSettled(entered);
    for (let round = 0; round < 5; round += 1) {
      await settled();
      expect(running).toBe(2);
      finish.splice(0).forEach((done) => done());
    }
    expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(running).toBe(0);
  });

  it('turns away who waited too long, and lets the next ones in all the same', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 8, patience: 10 }, busy);
    let finish = (): void => undefined;
    const first = semaphore.enter(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(semaphore.enter(() => Promise.resolve())).rejects.toThrow('busy');
    const next = semaphore.enter(() => Promise.resolve('next'));
    finish();
    await first;
    await expect(next).resolves.toBe('next');
  });

  it('turns away whose work runs too long, which keeps its place until it is done', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 0, longest: 10 }, busy);
    let finish = (): void => undefined;
    const stuck = semaphore.enter(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(stuck).rejects.toThrow('busy');
    await expect(semaphore.enter(() => Promise.resolve())).rejects.toThrow('busy');
    finish();
    await settled();
    await expect(semaphore.enter(() => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('makes room again after a failure', async () => {
    const semaphore = new Semaphore({ running: 1, waiting: 0 }, busy);
    await expect(semaphore.enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(semaphore.enter(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
