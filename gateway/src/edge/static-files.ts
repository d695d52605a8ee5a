import { LIVE } from '@peanut/contracts';
import type { ReadStream } from 'node:fs';
import sirv, { type RequestHandler } from 'sirv';
import { sendError } from './errors.js';
import { acceptedEncodings } from './compression.js';
import type { Exchange } from './exchange.js';
import type { StaticPart } from './routes.js';
import { dropDocumentHeaders } from './security-headers.js';

/** Folders with the published versions of the static parts. */
export type StaticFolders = Partial<Record<StaticPart, string>>;

/** Serves one file, or calls `missing`. */
export type FileServer = (exchange: Exchange, missing: () => void) => void;

/** `/1.0.0-…/…` never changes; what has no version in its address is of the live one. */
const OF_A_VERSION = /^\/\d[^/]*\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Plain segments, none empty and none that climbs. */
const EXACT_FILE = /^(?:\/(?!\.{1,2}(?:\/|$))[^/\\]+)+$/;

/** False also for what stands for no text, such as `%c0%ae`. */
function isExactFile(path: string): boolean {
  try {
    return EXACT_FILE.test(decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** Files that no browser shows as a page. */
const NO_DOCUMENT = /\.(?:js|css|woff2)$/;

/** sirv knows one range from a first byte on, in numbers that a disk has; whoever asks for another gets the whole file. */
function isSimpleRange(range: string | undefined): boolean {
  const [, first = '', last = ''] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? [];
  return first !== '' && (last === '' || Number(first) <= Number(last));
}

/**
 * A file server for a part's versions, `.br` and `.gz` siblings included; the part's public prefix (`/mf-menu`) is cut off.
 * It looks at the disk for each request, so that another version is live at once.
 */
export function fileServer(folder: string, part: StaticPart): FileServer {
  const prefix = `/${part}`;
  const serve: RequestHandler = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (res, path) => NO_DOCUMENT.test(path) && dropDocumentHeaders(res),
  });
  return (exchange, missing) => {
    const { req, res } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD') return sendError(exchange, 405);
    const path = exchange.path.startsWith(`${prefix}/`) ? exchange.path.slice(prefix.length) : exchange.path;
    const isOfVersion = OF_A_VERSION.test(path);
    const forget = () => {
      res.removeHeader('Cache-Control');
      missing();
    };
    if (!isExactFile(path)) return missing();
    req.url = isOfVersion ? path : `/${LIVE}${path}`;
    // sirv looks for the bare names.
    req.headers['accept-encoding'] = acceptedEncodings(String(req.headers['accept-encoding'] ?? ''));
    // A range concerns GET alone.
    if (req.method === 'HEAD' || !isSimpleRange(req.headers.range)) delete req.headers.range;
    // sirv keeps a Cache-Control that stands already.
    res.setHeader('Cache-Control', isOfVersion ? IMMUTABLE : 'no-cache');
    // sirv keeps the file of a client who leaves early open for ever.
    res.once('pipe', (file: ReadStream) => res.once('close', () => file.destroy()));
    serve(req, res, forget);
  };
}
