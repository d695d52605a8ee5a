import { API } from '@peanut/contracts';
import { targetOf } from '../src/routes.js';

test.each(Object.values(API))('the contract’s %s has a service', (path) => {
  expect(targetOf(path)).toMatchObject({ kind: 'api' });
});
