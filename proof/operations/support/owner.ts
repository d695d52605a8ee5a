import type { Product } from './product.js';

const PASSWORD = 'a password for tests';

export const OWNER_ENV = { ADMIN_PASSWORD: PASSWORD };

export interface Answer {
  status: number;
  body: {
    id?: string;
    name?: string;
    message?: string;
    uploadURL?: string;
    problems?: Record<string, Record<string, string>>;
  };
}

/** The owner's calls, after a login. */
export interface Owner {
  call(method: string, path: string, body?: object): Promise<Answer>;
}

export async function logIn({ url }: Product): Promise<Owner> {
  const headers = { 'Content-Type': 'application/json', Origin: url };
  const login = await fetch(`${url}/api/admin/verify`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ password: PASSWORD }),
  });
  if (!login.ok) throw new Error(`Logging in answered ${login.status}`);
  const cookie = login.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');
  return {
    async call(method, path, body) {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: { ...headers, Cookie: cookie },
        body: body && JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Answer['body'] };
    },
  };
}

/** A drink that fills its limits, so that the database soon needs another page. */
export const largeDrink = (name: string): object => ({
  name,
  spirit: 'bourbon',
  description: 'large',
  ingredients: Array.from({ length: 30 }, () => 'x'.repeat(200)),
  glass: 'coupe',
  ice: 'none',
  prep: 'y'.repeat(2000),
});
