import { Logger } from '@nestjs/common';
import { testDrink } from '@peanut/contracts/testing';
import { advanceClock, stopClock } from '@peanut/service/testing';
import { startMenuServer } from '../../test/support/menu-server.js';
import { MenuClient } from './menu-client.js';

const clientOf = ({ url }: { url: string }) => new MenuClient({ menuUrl: url, adminUrl: url });

it('leaves out what a menu service should not have told', async () => {
  const [seen, hidden] = [testDrink('cocktail'), testDrink('cocktail', { isVisible: false })];
  const [poured, kept] = [testDrink('whiskey'), testDrink('whiskey', { isVisible: false })];
  const lists = { cocktails: [seen, hidden], whiskeys: [poured, kept], spirits: ['gin'] };
  const server = await startMenuServer(lists, { hide_unavailable: 'false' });
  const menu = await clientOf(server).read();
  server.close();
  expect(menu).toEqual({ cocktails: [seen], whiskeys: [poured], spirits: ['gin'] });
});

describe('where the owner hides what is out of stock', () => {
  const [poured, out] = [testDrink('cocktail'), testDrink('cocktail', { isAvailable: false })];
  const whiskeys = (empty: number, dram: number) => [
    testDrink('whiskey', { number: empty, isAvailable: false }),
    testDrink('whiskey', { number: dram }),
  ];
  const STORED = { cocktails: [poured, out], whiskeys: whiskeys(3, 8), spirits: ['gin'] };
  const ALL = { ...STORED, whiskeys: whiskeys(1, 2) };
  const LISTED = { ...STORED, cocktails: [poured], whiskeys: whiskeys(0, 1).slice(1) };
  const settings: Record<string, string> = {};

  beforeEach(() => {
    stopClock();
    settings['hide_unavailable'] = 'true';
  });

  it('has for guests what their pages show, with its numbers, and all as stored for the owner’s forms', async () => {
    const server = await startMenuServer(STORED, settings);
    const client = clientOf(server);
    expect(await client.read()).toEqual(LISTED);
    expect(await client.read()).toBe(await client.read());
    expect(await client.readVisible()).toEqual(STORED);
    settings['hide_unavailable'] = 'false';
    advanceClock(2_000);
    expect(await client.read()).toEqual(ALL);
    server.close();
  });

  it('goes by what it heard last while the setting cannot be read, and by none where it never could', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const server = await startMenuServer(STORED, settings);
    const [client, another] = [clientOf(server), clientOf(server)];
    await client.read();
    delete settings['hide_unavailable'];
    advanceClock(2_000);
    expect(await client.read()).toEqual(LISTED);
    expect(await another.read()).toEqual(ALL);
    expect(warned).toHaveBeenCalledWith(expect.stringContaining('hide_unavailable could not be read'));
    server.close();
  });
});
