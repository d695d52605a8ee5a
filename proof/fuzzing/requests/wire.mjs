import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What is waited for longer hangs, in ms: a gateway gives a service up after seconds, or after a minute with pictures. */
const ANSWER_WITHIN = 40_000;
const PICTURE_WITHIN = 70_000;
const PICTURES = /\/api\/images\//i;

export const patienceWith = (path = '') => (PICTURES.test(path) ? PICTURE_WITHIN : ANSWER_WITHIN);

/** Why there was no answer: `reset` (also an end without one), `hang`, or `garbled` for one that is no HTTP. */
export class NoAnswer extends Error {
  constructor(reason, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

const hasNoBody = (method, status) => method === 'HEAD' || status === 204 || status === 304 || status < 200;

function parseHead(text) {
  const [first, ...lines] = text.split('\r\n');
  const status = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1];
  if (!status) throw new NoAnswer('garbled', first.slice(0, 80));
  const headers = {};
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    headers[name] =
      name in headers ? `${headers[name]}, ${line.slice(colon + 1).trim()}` : line.slice(colon + 1).trim();
  }
  return { status: Number(status), headers };
}

/** The bytes of a chunked body and where it ends; undefined while it is not whole. */
function readChunks(buffer, start) {
  const parts = [];
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

/** The first whole answer in `buffer`, and how many bytes it took; undefined while it is not whole. */
function parseAnswer(buffer, method, isClosed) {
  const headEnd = buffer.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const { status, headers } = parseHead(buffer.toString('latin1', 0, headEnd));
  const start = headEnd + 4;
  const answer = (body, end) => ({ status, headers, body, end });
  if (hasNoBody(method, status)) return answer(Buffer.alloc(0), start);
  if (/chunked/i.test(headers['transfer-encoding'] ?? '')) {
    const chunks = readChunks(buffer, start);
    return chunks && answer(chunks.body, chunks.end);
  }
  if (headers['content-length'] !== undefined) {
    const end = start + Number(headers['content-length']);
    return buffer.length < end ? undefined : answer(buffer.subarray(start, end), end);
  }
  return isClosed ? answer(buffer.subarray(start), buffer.length) : undefined;
}

/**
 * One connection, on which requests go out byte by byte as they were written, however wrong. Node's own client would
 * refuse or mend most of them.
 */
export class Wire {
  constructor({ host, port }) {
    this.buffer = Buffer.alloc(0);
    this.isClosed = false;
    this.uses = 0;
    this.socket = connect({ host, port, noDelay: true, allowHalfOpen: true });
    this.socket.on('data', (chunk) => {
      this.buffer = this.buffer.length === 0 ? chunk : Buffer.concat([this.buffer, chunk]);
      this.wake?.();
    });
    this.socket.on('error', (error) => this.closed(error.code));
    this.socket.on('end', () => this.closed('end'));
    this.socket.on('close', () => this.closed('close'));
  }

  closed(how) {
    this.isClosed = true;
    this.how ??= how;
    this.wake?.();
  }

  /** Sends `bytes` and gives the next answer, with the milliseconds that it took. @throws NoAnswer */
  exchange(bytes, { method = 'GET', halfClose = false, within = patienceWith() } = {}) {
    const sent = performance.now();
    this.uses += 1;
    if (bytes.length > 0) this.socket.write(bytes);
    if (halfClose) this.socket.end();
    return new Promise((resolve, reject) => {
      const settle = (finish, value) => {
        clearTimeout(timer);
        this.wake = undefined;
        finish(value);
      };
      const timer = setTimeout(() => settle(reject, new NoAnswer('hang')), within);
      this.wake = () => {
        try {
          const answer = this.take(method);
          if (answer) settle(resolve, { ...answer, took: performance.now() - sent });
          else if (this.isClosed) settle(reject, new NoAnswer('reset', this.how));
        } catch (error) {
          settle(reject, error);
        }
      };
      this.wake();
    });
  }

  /** Writes `bytes` in pieces of `size` with a `pause` of ms after each. Gives the last piece, which is still to be sent. */
  async drip(bytes, { size, pause }) {
    let at = 0;
    for (; at + size < bytes.length && !this.isClosed; at += size) {
      this.socket.write(bytes.subarray(at, at + size));
      await sleep(pause);
    }
    return bytes.subarray(at);
  }

  /** Reads nothing for so many ms. */
  async beDeaf(duration) {
    this.socket.pause();
    await sleep(duration);
    this.socket.resume();
  }

  /** The next answer that is no "100 Continue". */
  take(method) {
    for (;;) {
      const answer = parseAnswer(this.buffer, method, this.isClosed);
      if (!answer) return undefined;
      this.buffer = this.buffer.subarray(answer.end);
      if (answer.status >= 200) return answer;
    }
  }

  /** Whether a further request may go out on it. */
  canGoOn(answer) {
    return !this.isClosed && this.buffer.length === 0 && !/close/i.test(answer.headers['connection'] ?? '');
  }

  close() {
    this.socket.destroy();
  }
}

/**
 * A request as bytes. `headers` are pairs; Host and the body's length are added unless they are given, or `bare` is set.
 * Names and values go out as latin1, as they are.
 */
export function writeRequest({ method, path, headers = [], body, bare = false }, host) {
  const bytes = typeof body === 'string' ? Buffer.from(body, 'utf8') : body;
  const own = bare ? [] : [['Host', host]];
  const isFramed = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/i.test(name));
  const framing = bytes && !isFramed && !bare ? [['Content-Length', String(bytes.length)]] : [];
  const lines = [...own, ...headers, ...framing].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return bytes ? Buffer.concat([head, bytes]) : head;
}
