// The part of Postgres' wire protocol that says where a message begins and ends.

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;
const PROTOCOL_3 = 196_608;
const LONGEST_STARTUP = 10_000;
const LONGEST_MESSAGE = 64 * 1024 * 1024;
/** Bind, Close, Describe, Execute, Function call, Flush, Parse, Query, Sync, Terminate. */
const TYPES = new Set([...'BCDEFHPQSX'].map((letter) => letter.charCodeAt(0)));

/** What a client says first: `{ kind, size }`, undefined while incomplete. Throws for anything that is not Postgres'. */
export function readStartup(buffer) {
  if (buffer.length < 8) return undefined;
  const size = buffer.readInt32BE(0);
  const code = buffer.readInt32BE(4);
  if (size === 8 && (code === SSL_REQUEST || code === GSS_REQUEST)) return { kind: 'encryption', size };
  if (code !== PROTOCOL_3 || size < 8 || size > LONGEST_STARTUP) throw new Error('no startup message');
  return buffer.length < size ? undefined : { kind: 'startup', size };
}

/** The message at `offset`: `{ type, size }`, undefined while incomplete. Throws for what no client may send. */
export function readMessage(buffer, offset) {
  if (buffer.length - offset < 5) return undefined;
  const type = buffer[offset];
  const size = buffer.readInt32BE(offset + 1) + 1;
  if (!TYPES.has(type) || size < 5 || size > LONGEST_MESSAGE) throw new Error('no message of a client');
  return buffer.length - offset < size ? undefined : { type: String.fromCharCode(type), size };
}

/** A message that holds one text. */
export function textMessage(type, text) {
  const body = Buffer.from(`${text}\0`);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** How a client of ours introduces itself. */
export function startupMessage() {
  const body = Buffer.from('user\0postgres\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(body.length + 8);
  head.writeInt32BE(PROTOCOL_3, 4);
  return Buffer.concat([head, body]);
}

/** The last words to a client: severity FATAL, an SQLSTATE and a sentence. */
export function fatalMessage(code, sentence) {
  return textMessage('E', `SFATAL\0VFATAL\0C${code}\0M${sentence}\0`);
}
