import { ENDPOINTS, type Cocktail } from '@peanut/contracts';
import { call, itemAt } from '../support/api';
import { expect, test } from './support/owner-test';

test('a changed name stands in the HTML at once, escaped; a hidden drink nowhere', async ({
  request,
  owner,
}) => {
  const first = itemAt(await call(owner, ENDPOINTS.listCocktails), 0);
  const change = (body: Partial<Cocktail>) =>
    call(owner, ENDPOINTS.updateCocktail, { parameters: { id: first.id }, body });
  const html = async () => (await request.get('/cocktails')).text();
  await change({ name: 'Renamed & <b>bold</b>' });
  // How soon, a benchmark measures (P10).
  await expect.poll(html).toContain('>Renamed &amp; &lt;b&gt;bold&lt;/b&gt;</h2>');
  await change({ isVisible: false });
  await expect.poll(html).not.toContain('Renamed');
});
