import type { Product } from '../lib/products.js';
import type { Random } from '../lib/random.js';
import { faultsOf, isLate, type Request } from './checks.js';
import type { HeldConnections } from './held.js';
import type { Report } from './report.js';
import { sampleBody, samplePath, type Route, type RouteWithBody } from './samples.js';
import {
  NoAnswer,
  patienceWith,
  Wire,
  writeRequest,
  type Answer,
  type Endpoint,
  type Header,
} from './wire.js';
import type { Sender, World } from './world.js';

export const JSON_TYPE: Header = ['Content-Type', 'application/json'];
/** How long a request that may be unfinished has its writing side open, in ms. */
const PATIENCE = 250;

/** A product under attack. */
export interface Target {
  product: Product;
  endpoint: Endpoint;
  host: string;
  held: HeldConnections;
  /** Undefined once a made-up one was set. */
  password: string | undefined;
}

/** A kind of attack: how often it comes, and what sends its requests. */
export interface Kind {
  name: string;
  weight: number;
  run(attack: Attack): Promise<unknown>;
}

export interface Sent extends Request {
  /** The connection is not used again. */
  closes?: boolean;
  /** It may end without an answer. */
  mayReset?: boolean;
  /** Instead of the sender's own; null: none. */
  cookie?: string | null;
}

interface RawOptions extends Partial<Request> {
  /** How many are to come, in order. */
  answers?: number;
  /** What looks like a second request must not be answered. */
  once?: boolean;
  /** An answer without a head is one too. */
  isOld?: boolean;
  mayReset?: boolean;
  /** How slowly the bytes are written. */
  drip?: { size: number; pause: number };
  /** Nothing of the answers is read for so many ms. */
  deafFor?: number;
}

/** The owner's made-up change of the password may be a good one: nobody knows it then. */
const setsPassword = ({ method, path }: Request): boolean =>
  method === 'POST' && /^\/api\/admin\/password/i.test(path);

interface Setting {
  random: Random;
  world: World;
  target: Target;
  who: Sender;
  line: Line;
  report: Report;
  kind: string;
  number: number;
}

/** One task: a kind's requests, made of its own randomness, and sent over its worker's connection. */
export class Attack {
  readonly random: Random;
  readonly world: World;
  readonly target: Target;
  readonly host: string;
  readonly report: Report;
  readonly kind: string;
  readonly number: number;

  constructor(private readonly setting: Setting) {
    ({ random: this.random, world: this.world, target: this.target, report: this.report } = setting);
    ({ kind: this.kind, number: this.number } = setting);
    this.host = setting.target.host;
  }

  private route<T extends Route>(routes: T[]): T {
    const isOpen = ({ needsSession }: Route): boolean => Boolean(this.setting.who.cookie) || !needsSession;
    return this.random.weighted(
      routes.map((route) => ({ ...route, weight: route.weight * (isOpen(route) ? 1 : 0.25) })),
    );
  }

  routeWithBody(): RouteWithBody {
    return this.route(this.world.routes.filter((route): route is RouteWithBody => Boolean(route.body)));
  }

  body({ body = {} }: Route): Record<string, unknown> {
    return sampleBody(body, this);
  }

  call(route: Route): Request & { headers: Header[] } {
    return { method: route.method, path: samplePath(route, this), headers: route.body ? [JSON_TYPE] : [] };
  }

  /** A request that is right, as far as the documents tell. */
  anyCall(): Request & { headers: Header[] } {
    const route = this.route(this.world.routes);
    return { ...this.call(route), body: route.body && JSON.stringify(this.body(route)) };
  }

  /** Anything that can be read: lists, items, pictures, pages, files. */
  anyAddress(): string {
    const { files, pages, routes } = this.world;
    const reads = routes.filter(({ method }) => method === 'GET');
    return this.random.pick([
      () => this.random.pick(files),
      () => this.random.pick(pages),
      () => samplePath(this.random.pick(reads), this),
    ])();
  }

  /** Sends a request whose framing is right and checks the answer. */
  async send(request: Sent, line = this.setting.line): Promise<Answer | undefined> {
    const { closes, mayReset, cookie = this.setting.who.cookieFor(request) } = request;
    const headers: Header[] = [...(request.headers ?? []), ...(cookie ? [['Cookie', cookie] as Header] : [])];
    const bytes = writeRequest({ ...request, headers }, this.host);
    this.report.trace?.('>', bytes);
    try {
      const answer = await line.exchange(bytes, request, closes);
      this.note(request, answer);
      return answer;
    } catch (error) {
      this.noteSilence(request, error, mayReset);
      return undefined;
    }
  }

