import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MenuSnapshot } from '@peanut/bartender';

export interface MenuServer {
  url: string;
  close(): void;
}

/** A menu service that has nothing but the menu's lists, with ETags. */
export async function startMenuServer({ cocktails, whiskeys, spirits }: MenuSnapshot): Promise<MenuServer> {
  const options = spirits.map((name) => ({ id: name, name, isActive: true }));
  const lists = new Map([
    ['/api/cocktails', JSON.stringify(cocktails)],
    ['/api/whiskeys', JSON.stringify(whiskeys)],
    ['/api/spirit-options', JSON.stringify(options)],
  ]);
  const server = createServer((request, response) => {
    const list = lists.get(request.url ?? '');
    response.setHeader('ETag', '"1"');
    if (list === undefined) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.setHeader('Content-Type', 'application/json').end(list);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
