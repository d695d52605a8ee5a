/** What runs as a part of the product. */
export interface PartVersion {
  /** Of a front end, and of nginx's configuration, with a hash of its files, `1.0.0-3f9a…`; of any other part its package's. */
  version: string;
  /** The commit that it was made from; empty where nobody knows. */
  revision: string;
}

/** What `GET /health` answers, with 200 once every part is ready, else with 503. */
export interface Health {
  status: 'ok' | 'unavailable';
  /** Names of the parts that are not ready. */
  notReady: string[];
  parts: Record<string, boolean>;
  /** Of the parts that told it, the one that answers included. */
  versions: Record<string, PartVersion>;
  /** For the parts that are not ready and say why. */
  problems?: Record<string, Record<string, string>>;
}
