import type { IncomingMessage, Server } from 'node:http';
import { connect, type Socket } from 'node:net';

/** How pages are passed to Vite's dev server; the first one may take a while, it is compiled then. */
export const DEV_SERVER_ROUTE = { timeout: 60_000, maxBody: 0 };

function head(req: IncomingMessage): string {
  const lines = [`${req.method} ${req.url} HTTP/1.1`];
  for (let index = 0; index < req.rawHeaders.length; index += 2) {
    lines.push(`${req.rawHeaders[index]}: ${req.rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Passes Vite's reload socket on to the dev server. */
export function passUpgrades(server: Server, devServer: string): void {
  const [host, port] = devServer.split(':');
  server.on('upgrade', (req, client: Socket, first: Buffer) => {
    const upstream = connect(Number(port), host, () => {
      upstream.write(head(req));
      upstream.write(first);
      client.pipe(upstream).pipe(client);
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
}
