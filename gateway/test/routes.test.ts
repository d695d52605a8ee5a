import { ENDPOINTS, type Endpoint } from '@peanut/contracts';
import { targetOf } from '../src/edge/routes.js';

test.each(
  Object.values<Endpoint>(ENDPOINTS).map(({ method, path, service }) => [method, path, service] as const),
)('%s %s goes to the %s service', (_method, path, service) => {
  const target = targetOf(path.replace(/\{\w+\}/g, '3f9c'));
  expect(target).toMatchObject({ kind: 'api', route: { service } });
});
