import { breaksOf, presentContracts } from '../contracts.mjs';

it('what was released can go on with this version: docs/decisions/028 says what to do where it cannot', async () => {
  expect(breaksOf(await presentContracts())).toEqual({ unintended: [], needless: [] });
});
