import { ENDPOINTS } from '@peanut/contracts';
import type { Page, Route } from '@playwright/test';

/** A write as the page sent it. */
export interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Fills up with every write of the page from now on. */
export function recordWrites(page: Page): Call[] {
  const calls: Call[] = [];
  page.on('request', (request) => {
    // The restore point that each Save makes is none of its changes.
    if (request.method() === 'GET' || request.url().endsWith(ENDPOINTS.createRestorePoint.path)) return;
    const text = request.postData();
    calls.push({
      method: request.method(),
      path: new URL(request.url()).pathname,
      body: text === null ? null : parsed(text),
    });
  });
  return calls;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every body is JSON: a picture is sent as it is.
    return text;
  }
}

interface Failure {
  method: string;
  path: string | RegExp;
  /** A status with the service's sentence, a status alone, or no answer at all. */
  answer: { status: number; message?: string } | 'none';
}

/** Makes one kind of call fail until the returned function is called. */
export async function failCalls(page: Page, { method, path, answer }: Failure): Promise<() => Promise<void>> {
  const matches = (url: URL) => (typeof path === 'string' ? url.pathname === path : path.test(url.pathname));
  const fail = (route: Route) => {
    if (route.request().method() !== method) return route.fallback();
    if (answer === 'none') return route.abort();
    const { status, message } = answer;
    return message === undefined
      ? route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
      : route.fulfill({ status, json: { statusCode: status, error: 'Refused', message } });
  };
  await page.route(matches, fail);
  return () => page.unroute(matches, fail);
}
