import { ENDPOINTS, type Endpoint } from '@peanut/contracts';
import { isWatched, targetOf } from '../src/edge/routes.js';

test.each(
  Object.values<Endpoint>(ENDPOINTS).map(({ method, path, service }) => [method, path, service] as const),
)('%s %s goes to the %s service', (_method, path, service) => {
  const target = targetOf(path.replace(/\{\w+\}/g, '3f9c'));
  expect(target).toMatchObject({ kind: 'api', route: { service } });
});

test('waits for a model as long as an owner may ask for, and looks meanwhile whether its service lives', () => {
  const apart = Object.values<Endpoint>(ENDPOINTS).flatMap(({ path, service }) => {
    const target = targetOf(path);
    return service === 'ai' && target.kind === 'api' ? [{ ...target.route, path }] : [];
  });
  const longest = apart.filter(({ timeout }) => timeout >= 600_000);
  expect(longest.map(({ path }) => path).sort()).toEqual([
    '/api/ai/model/trial',
    '/api/ai/parse-cocktail',
    '/api/ai/parse-whiskey',
    '/api/chat',
    '/api/recommendations',
    '/api/whiskeys/suggest-order',
  ]);
  expect(apart.filter(isWatched)).toEqual(longest);
});
