// A page's HTML and its policy, put together in one place for both gateways, the service worker and the check of a deploy.
// JavaScript, as parts.js is: the candidate check of a deploy runs before anything is built.

/** Shells up to 1.0.0 name here what nginx used to include. */
const OLD_INCLUDES = /<!--# include virtual="\/_(?:head|first_view)[^>]*-->/g;

/** Where a shell lets the page's reads begin. Older shells have no such place, and use what the remote's links preload. */
const READS_PLACE = '<!-- reads -->';
/** How a remote announces what its page reads at once. */
const PRELOADED_READ = /<link rel="preload" as="fetch"[^>]* href="([^"]+)">\n?/g;

/**
 * Begins the reads as soon as the page is parsed; `request.ts` of libs/web takes the answers. WebKit uses no preload for a
 * `fetch`: it would ask for everything twice.
 */
const READS_SCRIPT =
  'for(const u of document.currentScript.dataset.urls.split(" "))((self.begunReads??={})[u]=fetch(u,{credentials:"include"})).catch(()=>{})';
/** Its hash: a service worker has no time to work it out. */
const READS_HASH = 'sha256-ctgmpNSjIxpqwIRZxIfg3vCER6/XN3J24Z18GdYv1Mg=';

/** @param {readonly string[]} hashes */
const own = (hashes) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/** @param {{ styles?: readonly string[], scripts?: readonly string[] }} [hashes] */
const policyWith = ({ styles = [], scripts = [] } = {}) =>
  [
    "default-src 'none'",
    `script-src ${own(scripts)}`,
    `style-src ${own(styles)}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');

/** The content security policy of HTML that has no styles of its own. */
export const PLAIN_POLICY = policyWith();

/**
 * Puts a page together. The prerendered part begins the body: it is painted first. What the browser loads for the page's
 * remote ends it.
 * @param {object} pieces
 * @param {string} pieces.shell the shell's HTML
 * @param {string} [pieces.head] the head fragment that the page's remote publishes
 * @param {string} [pieces.prerendered] what the page shows before any script runs
 * @param {readonly string[]} [pieces.styleHashes] of the styles in the prerendered part, `sha256-…` each
 * @returns {{ html: string, policy: string }} the page, and its Content-Security-Policy
 */
export function composePage({ shell, head = '', prerendered = '', styleHashes = [] }) {
  const urls = shell.includes(READS_PLACE) ? [...head.matchAll(PRELOADED_READ)].map(([, url]) => url) : [];
  const begins = urls.length > 0;
  const html = shell
    .replace(OLD_INCLUDES, '')
    .replace(READS_PLACE, begins ? `<script data-urls="${urls.join(' ')}">${READS_SCRIPT}</script>` : '')
    .replace('</body>', (end) => (begins ? head.replace(PRELOADED_READ, '') : head) + end)
    .replace('<body>', (start) => start + prerendered);
  return { html, policy: policyWith({ styles: styleHashes, scripts: begins ? [READS_HASH] : [] }) };
}
