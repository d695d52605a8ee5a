import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange.js';

const contentSecurityPolicy = (styleNonce?: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}; img-src 'self' data: blob:; font-src 'self'; ` +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; object-src 'none'";

const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer, in lower case. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': CLOSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'x-frame-options': 'DENY',
};

/** Headers that only the gateway sets, whatever an upstream says. */
export const GATEWAY_HEADERS: ReadonlySet<string> = new Set([
  ...Object.keys(SECURITY_HEADERS),
  'content-security-policy',
  'strict-transport-security',
  'x-request-id',
  'x-powered-by',
]);

/** Sets the gateway's headers; call it before the answer's head is written. */
export function setSecurityHeaders({ res, requestId, client }: Exchange): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) res.setHeader(name, value);
  if (client.scheme === 'https') res.setHeader('strict-transport-security', 'max-age=31536000');
  res.setHeader('x-request-id', requestId);
}

/** What a document may do: beside a script, a style sheet or a font it would only be weight. */
export function dropDocumentHeaders(res: ServerResponse): void {
  res.removeHeader('permissions-policy');
  res.removeHeader('cross-origin-opener-policy');
  res.removeHeader('x-frame-options');
}

/** HTML carries the content security policy besides; a nonce, another one each time, lets the page's own styles in. */
export function setHtmlPolicy(res: ServerResponse, styleNonce?: string): void {
  res.setHeader('content-security-policy', contentSecurityPolicy(styleNonce));
}
