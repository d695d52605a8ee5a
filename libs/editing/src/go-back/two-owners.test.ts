import '../testing/indexed-db';
import type { Cocktail } from '@peanut/contracts';
import { testDrink } from '@peanut/contracts/testing';
import { perform, type Call, type Drink, type Menu } from '@peanut/contracts/testing/menu-model';
import { savePendingChanges } from '../save/save';
import type { Conflict } from '../save/conflict';
import { staging } from '../stage/staging';
import { serve, startAnew } from '../testing/fake-service';
import { changesBack } from './changes-back';

const cocktail = (id: string, sortOrder: number, glass: string): Cocktail =>
  testDrink('cocktail', { id, name: id, spirit: 'gin', glass, sortOrder, createdAt: `0${sortOrder}` });
const menuOf = (...cocktails: Cocktail[]) => ({ cocktails, whiskeys: [] });
const seen = ({ lists }: Menu) => lists.cocktails.map(({ id, glass }) => `${id}: ${String(glass)}`);

/** A menu service for one page. */
function serveMenu(menu: Menu): { current: () => Menu } {
  let current = menu;
  serve(({ method, url, body, headers }) => {
    if (method === 'GET') return { body: current.lists.cocktails };
    const id = decodeURIComponent(url.split('/')[3] ?? '');
    const common = { list: 'cocktails', key: headers['Idempotency-Key'] ?? '' } as const;
    const version = Number((headers['If-Match'] ?? '').replaceAll('"', ''));
    const { id: newId, ...fields } = (body ?? {}) as Drink;
    const call = (): Call => {
      if (method === 'PATCH') return { ...common, does: 'update', id, version, fields };
      if (method === 'DELETE') return { ...common, does: 'delete', id, version };
      if (id === 'reorder')
        return { ...common, does: 'reorder', ids: (body as { orderedIds: string[] }).orderedIds };
      return { ...common, does: 'create', id: newId, fields };
    };
    const outcome = perform(current, call(), { createdAt: '9', updatedAt: '9' });
    current = outcome.menu;
    const { status, body: told } = outcome.answer;
    return { status, body: status === 412 ? { statusCode: 412, message: 'changed', current: told } : told };
  });
  return { current: () => current };
}

beforeEach(startAnew);

it('lets the second of two owners who go back to different points say what is to stand', async () => {
  const now = menuOf(cocktail('a', 0, 'Now'), cocktail('b', 1, 'Now'));
  const monday = menuOf(cocktail('b', 0, 'Monday'), cocktail('c', 1, 'Monday'), cocktail('a', 2, 'Now'));
  const friday = menuOf(cocktail('c', 0, 'Friday'), cocktail('b', 1, 'Friday'), cocktail('a', 2, 'Now'));
  const theirs = changesBack(monday, now, ['gin']);
  const mine = changesBack(friday, now, ['gin']);
  const lists = { cocktails: now.cocktails as unknown as Drink[], whiskeys: [] };
  const service = serveMenu({ lists, stored: new Map() });

  await staging.replaceAll(theirs);
  await savePendingChanges(async () => 'stop');
  expect(seen(service.current())).toEqual(['b: Monday', 'c: Monday', 'a: Now']);

  // The other owner's browser.
  await staging.clear();
  await staging.replaceAll(mine);
  const asked: string[] = [];
  const overwrite = async ({ change }: Conflict) => {
    asked.push(change.type);
    return 'overwrite' as const;
  };
  await expect(savePendingChanges(overwrite)).resolves.toMatchObject({ isStopped: false });
  expect(asked).toEqual(['update', 'create', 'reorder']);
  expect(seen(service.current())).toEqual(['c: Friday', 'b: Friday', 'a: Now']);
});