  /** The same request twice at once, on connections of their own. */
  async sendTwice(request: Sent): Promise<void> {
    const lines = [1, 2].map(() => new Line(this.target.endpoint));
    await Promise.all(lines.map((line) => this.send(request, line)));
    for (const line of lines) line.drop();
  }

  /** Sends bytes as they are on a connection of their own and checks what comes back. */
  async sendRaw(bytes: Buffer, options: RawOptions = {}): Promise<void> {
    const { answers = 1, once, isOld, mayReset, drip, deafFor, ...own } = options;
    const [method = '', path = ''] = bytes.toString('latin1', 0, 200).split('\r\n')[0]?.split(' ') ?? [];
    const request = { method, path, ...own };
    const wire = new Wire(this.target.endpoint);
    this.report.trace?.('>', bytes);
    try {
      const last = drip ? await wire.drip(bytes, drip) : bytes;
      if (deafFor) void wire.beDeaf(deafFor);
      const isWhole = answers > 1 || drip;
      const exchange = isWhole
        ? wire.exchange(last, { method, within: patienceWith(request.path) })
        : this.patientExchange(wire, last, request);
      let answer = await exchange;
      this.note(request, answer);
      // An answer that announces the end of the connection is the last one.
      for (let more = 1; more < answers && !/close/i.test(answer.headers['connection'] ?? ''); more += 1) {
        answer = await wire.exchange(Buffer.alloc(0), { method });
        this.note(request, answer);
      }
      if (once) await this.expectSilence(wire, request);
    } catch (error) {
      const isGarbled = error instanceof NoAnswer && error.reason === 'garbled';
      this.noteSilence(request, error, mayReset || (isOld && isGarbled));
    } finally {
      wire.close();
    }
  }

  /** For a request that may be unfinished: after a while the writing side is closed. */
  private async patientExchange(wire: Wire, bytes: Buffer, { method, path }: Request): Promise<Answer> {
    try {
      return await wire.exchange(bytes, { method, within: PATIENCE });
    } catch (error) {
      if (!(error instanceof NoAnswer) || error.reason !== 'hang') throw error;
      return wire.exchange(Buffer.alloc(0), { method, halfClose: true, within: patienceWith(path) });
    }
  }

  private async expectSilence(wire: Wire, request: Request): Promise<void> {
    const second = await wire.exchange(Buffer.alloc(0), { within: 100 }).catch(() => undefined);
    if (second) this.report.fault(this, request, `a smuggled request was answered: ${second.status}`);
  }

  private note(request: Request, answer: Answer): void {
    this.report.answered(this, String(answer.status));
    this.report.trace?.(`< ${answer.status}`, answer.body);
    if (answer.status === 200 && setsPassword(request)) this.target.password = undefined;
    if (isLate(answer, request)) return this.report.late(this, request);
    const { hidden, inside } = this.world;
    const secrets = this.setting.who.cookie ? inside : [...inside, ...hidden];
    for (const fault of faultsOf(answer, request, secrets)) this.report.fault(this, request, fault);
  }

  private noteSilence(request: Request, error: unknown, isAllowed = false): void {
    if (!(error instanceof NoAnswer)) throw error;
    this.report.answered(this, error.reason);
    this.report.trace?.('<', Buffer.from(error.message));
    if (!isAllowed || error.reason === 'hang')
      this.report.fault(this, request, `no answer (${error.message})`);
  }
}

/** A worker's connection, opened anew whenever the last answer ended it. */
export class Line {
  private wire: Wire | undefined;

  constructor(private readonly endpoint: Endpoint) {}

  async exchange(bytes: Buffer, request: Request, closes = false): Promise<Answer> {
    const { method, path } = request;
    const wire = (this.wire ??= new Wire(this.endpoint));
    const isReused = wire.uses > 0;
    try {
      const answer = await wire.exchange(bytes, { method, within: patienceWith(path) });
      if (closes || !wire.canGoOn(answer)) this.drop();
      return answer;
    } catch (error) {
      this.drop();
      // The server may end an idle connection in the moment in which it is used again; a client then asks once more.
      if (isReused && error instanceof NoAnswer && error.reason === 'reset')
        return this.exchange(bytes, request, closes);
      throw error;
    }
  }

  drop(): void {
    this.wire?.close();
    this.wire = undefined;
  }
}
