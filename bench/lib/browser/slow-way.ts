import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A round trip in milliseconds, and what all connections together carry down, in bits a second. */
export interface Speed {
  roundTrip: number;
  bitsPerSecond: number;
}

/** So much of one connection goes before it is another's turn, in bytes. */
const PIECE = 1_460;

/**
 * A phone's network between a browser and the product. It delays bytes, not requests: so it is the same for every engine,
 * and a new connection costs its round trip.
 */
export async function slowWay(target: string, speed: Speed): Promise<{ url: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(target);
  const down = new Downlink(speed);
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (browser) => {
    const product = connect({ host: hostname, port: Number(port), allowHalfOpen: true, noDelay: true });
    const end = (): void => {
      browser.destroy();
      product.destroy();
    };
    for (const socket of [browser, product]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    carryUp(browser, product, speed.roundTrip);
    product.on('data', (bytes) => down.add(browser, bytes));
    product.on('end', () => down.add(browser, undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** The first bytes wait for the connection, whose round trip this machine does not have. */
function carryUp(browser: Socket, product: Socket, roundTrip: number): void {
  const isThereAt = performance.now() + roundTrip;
  let before = Promise.resolve();
  const later = (work: () => void): void => {
    const arrivesAt = Math.max(performance.now(), isThereAt) + roundTrip / 2;
    before = before.then(async () => {
      await pause(Math.max(0, arrivesAt - performance.now()));
      if (!product.destroyed) work();
    });
  };
  browser.on('data', (bytes) => later(() => product.write(bytes)));
  browser.on('end', () => later(() => product.end()));
}

/** What goes to the browser, connections in turn; `undefined` ends one. */
class Downlink {
  readonly #speed: Speed;
  readonly #waiting = new Map<Socket, (Buffer | undefined)[]>();
  #isBusy = false;

  constructor(speed: Speed) {
    this.#speed = speed;
  }

  add(to: Socket, bytes: Buffer | undefined): void {
    const pieces = this.#waiting.get(to) ?? [];
    if (bytes === undefined) pieces.push(undefined);
    else for (let at = 0; at < bytes.length; at += PIECE) pieces.push(bytes.subarray(at, at + PIECE));
    this.#waiting.set(to, pieces);
    if (!this.#isBusy) void this.#send();
  }

  async #send(): Promise<void> {
    this.#isBusy = true;
    let freeAt = performance.now();
    for (let next = this.#take(); next; next = this.#take()) {
      const { to, piece } = next;
      freeAt += ((piece?.length ?? 0) * 8_000) / this.#speed.bitsPerSecond;
      // A timer is good to a millisecond or two; a piece that left late shortens the wait for the next.
      const wait = freeAt - performance.now();
      if (wait > 1) await pause(wait);
      setTimeout(() => {
        if (to.destroyed) return;
        if (piece === undefined) to.end();
        else to.write(piece);
      }, this.#speed.roundTrip / 2);
    }
    this.#isBusy = false;
  }

  #take(): { to: Socket; piece: Buffer | undefined } | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [to, pieces] = first;
    const piece = pieces.shift();
    // To the end of the queue, or out of it.
    this.#waiting.delete(to);
    if (pieces.length > 0) this.#waiting.set(to, pieces);
    return { to, piece };
  }
}
