import type { Cocktail } from '@peanut/contracts';
import { listOf } from '../test';
import { expect, test } from './owner-test';

test('a changed name stands in the HTML within a second, escaped; a hidden drink nowhere', async ({
  request,
  owner,
}) => {
  const [first] = await listOf<Cocktail>(owner, '/api/cocktails');
  const change = (data: object) => owner.patch(`/api/cocktails/${first?.id}`, { data });
  const html = async () => (await request.get('/cocktails')).text();
  await change({ name: 'Renamed & <b>bold</b>' });
  await expect.poll(html, { timeout: 1_000 }).toContain('>Renamed &amp; &lt;b&gt;bold&lt;/b&gt;</h2>');
  await change({ isVisible: false });
  await expect.poll(html, { timeout: 1_000 }).not.toContain('Renamed');
});
