/** Limits of the gateways: nginx's are made of these when the gateway is built. */

/** Requests of one address that are not answered yet. */
export const REQUESTS_AT_ONCE = 100;

/** Streams of one address: a wall of tablets, or all guests of one network. They do not count among its requests. */
export const STREAMS_AT_ONCE = 500;

/**
 * Connections, those to services left out: of all, of one address, and of this machine when all are taken, for the probe of
 * whoever started the gateway. One address has room for its streams, its requests, and what browsers keep open beside them.
 * nginx has no such rule: it closes the connections that wait when it needs one, and this gateway those that never asked.
 */
export const CONNECTIONS = { most: 6_144, ofOne: 1_536, kept: 128 } as const;

/** Of either server, in milliseconds. A connection that has said nothing counts as one whose headers are late. */
export const SERVER_OPTIONS = {
  requireHostHeader: false,
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** Bytes of an address with its query. */
export const LONGEST_ADDRESS = 8 * 1024;

/**
 * Bodies that cost a service milliseconds each, by one address: from so many bytes on, so many at once, further ones every so
 * many milliseconds, and so many that wait. What a guest types stays far below.
 */
export const LARGE_BODIES = { bytes: 16_000, atOnce: 20, every: 20, mostWaiting: 100 } as const;

/** Seconds for which the copy of a list stands in for a service that is away. */
export const STALE_IF_AWAY = 24 * 60 * 60;
