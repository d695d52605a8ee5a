import '../testing/indexed-db';
import type { SpiritOption } from '@peanut/contracts';
import { staging } from '../stage/staging';
import { calls, having, negroni, noConflict, serve, startAnew } from '../testing/fake-service';
import { savePendingChanges } from './save';

const option = (name: string, isActive: boolean): SpiritOption => ({
  id: `id of ${name}`,
  name,
  isActive,
  sortOrder: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
});

async function saveWith(options: SpiritOption[], spirit = 'Mezcal'): Promise<string[]> {
  serve(({ method }) => ({ body: method === 'GET' ? options : { ...negroni, version: 1 } }));
  const data = having({ name: 'Naked', spirit });
  await staging.many([{ type: 'create', entityType: 'cocktail', data, addsSpirit: 'Mezcal' }]);
  await savePendingChanges(noConflict);
  return calls.map(({ method, url, body }) =>
    url.includes('spirit') ? `${method} ${url} ${JSON.stringify(body)}` : `${method} ${url}`,
  );
}

describe('a drink with a spirit that is no option', () => {
  beforeEach(startAnew);

  it.each<[string, SpiritOption[], string[]]>([
    ['adds it first', [], ['POST /api/spirit-options {"name":"Mezcal"}']],
    [
      'makes it active first',
      [option('mezcal', false)],
      ['PATCH /api/spirit-options/id%20of%20mezcal {"isActive":true}'],
    ],
    ['adds nothing that is there by now', [option('MEZCAL', true)], []],
  ])('%s', async (_case, options, sent) => {
    expect(await saveWith(options)).toEqual([...sent, 'POST /api/cocktails']);
  });

  it('adds nothing once the owner chose another spirit', async () => {
    expect(await saveWith([], 'gin')).toEqual(['POST /api/cocktails']);
  });
});
