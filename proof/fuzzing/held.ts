import { Wire, writeRequest, type Endpoint } from './wire.js';

/**
 * What a held connection has said before it falls silent, and after how many ms a gateway must have ended it: a head is
 * waited for 10 s and looked for every 30 s, the whole request at most 120 s.
 */
const KINDS = [
  { name: 'nothing', bytes: () => Buffer.alloc(0), endsWithin: 60_000 },
  {
    name: 'half a head',
    bytes: (host: string) => Buffer.from(`GET /api/pages HTTP/1.1\r\nHost: ${host}\r\n`),
    endsWithin: 60_000,
  },
  {
    name: 'half a body',
    bytes: (host: string) => {
      const headers: [string, string][] = [
        ['Content-Type', 'application/json'],
        ['Content-Length', '50'],
      ];
      return writeRequest({ method: 'POST', path: '/api/chat', headers, body: '{"message":' }, host);
    },
    endsWithin: 170_000,
  },
];

/** So many at a time; of more the oldest are let go. */
const MOST = 600;

/** Connections that are opened, begun and left alone while others are served. */
export class HeldConnections {
  private readonly open: { kind: (typeof KINDS)[number]; wire: Wire; since: number }[] = [];

  constructor(private readonly endpoint: Endpoint & { name: string }) {}

  openSome(ofEachKind: number): void {
    for (const kind of Array.from({ length: ofEachKind }, () => KINDS).flat()) {
      const wire = new Wire(this.endpoint);
      wire.socket.write(kind.bytes(this.endpoint.name));
      this.open.push({ kind, wire, since: performance.now() });
    }
    for (const { wire } of this.open.splice(0, Math.max(0, this.open.length - MOST))) wire.close();
  }

  /** What the gateway should have ended by now, one text a kind. Those that are too young tell nothing. */
  faults(): string[] {
    const overdue = this.open.filter(
      ({ kind, wire, since }) => !wire.isClosed && performance.now() - since > kind.endsWithin,
    );
    return KINDS.flatMap(({ name }) => {
      const { length } = overdue.filter(({ kind }) => kind.name === name);
      return length > 0 ? [`${length} connections that sent ${name} were never ended`] : [];
    });
  }

  close(): void {
    for (const { wire } of this.open.splice(0)) wire.close();
  }
}
