import { inputOf, type Cocktail, type Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { releasedSample, unreadByLastRelease } from '../../../../tools/contracts/samples.mjs';
import { savePendingChanges } from '../save/save';
import { staging } from '../stage/staging';
import { calls, noConflict, serve, startAnew } from '../testing/fake-service';
import { readRecord, writeRecord } from '../testing/indexed-db';
import { readStaging } from './staging-store';
import { RECORD_LOCATION, type StoredRecord } from './stored-record';

interface Kept {
  location: typeof RECORD_LOCATION;
  record: StoredRecord;
}

const cocktail = (name: string): Cocktail => testDrink('cocktail', { id: `id of ${name}`, name });
const whiskey = (name: string): Whiskey => testDrink('whiskey', { id: `id of ${name}`, name });

/** One change of every kind, of both kinds of drinks where they differ. */
async function stageOneOfEach(): Promise<void> {
  const [negroni, gimlet, talisker] = [cocktail('Negroni'), cocktail('Gimlet'), whiskey('Talisker')];
  await staging.create('cocktail', inputOf('cocktail', { ...cocktail('Last Word'), smoke: 'oak' }));
  await staging.create('whiskey', inputOf('whiskey', whiskey('Ardbeg')));
  await staging.update('cocktail', negroni, inputOf('cocktail', { ...negroni, allergens: ['sulphites'] }));
  await staging.update('whiskey', talisker, inputOf('whiskey', { ...talisker, notes: 'Salt' }));
  await staging.reorder('cocktail', [gimlet.id, negroni.id], [negroni.id, gimlet.id]);
  await staging.delete('cocktail', cocktail('Daiquiri'), ['id of Daiquiri', negroni.id, gimlet.id]);
  await staging.delete('whiskey', whiskey('Old Rye'), [talisker.id, 'id of Old Rye']);
}

const answerAll = () =>
  serve(({ url, method, body }) => {
    if (method === 'GET' || url.endsWith('/reorder'))
      return { body: [cocktail('Negroni'), cocktail('Gimlet')] };
    return { body: { ...cocktail('Negroni'), ...(body as object), version: 2 } };
  });

const kindsOf = (changes: readonly { type: string; entityType: string }[]) =>
  [...new Set(changes.map(({ type, entityType }) => `${type} ${entityType}`))].sort();

const KINDS = [
  ...['create cocktail', 'create whiskey', 'delete cocktail', 'delete whiskey', 'reorder cocktail'],
  ...['update cocktail', 'update whiskey'],
];

beforeEach(startAnew);

it('keeps a record that pages of the last release read', async () => {
  answerAll();
  await stageOneOfEach();
  await savePendingChanges(noConflict);
  await stageOneOfEach();
  serve(() => new Error('The network is gone.'));
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await expect(savePendingChanges(noConflict)).rejects.toThrow();
  log.mockRestore();
  const record = JSON.parse(JSON.stringify(await readRecord())) as StoredRecord;
  expect(kindsOf(record.pending)).toEqual(KINDS);
  expect(kindsOf(record.undo)).toEqual(KINDS);
  expect(record.pending.some(({ failure }) => failure)).toBe(true);
  expect(unreadByLastRelease('staged-record', { location: RECORD_LOCATION, record })).toEqual([]);
});

it('reads the record of the last release whole, and can save it', async () => {
  const { location, record } = releasedSample('staged-record') as Kept;
  expect(RECORD_LOCATION).toEqual(location);
  await writeRecord(record);
  expect(await readStaging()).toMatchObject({ pending: record.pending, undo: record.undo });
  answerAll();
  await expect(savePendingChanges(noConflict)).resolves.toMatchObject({ applied: record.pending.length });
  expect(calls).toHaveLength(record.pending.length);
});
