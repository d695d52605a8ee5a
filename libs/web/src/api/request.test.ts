import { ENDPOINTS } from '@peanut/contracts';
import { sessionStore } from '../session/session-store';
import { fakeFetch } from '../testing/fake-fetch';
import { call } from './request';

const serve = (status: number, body?: unknown) => fakeFetch(() => ({ status, body }));

const item = { parameters: { id: 'a/b' } };

it('sends method, address and body as the contract has them, and gives the answer', async () => {
  serve(200, { id: '7' });
  const given = { ...item, body: { glass: 'Coupe' }, headers: { 'If-Match': '"3"' } };
  await expect(call(ENDPOINTS.updateCocktail, given)).resolves.toEqual({ id: '7' });
  expect(fetch).toHaveBeenCalledWith(
    '/api/cocktails/a%2Fb',
    expect.objectContaining({
      method: 'PATCH',
      credentials: 'include',
      body: '{"glass":"Coupe"}',
      headers: { 'Content-Type': 'application/json', 'If-Match': '"3"' },
    }),
  );
});

it('gives nothing where the contract answers nothing', async () => {
  serve(204);
  await expect(call(ENDPOINTS.deleteCocktail, item)).resolves.toBeUndefined();
});

it('takes a wrong password for no session that ran out', async () => {
  sessionStore.set('admin');
  serve(401, { message: 'Wrong' });
  await expect(call(ENDPOINTS.verifyPassword, { body: { password: 'x' } })).rejects.toThrow('401');
  expect(sessionStore.get()).toBe('admin');
});
