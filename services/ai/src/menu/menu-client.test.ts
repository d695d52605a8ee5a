import { testDrink } from '@peanut/contracts/testing';
import { startMenuServer } from '../../test/support/menu-server.js';
import { MenuClient } from './menu-client.js';

it('leaves out what a menu service should not have told', async () => {
  const [seen, hidden] = [testDrink('cocktail'), testDrink('cocktail', { isVisible: false })];
  const [poured, kept] = [testDrink('whiskey'), testDrink('whiskey', { isVisible: false })];
  const lists = { cocktails: [seen, hidden], whiskeys: [poured, kept], spirits: ['gin'] };
  const server = await startMenuServer(lists);
  const menu = await new MenuClient(server.url).read();
  server.close();
  expect(menu).toEqual({ cocktails: [seen], whiskeys: [poured], spirits: ['gin'] });
});
