import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MenuList } from '../src/menu-list.js';
import { startClock, stopClock, whileTimePasses } from '../src/testing/clock.js';

let server: Server;
let list: MenuList<{ id: string }>;
let asked: number;
let items: { id: string }[];

beforeEach(async () => {
  [asked, items] = [0, [{ id: 'before' }]];
  server = createServer((_, response) => {
    asked += 1;
    response.end(JSON.stringify(items));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  stopClock();
  list = new MenuList(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

afterEach(() => {
  startClock();
  server.closeAllConnections();
  server.close();
});

it('is read anew at once, then once a second for however many ask', async () => {
  await list.items();
  expect(await list.itemsNow()).toEqual([{ id: 'before' }]);
  expect(asked).toBe(2);
  const crowd = Array.from({ length: 60 }, () => list.itemsNow());
  await list.items();
  expect(asked).toBe(2);
  await whileTimePasses(Promise.all(crowd));
  expect(asked).toBe(3);
});

it('has for whoever asks while it is being read what was changed since', async () => {
  const first = list.itemsNow();
  await once(server, 'request');
  items = [{ id: 'after' }];
  const second = list.itemsNow();
  expect(await first).toEqual([{ id: 'before' }]);
  expect(await whileTimePasses(second)).toEqual([{ id: 'after' }]);
});

it('is read again after a read that failed', async () => {
  items = null as never;
  await expect(list.itemsNow()).rejects.toThrow('answered 200');
  items = [{ id: 'after' }];
  expect(await whileTimePasses(list.itemsNow())).toEqual([{ id: 'after' }]);
});
