// The part of Postgres' wire protocol that says where a message begins and ends.

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const PROTOCOL_3 = 196_608;
const LONGEST_STARTUP = 10_000;
const LONGEST_MESSAGE = 64 * 1024 * 1024;
/** Bind, Close, Describe, Execute, Function call, Flush, Parse, Query, Sync, Terminate. */
const TYPES = 'BCDEFHPQSX';

/** What a client says first, undefined while incomplete. Throws for anything that is not Postgres'. */
export function readStartup(/** @type {Buffer} */ buffer) {
  if (buffer.length < 8) return undefined;
  const size = buffer.readInt32BE(0);
  const code = buffer.readInt32BE(4);
  if (size === 8 && (code === SSL_REQUEST || code === GSS_REQUEST)) return { kind: 'encryption', size };
  if (code !== PROTOCOL_3 || size < 8 || size > LONGEST_STARTUP) throw new Error('no startup message');
  return buffer.length < size ? undefined : { kind: 'startup', size };
}

/**
 * The message at `offset`, undefined while incomplete. Throws for what no client may send.
 * @param {Buffer} buffer
 * @param {number} offset
 */
export function readMessage(buffer, offset) {
  if (buffer.length - offset < 5) return undefined;
  const type = String.fromCharCode(buffer[offset] ?? 0);
  const size = buffer.readInt32BE(offset + 1) + 1;
  if (!TYPES.includes(type) || size < 5 || size > LONGEST_MESSAGE) throw new Error('no message of a client');
  return buffer.length - offset < size ? undefined : { type, size };
}

/**
 * A message that holds one text.
 * @param {string} type
 * @param {string} text
 */
export function textMessage(type, text) {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A server's greeting without the key (`K`) by which a client cancels its statements. */
export function withoutCancelKey(/** @type {Uint8Array} */ bytes) {
  const greeting = Buffer.from(bytes);
  const kept = [];
  for (let start = 0, end = 0; start < greeting.length; start = end) {
    end = start + 1 + greeting.readInt32BE(start + 1);
    if (greeting[start] !== 'K'.charCodeAt(0)) kept.push(greeting.subarray(start, end));
  }
  return Buffer.concat(kept);
}

/** How a client of ours introduces itself. */
export function startupMessage() {
  const body = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8);
  head.writeInt32BE(PROTOCOL_3, 4);
  return Buffer.concat([head, body]);
}

/**
 * The last words to a client: severity FATAL, an SQLSTATE and a sentence.
 * @param {string} code
 * @param {string} sentence
 */
export const fatalMessage = (code, sentence) => textMessage('E', `SFATAL\0VFATAL\0C${code}\0M${sentence}\0`);
