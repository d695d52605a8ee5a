/** Limits of the gateways: nginx's are made of these when the gateway is built. */

/** Requests of one address that are not answered yet. */
export const REQUESTS_AT_ONCE = 100;

/** Streams of one address: a wall of tablets, or all guests of one network. They do not count among its requests. */
export const STREAMS_AT_ONCE = 500;

/** Connections, those to services left out: the streams of a service, and everything else. */
export const MOST_CONNECTIONS = 6_144;

/** Bytes of an address with its query. */
export const LONGEST_ADDRESS = 8 * 1024;

/**
 * Bodies that cost a service milliseconds each, by one address: from so many bytes on, so many at once, further ones every so
 * many milliseconds, and so many that wait. What a guest types stays far below.
 */
export const LARGE_BODIES = { bytes: 16_000, atOnce: 20, every: 20, mostWaiting: 100 } as const;

/** Seconds for which the copy of a list stands in for a service that is away. */
export const STALE_IF_AWAY = 24 * 60 * 60;
