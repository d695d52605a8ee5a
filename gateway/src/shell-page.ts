import { headFragmentOf, PAGE_AT } from '@peanut/contracts';
import { setTimeout } from 'node:timers/promises';
import { compressorFor } from './compression.js';
import { sendError } from './errors.js';
import type { Exchange } from './exchange.js';
import type { FirstViews } from './first-view/first-views.js';
import type { Published } from './published.js';
import { setHtmlPolicy } from './security-headers.js';

const INCLUDE = /<!--# include virtual="\/_(head|first_view)(?:\?[^"]*)?" -->/g;
const INCLUDE_TIMEOUT = 300;

/** What a page's HTML is made of. */
export interface PageParts {
  published: Published;
  firstViews: FirstViews;
}

/** Answers the app's HTML with the first view and the head fragment of the route; 503 while the shell is not there. */
export async function sendShellPage(exchange: Exchange, status: 200 | 404, parts: PageParts): Promise<void> {
  const { published } = parts;
  const shell = await published.live('shell').catch(() => undefined);
  const html = shell && (await published.read('shell', shell, 'index.html').catch(() => undefined));
  if (shell === undefined || html === undefined) return sendError(exchange, 503);
  const included = await includes(exchange, shell, parts);
  sendHtml(
    exchange,
    status,
    html.replace(INCLUDE, (_, name: 'head' | 'first_view') => included[name]),
  );
}

/** Head fragment and first view of one version, each nothing when it is missing or slow. */
async function includes({ path, requestId }: Exchange, shell: string, { published, firstViews }: PageParts) {
  const page = PAGE_AT.get(path);
  const remote = page && (await published.live(page.remote).catch(() => undefined));
  if (!remote) return { head: '', first_view: '' };
  const [head, view] = await Promise.all([
    inTime(published.read(page.remote, remote, headFragmentOf(page)).catch(() => '')),
    inTime(firstViews.html(path, requestId, { shell, remote })),
  ]);
  return { head, first_view: view };
}

const inTime = (text: Promise<string>): Promise<string> =>
  Promise.race([text, setTimeout(INCLUDE_TIMEOUT, '', { ref: false })]);

function sendHtml({ req, res, path, requestId }: Exchange, status: number, html: string): void {
  res.statusCode = status;
  setHtmlPolicy(res, PAGE_AT.has(path) ? requestId : undefined);
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.setHeader('cache-control', 'no-cache');
  res.setHeader('content-length', Buffer.byteLength(html));
  const compressor = compressorFor(req, res);
  if (compressor && req.method !== 'HEAD') {
    compressor.pipe(res);
    compressor.end(html);
  } else {
    res.end(req.method === 'HEAD' ? undefined : html);
  }
}
