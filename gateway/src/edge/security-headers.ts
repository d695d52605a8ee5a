import type { ServerResponse } from 'node:http';
import type { Exchange } from './exchange.js';

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
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer, in lower case. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/** What a document may do, in lower case: beside a script, a style sheet or a font it would only be weight. */
export const DOCUMENT_HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  // An open recipe keeps the screen awake.
  'permissions-policy': [...CLOSED_FEATURES.map((name) => `${name}=()`), 'screen-wake-lock=(self)'].join(
    ', ',
  ),
  'x-frame-options': 'DENY',
};

/** Of answers over https. */
export const STRICT_TRANSPORT = 'max-age=31536000';

/** Headers that only the gateway sets, whatever an upstream says. */
export const GATEWAY_HEADERS: ReadonlySet<string> = new Set([
  ...Object.keys(SECURITY_HEADERS),
  ...Object.keys(DOCUMENT_HEADERS),
  'content-security-policy',
  'strict-transport-security',
  'x-request-id',
  'x-powered-by',
]);

/** Sets the gateway's headers; call it before the answer's head is written. */
export function setSecurityHeaders({ res, requestId, client }: Exchange): void {
  for (const [name, value] of Object.entries({ ...SECURITY_HEADERS, ...DOCUMENT_HEADERS }))
    res.setHeader(name, value);
  if (client.scheme === 'https') res.setHeader('strict-transport-security', STRICT_TRANSPORT);
  res.setHeader('x-request-id', requestId);
}

/** For a script, a style sheet or a font. */
export function dropDocumentHeaders(res: ServerResponse): void {
  for (const name of Object.keys(DOCUMENT_HEADERS)) res.removeHeader(name);
}
