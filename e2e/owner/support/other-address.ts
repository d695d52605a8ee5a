import { request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { STACK } from '../../support/stack';

export interface PlainAnswer {
  status: number;
  message: string;
  /** Seconds; NaN when the header is missing. */
  retryAfter: number;
  cookies: string[];
}

const part = () => 1 + Math.floor(Math.random() * 254);

/** A loopback address that nobody else uses: what is counted against it concerns this spec alone. */
export const strangeAddress = (): string => `127.${part()}.${part()}.${part()}`;

const request = STACK.baseUrl.startsWith('https:') ? requestByHttps : requestByHttp;

interface Send {
  method: string;
  path: string;
  body?: object;
  cookies?: string[];
  headers?: Record<string, string>;
}

/** The containers' gateway sees no other address than the engine's: there the caller is a proxy that it trusts. */
function comingFrom(address: string, given: Send['headers'] = {}) {
  if (STACK.kind === 'programs') return { options: { localAddress: address }, headers: {} };
  const claimed = given['X-Forwarded-For'];
  return { options: {}, headers: { 'X-Forwarded-For': claimed ? `${claimed}, ${address}` : address } };
}

/** Calls the product as if from another machine, which the browser cannot do. */
export function sendFrom(address: string, send: Send): Promise<PlainAnswer> {
  const { method, path, body, cookies = [] } = send;
  const from = comingFrom(address, send.headers);
  const headers = {
    'Content-Type': 'application/json',
    ...send.headers,
    ...from.headers,
    ...(cookies.length > 0 && { Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') }),
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL(path, STACK.baseUrl), { method, headers, ...from.options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const { message = '' } = (text ? JSON.parse(text) : {}) as { message?: string };
        resolve({
          status: answer.statusCode ?? 0,
          message,
          retryAfter: Number(answer.headers['retry-after'] ?? NaN),
          cookies: answer.headers['set-cookie'] ?? [],
        });
      });
    });
    call.on('error', reject);
    call.end(body && JSON.stringify(body));
  });
}

export const logInFrom = (address: string, password: string, cookies?: string[]) =>
  sendFrom(address, {
    method: 'POST',
    path: '/api/admin/verify',
    body: { password },
    ...(cookies && { cookies }),
  });
