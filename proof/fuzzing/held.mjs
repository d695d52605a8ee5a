import { Wire, writeRequest } from './requests/wire.mjs';

/**
 * What a held connection has said before it falls silent, and after how many ms a gateway must have ended it: a head is
 * waited for 10 s and looked for every 30 s, the whole request at most 120 s.
 */
const KINDS = [
  { name: 'nothing', bytes: () => Buffer.alloc(0), endsWithin: 60_000 },
  {
    name: 'half a head',
    bytes: (host) => Buffer.from(`GET /api/pages HTTP/1.1\r\nHost: ${host}\r\n`),
    endsWithin: 60_000,
  },
  {
    name: 'half a body',
    bytes: (host) =>
      writeRequest(
        {
          method: 'POST',
          path: '/api/chat',
          headers: [
            ['Content-Type', 'application/json'],
            ['Content-Length', '50'],
          ],
          body: '{"message":',
        },
        host,
      ),
    endsWithin: 170_000,
  },
];

/** So many at a time; of more the oldest are let go. */
const MOST = 600;

/** Connections that are opened, begun and left alone while others are served. */
export class HeldConnections {
  constructor({ endpoint, host }) {
    Object.assign(this, { endpoint, host, open: [], opened: 0 });
  }

  openSome(count) {
    for (let index = 0; index < count; index += 1) {
      const kind = KINDS[index % KINDS.length];
      const wire = new Wire(this.endpoint);
      wire.socket.write(kind.bytes(this.host));
      this.open.push({ kind, wire, since: performance.now() });
    }
    this.opened += count;
    for (const { wire } of this.open.splice(0, Math.max(0, this.open.length - MOST))) wire.close();
  }

  /** What the gateway should have ended by now, one text a kind. Those that are too young tell nothing. */
  faults(now = performance.now()) {
    const isOverdue = ({ kind, wire, since }) => !wire.isClosed && now - since > kind.endsWithin;
    return KINDS.flatMap(({ name }) => {
      const { length } = this.open.filter((held) => held.kind.name === name && isOverdue(held));
      return length > 0 ? [`${length} connections that sent ${name} were never ended`] : [];
    });
  }

  close() {
    for (const { wire } of this.open.splice(0)) wire.close();
  }
}
