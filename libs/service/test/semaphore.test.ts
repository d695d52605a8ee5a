import { Semaphore } from '../src/semaphore.js';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('Semaphore', () => {
  it('runs two, lets eight wait, and turns the rest away', async () => {
    const semaphore = new Semaphore(2, 8);
    const finish: (() => void)[] = [];
    let running = 0;
    const work = async (): Promise<void> => {
      running += 1;
      await new Promise<void>((resolve) => finish.push(resolve));
      running -= 1;
    };
    const entered = Array.from({ length: 12 }, () => semaphore.enter(work));
    expect(entered.filter((promise) => promise === undefined)).toHaveLength(2);
    for (let round = 0; round < 5; round += 1) {
      await settled();
      expect(running).toBe(2);
      finish.splice(0).forEach((done) => done());
    }
    await Promise.all(entered);
    expect(running).toBe(0);
  });

  it('makes room again after a failure', async () => {
    const semaphore = new Semaphore(1, 0);
    await expect(semaphore.enter(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(semaphore.enter(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
