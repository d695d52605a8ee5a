import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

/**
 * What becomes of a request: `cut` ends the connection without an answer, `half` within the body, `silent` never answers,
 * `busy` is a 503, `slow` answers some seconds later.
 */
export type Fault = 'cut' | 'half' | 'silent' | 'busy' | 'slow';

/** In milliseconds. */
const SLOW = 3_000;

/** What the page asked for, oldest first. */
export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  /** Caches are passed by, as the service worker does for what it keeps. */
  isAnew: boolean;
  /** Neither answered whole nor given up yet. */
  isOpen: boolean;
}

/** The way between a browser and the product, on an address of its own. All is well until it is told otherwise. */
export class Network {
  readonly asked: Asked[] = [];
  readonly #sockets = new WeakMap<Asked, Socket>();
  readonly #target: URL;
  readonly #port: number;
  #server: Server;
  #faults: { matches: (path: string) => boolean; fault: Fault; times: number }[] = [];

  private constructor(target: string, server: Server, port: number) {
    this.#target = new URL(target);
    this.#server = server;
    this.#port = port;
  }

  static async to(target: string): Promise<Network> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const network = new Network(target, server, (server.address() as AddressInfo).port);
    network.#serve(server);
    return network;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Those requests fail, so many times; `well` ends it. */
  fail(pattern: RegExp, fault: Fault, times = Infinity): void {
    this.#faults.push({ matches: (path) => pattern.test(path), fault, times });
  }

  /** The requests that are open now. */
  open(pattern: RegExp): Asked[] {
    return this.asked.filter(({ path, isOpen }) => isOpen && pattern.test(path));
  }

  /** Ends the connections of the requests that are open now. */
  drop(pattern: RegExp): void {
    for (const asked of this.open(pattern)) this.#sockets.get(asked)?.destroy();
  }

  well(): void {
    this.#faults = [];
  }

  /** Nothing listens any more: connections are refused, and those that are open end. */
  async down(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async up(): Promise<void> {
    this.#server = createServer();
    this.#serve(this.#server);
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  async stop(): Promise<void> {
    if (this.#server.listening) await this.down();
  }

  #serve(server: Server): void {
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const path = incoming.url ?? '/';
      this.#note(incoming, outgoing, path);
      const found = this.#faults.find(({ matches, times }) => times > 0 && matches(path));
      if (found) found.times -= 1;
      if (found?.fault === 'silent') return;
      if (found?.fault === 'cut') incoming.socket.destroy();
      else if (found?.fault === 'busy') outgoing.writeHead(503, { 'content-type': 'text/plain' }).end('Busy');
      else if (found?.fault === 'slow') setTimeout(() => this.#pass(incoming, outgoing, false), SLOW);
      else this.#pass(incoming, outgoing, found?.fault === 'half');
    });
  }

  #note({ method = 'GET', headers, socket }: IncomingMessage, outgoing: ServerResponse, path: string): void {
    const isAnew = headers['cache-control'] !== undefined;
    const asked = { method, path, isAnew, isOpen: true };
    this.asked.push(asked);
    this.#sockets.set(asked, socket);
    outgoing.on('close', () => (asked.isOpen = false));
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse, isCut: boolean): void {
    const passed = request(
      {
        hostname: this.#target.hostname,
        port: this.#target.port,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isCut) answer.pipe(outgoing);
        else
          answer.once('data', (piece: Buffer) => {
            outgoing.write(piece.subarray(0, piece.length / 2));
            setTimeout(() => incoming.socket.destroy(), 50);
          });
        answer.on('error', () => outgoing.destroy());
      },
    );
    passed.on('error', () => incoming.socket.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }
}
