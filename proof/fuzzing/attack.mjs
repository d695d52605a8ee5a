import { faultsOf, isLate } from './checks.mjs';
import { KINDS } from './requests/kinds/index.mjs';
import { taskRandom } from '../lib/random.mjs';
import { sampleBody, samplePath } from './requests/samples.mjs';
import { NoAnswer, patienceWith, Wire, writeRequest } from './requests/wire.mjs';

const JSON_TYPE = ['Content-Type', 'application/json'];
/** How long a request that may be unfinished keeps its writing side open, in ms. */
const PATIENCE = 250;

/** The owner's made-up change of the password may be a good one: nobody knows it then. */
const setsPassword = ({ method, path }) => method === 'POST' && /^\/api\/admin\/password/i.test(path);

/** One task: a kind's requests, made of its own randomness, and sent over its worker's connection. */
export class Attack {
  constructor({ random, world, target, who, line, report }) {
    Object.assign(this, { random, world, target, who, line, report, host: target.host });
  }

  route(routes) {
    const isOpen = ({ needsSession }) => this.who.cookie || !needsSession;
    return this.random.weighted(
      routes.map((route) => ({ ...route, weight: route.weight * (isOpen(route) ? 1 : 0.25) })),
    );
  }

  routeWithBody() {
    return this.route(this.world.routes.filter(({ body }) => body));
  }

  body(route) {
    return sampleBody(route.body, this);
  }

  call(route) {
    return { method: route.method, path: samplePath(route, this), headers: route.body ? [JSON_TYPE] : [] };
  }

  /** A request that is right, as far as the documents tell. */
  anyCall() {
    const route = this.route(this.world.routes);
    const body = route.body ? JSON.stringify(this.body(route)) : undefined;
    return { ...this.call(route), body };
  }

  /** Anything that can be read: lists, items, pictures, pages, files. */
  anyAddress() {
    const { files, pages, routes } = this.world;
    const reads = routes.filter(({ method }) => method === 'GET');
    return this.random.pick([
      () => this.random.pick(files),
      () => this.random.pick(pages),
      () => samplePath(this.random.pick(reads), this),
    ])();
  }

  /**
   * Sends a request whose framing is right and checks the answer. `closes` keeps the connection from being used again,
   * `mayReset` allows an end without an answer, `cookie: null` leaves the session out.
   */
  async send(request) {
    const { closes, cookie = this.who.cookieFor(request) } = request;
    const headers = [...(request.headers ?? []), ...(cookie ? [['Cookie', cookie]] : [])];
    const bytes = writeRequest({ ...request, headers }, this.host);
    this.report.trace?.('>', bytes);
    try {
      const answer = await this.line.exchange(bytes, request, closes);
      this.note(request, answer);
      return answer;
    } catch (error) {
      this.noteSilence(request, error, request.mayReset);
      return undefined;
    }
  }

  /**
   * Sends bytes as they are on a connection of their own and checks what comes back.
   * @param options.drip how slowly they are written: `size` bytes and a `pause` of ms
   * @param options.deafFor ms in which nothing is read of the answers
   */
  async sendRaw(
    bytes,
    { answers = 1, once = false, isOld = false, mayReset = false, drip, deafFor, ...options },
  ) {
    const first = bytes.toString('latin1', 0, 200).split('\r\n')[0];
    const request = {
      method: first.split(' ')[0],
      path: options.path ?? first.split(' ')[1] ?? '',
      ...options,
    };
    const wire = new Wire(this.target.endpoint);
    this.report.trace?.('>', bytes);
    try {
      const last = drip ? await wire.drip(bytes, drip) : bytes;
      if (deafFor) void wire.beDeaf(deafFor);
      const isWhole = answers > 1 || drip;
      const exchange = isWhole
        ? wire.exchange(last, { method: request.method, within: patienceWith(request.path) })
        : this.patientExchange(wire, last, request);
      let answer = await exchange;
      this.note(request, answer);
      // An answer that announces the end of the connection is the last one.
      for (let more = 1; more < answers && !/close/i.test(answer.headers['connection'] ?? ''); more += 1) {
        answer = await wire.exchange(Buffer.alloc(0), { method: request.method });
        this.note(request, answer);
      }
      if (once) await this.expectSilence(wire, request);
    } catch (error) {
      this.noteSilence(request, error, mayReset || (isOld && error.reason === 'garbled'));
    } finally {
      wire.close();
    }
  }

