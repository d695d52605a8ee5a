// A page's HTML and its policy, put together in one place for both gateways, the service worker and the check of a deploy.
// JavaScript, as parts.js is: the candidate check of a deploy runs before anything is built.

/** Shells up to 1.0.0 name here what nginx used to include. */
const OLD_INCLUDES = /<!--# include virtual="\/_(?:head|first_view)[^>]*-->/g;

/** @param {readonly string[]} styleHashes */
const policyWith = (styleHashes) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
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
export const PLAIN_POLICY = policyWith([]);

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
  const html = shell
    .replace(OLD_INCLUDES, '')
    .replace('</body>', (end) => head + end)
    .replace('<body>', (start) => start + prerendered);
  return { html, policy: policyWith(styleHashes) };
}
