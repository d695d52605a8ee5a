import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MenuSnapshot } from '@peanut/bartender';

export interface MenuServer {
  url: string;
  close(): void;
}

/** A menu service that has nothing but the menu's lists, with ETags, and an admin service that has nothing but `settings`. */
export async function startMenuServer(
  { cocktails, whiskeys, spirits }: MenuSnapshot,
  settings: Record<string, string> = {},
): Promise<MenuServer> {
  const options = spirits.map((name) => ({ id: name, name, isActive: true }));
  const lists = new Map([
    ['/api/cocktails', JSON.stringify(cocktails)],
    ['/api/whiskeys', JSON.stringify(whiskeys)],
    ['/api/spirit-options', JSON.stringify(options)],
  ]);
  const server = createServer((request, response) => {
    const key = /^\/api\/admin\/settings\/(\w+)$/.exec(request.url ?? '')?.[1];
    const setting = key === undefined ? undefined : settings[key];
    const list =
      setting === undefined ? lists.get(request.url ?? '') : JSON.stringify({ key, value: setting });
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
