// Requests byte by byte: Node's own client would refuse or mend most of them.
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is waited for longer hangs, in ms: a gateway gives a service up after seconds, or after a minute with pictures. */
const ANSWER_WITHIN = 40_000;
const PICTURE_WITHIN = 70_000;

export const patienceWith = (path: string): number =>
  /\/api\/images\//i.test(path) ? PICTURE_WITHIN : ANSWER_WITHIN;

export interface Endpoint {
  host: string;
  port: number;
}
export type Header = [name: string, value: string];
export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
  /** Milliseconds. */
  took: number;
}
interface Parsed extends Omit<Answer, 'took'> {
  /** How many bytes it took. */
  end: number;
}

/** Why there was no answer: `reset` (also an end without one), `hang`, or `garbled` for one that is no HTTP. */
export class NoAnswer extends Error {
  constructor(
    readonly reason: 'reset' | 'hang' | 'garbled',
    detail = '',
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
  }
}

const hasNoBody = (method: string, status: number): boolean =>
  method === 'HEAD' || status === 204 || status === 304 || status < 200;

function parseHead(text: string): Pick<Answer, 'status' | 'headers'> {
  const [first = '', ...lines] = text.split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1];
  if (!status) throw new NoAnswer('garbled', first.slice(0, 80));
  const headers: Answer['headers'] = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
  }
  return { status: Number(status), headers };
}

/** The bytes of a chunked body and where it ends; undefined while it is not whole. */
function readChunks(buffer: Buffer, start: number): { body: Buffer; end: number } | undefined {
  const parts: Buffer[] = [];
  for (let at = start; ;) {
    const lineEnd = buffer.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(buffer.toString('latin1', at, lineEnd), 16);
    if (Number.isNaN(size)) throw new NoAnswer('garbled', 'chunk size');
    const end = lineEnd + 2 + size;
    if (buffer.length < end + 2) return undefined;
    if (size === 0) return { body: Buffer.concat(parts), end: end + 2 };
    parts.push(buffer.subarray(lineEnd + 2, end));
    at = end + 2;
  }
}

const isStream = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

/** The stream of `GET /api/events` has no end: its first event is all that is waited for. */
const FIRST_EVENT = /\nevent: lists\ndata: .*\n\n/;

/** The first whole answer in `buffer`; undefined while it is not whole. */
function parseAnswer(buffer: Buffer, method: string, isClosed: boolean): Parsed | undefined {
  const headEnd = buffer.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = parseHead(buffer.toString('latin1', 0, headEnd));
  const start = headEnd + 4;
  if (hasNoBody(method, head.status)) return { ...head, body: Buffer.alloc(0), end: start };
  if (isStream(head) && FIRST_EVENT.test(buffer.toString('latin1', start)))
    return { ...head, body: buffer.subarray(start), end: buffer.length };
  if (/chunked/i.test(head.headers['transfer-encoding'] ?? '')) {
    const chunks = readChunks(buffer, start);
    return chunks && { ...head, ...chunks };
  }
  const length = head.headers['content-length'];
  if (length === undefined && !isClosed) return undefined;
  const end = length === undefined ? buffer.length : start + Number(length);
  return buffer.length < end ? undefined : { ...head, body: buffer.subarray(start, end), end };
}

/** One connection. */
export class Wire {
  readonly socket: Socket;
  isClosed = false;
  uses = 0;
  private buffer: Buffer = Buffer.alloc(0);
  private how: string | undefined;
  private wake: () => void = () => undefined;

  constructor({ host, port }: Endpoint) {
    this.socket = connect({ host, port, noDelay: true, allowHalfOpen: true });
    this.socket.on('data', (chunk) => {
      this.buffer = this.buffer.length === 0 ? chunk : Buffer.concat([this.buffer, chunk]);
      this.wake();
    });
    this.socket.on('error', (error: NodeJS.ErrnoException) => this.closed(error.code));
    this.socket.on('end', () => this.closed('end'));
    this.socket.on('close', () => this.closed('close'));
  }

  private closed(how?: string): void {
    this.isClosed = true;
    this.how ??= how;
    this.wake();
  }

  /** Sends `bytes` and gives the next answer. Throws {@link NoAnswer}. */
  exchange(
    bytes: Buffer,
    { method = 'GET', halfClose = false, within = ANSWER_WITHIN } = {},
  ): Promise<Answer> {
    const sent = performance.now();
    this.uses += 1;
    if (bytes.length > 0) this.socket.write(bytes);
    if (halfClose) this.socket.end();
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void): void => {
        clearTimeout(timer);
        this.wake = () => undefined;
        finish();
      };
      const timer = setTimeout(() => settle(() => reject(new NoAnswer('hang'))), within);
      this.wake = () => {
        try {
          const answer = this.take(method);
          if (answer) settle(() => resolve({ ...answer, took: performance.now() - sent }));
          else if (this.isClosed) settle(() => reject(new NoAnswer('reset', this.how)));
        } catch (error) {
          settle(() => reject(error as Error));
        }
      };
      this.wake();
    });
  }

  /** Writes `bytes` in pieces of `size` with a `pause` of ms after each. Gives the last piece, which is still to be sent. */
  async drip(bytes: Buffer, { size, pause }: { size: number; pause: number }): Promise<Buffer> {
    let at = 0;
    for (; at + size < bytes.length && !this.isClosed; at += size) {
      this.socket.write(bytes.subarray(at, at + size));
      await sleep(pause);
    }
    return bytes.subarray(at);
  }

  /** Reads nothing for so many ms. */
  async beDeaf(duration: number): Promise<void> {
    this.socket.pause();
    await sleep(duration);
    this.socket.resume();
  }

  /** The next answer that is no "100 Continue". */
  private take(method: string): Parsed | undefined {
    for (;;) {
      const answer = parseAnswer(this.buffer, method, this.isClosed);
      if (!answer) return undefined;
      this.buffer = this.buffer.subarray(answer.end);
      if (answer.status >= 200) return answer;
    }
  }

  /** Whether a further request may go out on it. */
  canGoOn(answer: Answer): boolean {
    const isOver = this.isClosed || isStream(answer) || /close/i.test(answer.headers['connection'] ?? '');
    return !isOver && this.buffer.length === 0;
  }

  close(): void {
    this.socket.destroy();
  }
}

/** What goes out; Host and the body's length are added unless they are given. */
export interface Message {
  method: string;
  path: string;
  headers?: Header[];
  body?: string | Buffer;
}

/** A request as bytes. Names and values go out as latin1, as they are. */
export function writeRequest({ method, path, headers = [], body }: Message, host: string): Buffer {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const isFramed = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name));
  const framing: Header[] = bytes && !isFramed ? [['Content-Length', String(bytes.length)]] : [];
  const lines = [['Host', host], ...headers, ...framing].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return bytes ? Buffer.concat([head, bytes]) : head;
}
