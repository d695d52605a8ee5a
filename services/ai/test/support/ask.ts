import { randomBytes } from 'node:crypto';

let addresses = 0;

/** An address that no other test in this file uses. */
export function newAddress(): string {
  addresses += 1;
  return `198.51.${100 + Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
}

export const newVisitor = (): string => `peanut_visitor=${randomBytes(16).toString('base64url')}`;

/** One chat request as the gateway would pass it on. */
export function ask(url: string, address: string, cookie?: string): Promise<Response> {
  return fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify({ message: 'hello' }),
  });
}

/** How many of the answers were let through. Every other one is a 429. */
export async function letThrough(asked: Promise<Response>[]): Promise<number> {
  const answers = await Promise.all(asked);
  for (const { status } of answers) expect([200, 429]).toContain(status);
  return answers.filter(({ status }) => status === 200).length;
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
