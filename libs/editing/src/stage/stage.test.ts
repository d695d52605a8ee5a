import { inputOf, type Cocktail, type Whiskey } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { stagedList } from '../preview/staged-list';
import { EMPTY_STAGING, type PendingChange, type StagingRecord } from '../record/pending-change';
import { dropChange, stageCreate, stageDelete, stageReorder, stageUpdate } from './stage';

const cocktail = (name: string, more: Partial<Cocktail> = {}): Cocktail =>
  testDrink('cocktail', { id: name, name, spirit: 'gin', glass: 'coupe', ice: 'none', version: 3, ...more });
const input = (item: Cocktail, more: Partial<Cocktail> = {}) => inputOf('cocktail', { ...item, ...more });
const sent = (record: StagingRecord): StagingRecord => ({
  ...record,
  pending: record.pending.map((change) => ({ ...change, isSent: true })),
});
const kinds = (record: StagingRecord) => record.pending.map(({ type }) => type);
const names = (record: StagingRecord, items: Cocktail[]) =>
  stagedList('cocktail', items, record.pending).map(({ name }) => name);

const negroni = cocktail('Negroni');

describe('staging a create', () => {
  it('adds a change with a client id, its description and flags, newest first', () => {
    const first = stageCreate(EMPTY_STAGING, 'cocktail', input(negroni));
    const both = stageCreate(first, 'cocktail', input(negroni, { name: 'Gimlet' }));
    expect(both.pending.map(({ description }) => description)).toEqual([
      'Create cocktail "Gimlet"',
      'Create cocktail "Negroni"',
    ]);
    const [item] = stagedList('cocktail', [], first.pending);
    expect(item).toMatchObject({ name: 'Negroni', staged: { stage: 'create' } });
    expect(item?.id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is edited in place while it was never sent', () => {
    const record = stageCreate(EMPTY_STAGING, 'cocktail', input(negroni));
    const [item] = stagedList('cocktail', [], record.pending);
    if (!item) throw new Error('nothing staged');
    const edited = stageUpdate(record, 'cocktail', item, input(item, { name: 'Gimlet' }));
    expect(kinds(edited)).toEqual(['create']);
    expect(edited.pending[0]?.description).toBe('Create cocktail "Gimlet"');
    expect(edited.pending[0]?.id).toBe(record.pending[0]?.id);
  });

  it('is edited on top once it was sent: the service may have it already', () => {
    const record = sent(stageCreate(EMPTY_STAGING, 'cocktail', input(negroni)));
    const [item] = stagedList('cocktail', [], record.pending);
    if (!item) throw new Error('nothing staged');
    const edited = stageUpdate(record, 'cocktail', item, input(item, { name: 'Gimlet' }));
    expect(kinds(edited)).toEqual(['update', 'create']);
    expect(names(edited, [])).toEqual(['Gimlet']);
  });

  it('goes away when it is deleted, with all that builds on it', () => {
    const record = stageCreate(EMPTY_STAGING, 'cocktail', input(negroni, { name: 'New' }));
    const [item] = stagedList('cocktail', [], record.pending);
    if (!item) throw new Error('nothing staged');
    const ordered = stageReorder(record, 'cocktail', [item.id, 'Negroni'], ['Negroni', item.id]);
    const rest = stageDelete(ordered, 'cocktail', item, []);
    expect(kinds(rest)).toEqual(['reorder']);
    expect(rest.pending[0]?.data).toEqual({ orderedIds: ['Negroni'] });
  });
});

describe('staging an update', () => {
  it('keeps only the fields that differ, as they are and as they were', () => {
    const { pending } = stageUpdate(EMPTY_STAGING, 'cocktail', negroni, input(negroni, { glass: 'rocks' }));
    expect(pending).toHaveLength(1);
    expect(pending[0]).toMatchObject({
      type: 'update',
      description: 'Update cocktail "Negroni"',
      data: { glass: 'rocks' },
      undoData: { glass: 'coupe' },
      version: 3,
    });
  });

  it('stages nothing when nothing differs', () => {
    expect(stageUpdate(EMPTY_STAGING, 'cocktail', negroni, input(negroni))).toBe(EMPTY_STAGING);
  });

  it('continues a pending update, back to what stood there first', () => {
    const once = stageUpdate(EMPTY_STAGING, 'cocktail', negroni, input(negroni, { glass: 'rocks' }));
    const [shown] = stagedList('cocktail', [negroni], once.pending);
    if (!shown) throw new Error('nothing shown');
    const twice = stageUpdate(once, 'cocktail', shown, input(shown, { ice: 'big cube' }));
    expect(twice.pending).toHaveLength(1);
    expect(twice.pending[0]).toMatchObject({
      data: { glass: 'rocks', ice: 'big cube' },
      undoData: { glass: 'coupe', ice: 'none' },
    });
    const [again] = stagedList('cocktail', [negroni], twice.pending);
    if (!again) throw new Error('nothing shown');
    expect(stageUpdate(twice, 'cocktail', again, input(negroni)).pending).toEqual([]);
  });
});

describe('an update that is continued on a newer version', () => {
  const once = stageUpdate(EMPTY_STAGING, 'cocktail', negroni, input(negroni, { glass: 'rocks' }));
  const edited = (now: Partial<Cocktail>, edit: Partial<Cocktail>) => {
    const [shown] = stagedList('cocktail', [{ ...negroni, version: 4, ...now }], once.pending);
    if (!shown) throw new Error('nothing shown');
    return stageUpdate(once, 'cocktail', shown, input(shown, edit)).pending;
  };

  it('has the fields that the owner changed, not those that changed meanwhile', () => {
    const [update] = edited({ isAvailable: false, sortOrder: 7 }, { ice: 'cube' });
    expect(update?.data).toEqual({ glass: 'rocks', ice: 'cube' });
    expect(update?.undoData).toEqual({ glass: 'coupe', ice: 'none' });
  });

  it('compares each field with what the owner saw when that field was first changed', () => {
    expect(edited({ isAvailable: false }, { isAvailable: true })[0]).toMatchObject({
      data: { glass: 'rocks', isAvailable: true },
      undoData: { glass: 'coupe', isAvailable: false },
    });
    expect(edited({ glass: 'flute' }, { glass: 'tumbler' })[0]?.undoData).toEqual({ glass: 'coupe' });
    expect(edited({ isAvailable: false }, { glass: 'coupe' })).toEqual([]);
  });
});

describe('staging a deletion', () => {
  it('flags the item, keeps all of it for the undo, and takes the place of a pending update', () => {
    const updated = stageUpdate(EMPTY_STAGING, 'cocktail', negroni, input(negroni, { glass: 'rocks' }));
    const [shown] = stagedList('cocktail', [negroni], updated.pending);
    if (!shown) throw new Error('nothing shown');
    const { pending } = stageDelete(updated, 'cocktail', shown, ['Negroni']);
    expect(pending).toHaveLength(1);
    expect(pending[0]).toMatchObject({ type: 'delete', version: 3, undoData: { glass: 'coupe' } });
    expect(stagedList('cocktail', [negroni], pending)[0]?.staged).toMatchObject({ stage: 'delete' });
  });

  it('is staged once', () => {
    const once = stageDelete(EMPTY_STAGING, 'cocktail', negroni, []);
    expect(stageDelete(once, 'cocktail', negroni, [])).toBe(once);
  });
});

describe('staging an order', () => {
  const items = ['a', 'b', 'c'].map((name, sortOrder) => cocktail(name, { sortOrder }));

  it('marks what moved and reassigns the sort order by place', () => {
    const record = stageReorder(EMPTY_STAGING, 'cocktail', ['c', 'b', 'a'], ['a', 'b', 'c']);
    const list = stagedList('cocktail', items, record.pending);
    expect(list.map(({ name, sortOrder, staged }) => [name, sortOrder, staged.isMoved])).toEqual([
      ['c', 0, true],
      ['b', 1, false],
      ['a', 2, true],
    ]);
  });

  it('continues a pending order behind what was staged since, and ends when all is back', () => {
    const once = stageReorder(EMPTY_STAGING, 'cocktail', ['b', 'a', 'c'], ['a', 'b', 'c']);
    const created = stageCreate(once, 'cocktail', input(negroni, { name: 'New', sortOrder: 9 }));
    const twice = stageReorder(created, 'cocktail', ['c', 'b', 'a'], ['b', 'a', 'c']);
    expect(kinds(twice)).toEqual(['reorder', 'create']);
    expect(twice.pending[0]?.undoData).toEqual({ orderedIds: ['a', 'b', 'c'] });
    expect(kinds(stageReorder(once, 'cocktail', ['a', 'b', 'c'], ['b', 'a', 'c']))).toEqual([]);
  });
});

describe('dropping a change', () => {
  it('leaves the others alone', () => {
    const first = stageUpdate(EMPTY_STAGING, 'cocktail', negroni, input(negroni, { glass: 'rocks' }));
    const both = stageReorder(first, 'cocktail', ['b', 'a'], ['a', 'b']);
    const drop = both.pending[1] as PendingChange;
    expect(kinds(dropChange(both, drop.id))).toEqual(['reorder']);
  });
});

describe('staged whiskeys', () => {
  const whiskey = (id: string, number: number) => ({ id, name: id, number, version: 1 }) as Whiskey;
  const flight = [whiskey('a', 1), whiskey('b', 2), whiskey('c', 3)];
  const numbers = (record: StagingRecord) =>
    stagedList('whiskey', flight, record.pending).map(({ name, number }) => `${number} ${name}`);

  it('go in at their number and move those at or after it up by one', () => {
    const record = stageCreate(EMPTY_STAGING, 'whiskey', {
      ...inputOf('whiskey', whiskey('n', 2)),
      name: 'n',
    } as never);
    expect(numbers(record)).toEqual(['1 a', '2 n', '3 b', '4 c']);
    const staged = stagedList('whiskey', flight, record.pending).find(({ name }) => name === 'n')?.staged;
    expect(staged).toMatchObject({ stage: 'create', insertPosition: 2 });
  });

  it('move between others when their number is edited', () => {
    const [a] = flight;
    if (!a) throw new Error('empty flight');
    const record = stageUpdate(EMPTY_STAGING, 'whiskey', a, { ...inputOf('whiskey', a), number: 3 });
    expect(numbers(record)).toEqual(['1 b', '2 c', '3 a']);
  });
});
