import '../testing/indexed-db';
import { stagingStore } from '../record/staging-store';
import { staging } from '../stage/staging';
import { calls, having, negroni, noConflict, points, serve, startAnew } from '../testing/fake-service';
import { NoRestorePointError } from './point-before-save';
import { savePendingChanges } from './save';

const refused = (status: number, message: string) => ({ status, body: { statusCode: status, message } });
const stage = () => staging.update('cocktail', negroni, having({ glass: 'rocks' }));

async function failingSave(): Promise<unknown> {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error: unknown = await savePendingChanges(noConflict).catch((reason: unknown) => reason);
  log.mockRestore();
  return error;
}

describe('the restore point of a Save', () => {
  beforeEach(startAnew);

  it('is made once, before the first change', async () => {
    serve(() => ({ body: { ...negroni, version: 4 } }));
    await stage();
    await staging.create('cocktail', having({ name: 'Gimlet' }));
    const key = `point-${stagingStore.get().pending.at(-1)?.id}`;
    await savePendingChanges(noConflict);
    expect(points.calls.map(({ method, headers }) => [method, headers['Idempotency-Key']])).toEqual([
      ['POST', key],
    ]);
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['a full disk', refused(503, 'The disk is full.'), 'The disk is full.'],
    ['no network', new Error('The network is gone.'), 'The bar could not be reached.'],
  ])('stops the Save by %s, before anything is changed', async (_case, answer, reason) => {
    points.answer = answer;
    serve(() => ({ body: { ...negroni, version: 4 } }));
    await stage();
    const error = await failingSave();
    expect(error).toBeInstanceOf(NoRestorePointError);
    expect(String(error)).toContain(`No restore point, so nothing was changed. ${reason}`);
    expect(calls).toEqual([]);
    expect(stagingStore.get().pending).toMatchObject([{ isSent: false }]);
  });

  it('is not made again by a Save that goes on', async () => {
    serve(() => new Error('The network is gone.'));
    await stage();
    await failingSave();
    serve(() => ({ body: { ...negroni, version: 4 } }));
    await savePendingChanges(noConflict);
    expect(points.calls).toHaveLength(1);
  });

  it('has the same key when the first change was refused', async () => {
    serve(() => refused(400, 'No.'));
    await stage();
    await failingSave();
    await failingSave();
    const keys = points.calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('is left out where the menu service is of the last release', async () => {
    points.answer = refused(404, 'Not Found');
    serve(() => ({ body: { ...negroni, version: 4 } }));
    await stage();
    await expect(savePendingChanges(noConflict)).resolves.toMatchObject({ applied: 1 });
  });
});