  /** The same request twice at once, on connections of their own. */
  async sendTwice(request) {
    const attempts = [1, 2].map(async () => {
      const own = new Line(this.target, this.report);
      await Object.assign(Object.create(this), { line: own }).send(request);
      own.drop();
    });
    await Promise.all(attempts);
  }

  async patientExchange(wire, bytes, { method, path }) {
    try {
      return await wire.exchange(bytes, { method, within: PATIENCE });
    } catch (error) {
      if (!(error instanceof NoAnswer) || error.reason !== 'hang') throw error;
      return wire.exchange(Buffer.alloc(0), { method, halfClose: true, within: patienceWith(path) });
    }
  }

  /** What looked like a second request to somebody must not be answered. */
  async expectSilence(wire, request) {
    const second = await wire.exchange(Buffer.alloc(0), { within: 100 }).catch(() => undefined);
    if (second) this.report.fault(this, request, `a smuggled request was answered: ${second.status}`);
  }

  note(request, answer) {
    this.report.answered(this, answer.status);
    this.report.trace?.(`< ${answer.status}`, answer.body);
    if (answer.status === 200 && setsPassword(request)) this.target.password = undefined;
    if (isLate(answer, request)) return this.report.late(this, request);
    const { hidden, inside } = this.world;
    const secrets = this.who.cookie ? inside : [...inside, ...hidden];
    for (const fault of faultsOf(answer, request, { secrets })) this.report.fault(this, request, fault);
  }

  noteSilence(request, error, isAllowed) {
    if (!(error instanceof NoAnswer)) throw error;
    this.report.silent(this, error.reason);
    this.report.trace?.('<', error.message);
    if (!isAllowed || error.reason === 'hang')
      this.report.fault(this, request, `no answer (${error.message})`);
  }
}

/** A worker's connection, opened anew whenever the last answer ended it. */
export class Line {
  constructor(target, report, { within } = {}) {
    Object.assign(this, { target, report, within });
  }

  async exchange(bytes, request, closes = false) {
    const { method, path } = request;
    this.wire ??= new Wire(this.target.endpoint);
    const { wire } = this;
    const isReused = wire.uses > 0;
    try {
      const answer = await wire.exchange(bytes, { method, within: this.within ?? patienceWith(path) });
      if (closes || !wire.canGoOn(answer)) this.drop();
      return answer;
    } catch (error) {
      this.drop();
      // The server may end an idle connection in the moment in which it is used again; a client then asks once more.
      if (!isReused || error.reason !== 'reset') throw error;
      this.report.retries += 1;
      return this.exchange(bytes, request, closes);
    }
  }

  drop() {
    this.wire?.close();
    this.wire = undefined;
  }
}

/**
 * Sends about `count` hostile requests as `who` (an owner's session or nobody) and fills `report`.
 * `onProgress(sent)` is awaited after each task. With `task` only that one is run.
 */
export async function attack({
  target,
  world,
  who,
  count,
  seed,
  report,
  task,
  concurrency = 24,
  onProgress,
}) {
  let next = 0;
  const end = report.sent + count;
  async function runTask(number, line) {
    const random = taskRandom(seed, number);
    // Each kind once, then by chance.
    const kind = KINDS[number] ?? random.weighted(KINDS);
    const one = new Attack({ random, world, target, who, line, report });
    await kind.run(Object.assign(one, { number, kind: kind.name }));
  }
  async function work() {
    const line = new Line(target, report);
    while (report.sent < end) {
      await runTask(next++, line);
      await onProgress?.(report.sent);
    }
    line.drop();
  }
  if (task !== undefined) return runTask(task, new Line(target, report));
  await Promise.all(Array.from({ length: concurrency }, work));
}
