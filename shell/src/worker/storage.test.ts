/** @jest-environment node */
import { dropCaches, READS_CACHE, readRecord, setCache, writeRecord } from './storage';
import { startScope } from './testing/worker-scope';

beforeEach(() => void startScope());

it('drops the sets that nobody uses and what other versions of the worker kept, and leaves the rest', async () => {
  await writeRecord('current-set', { id: 'new' });
  const kept = [setCache('new'), READS_CACHE, 'someone-else'];
  for (const name of [...kept, setCache('old'), 'peanut-0-records', 'peanut-0-set-new'])
    await caches.open(name);
  await dropCaches(new Set([setCache('new')]));
  expect((await caches.keys()).sort()).toEqual(['peanut-1-records', ...kept].sort());
  expect(await readRecord('current-set')).toEqual({ id: 'new' });
});
