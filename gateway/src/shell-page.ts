import { headFragmentOf, PAGE_AT } from '@peanut/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compressorFor } from './compression.js';
import { sendError } from './errors.js';
import type { Exchange } from './exchange.js';
import type { FirstViews } from './first-view/first-views.js';
import { setHtmlPolicy } from './security-headers.js';
import type { StaticFolders } from './static-files.js';

const INCLUDE = /<!--# include virtual="\/_(head|first_view)" -->/g;
const INCLUDE_TIMEOUT = 300;

/** What a page's HTML is made of. */
export interface PageParts {
  folders: StaticFolders;
  firstViews: FirstViews;
}

/** The fragment of the route's remote; nothing when the remote is missing or slow. */
async function headFragment(path: string, folders: StaticFolders): Promise<string> {
  const page = PAGE_AT.get(path);
  const folder = page && folders[page.remote];
  if (!folder) return '';
  const file = join(folder, headFragmentOf(page).slice(`/${page.remote}`.length));
  return readFile(file, { encoding: 'utf8', signal: AbortSignal.timeout(INCLUDE_TIMEOUT) }).catch(() => '');
}

/** The route's first view, or nothing when it takes too long. */
function firstView({ path, requestId }: Exchange, firstViews: FirstViews): Promise<string> {
  const tooLate = setTimeout(INCLUDE_TIMEOUT, '', { ref: false });
  return Promise.race([firstViews.html(path, requestId), tooLate]);
}

/** Answers the app's HTML with the first view and the head fragment of the route; 503 while the shell is not there. */
export async function sendShellPage(
  exchange: Exchange,
  status: 200 | 404,
  { folders, firstViews }: PageParts,
): Promise<void> {
  const file = folders.shell && join(folders.shell, 'index.html');
  const [html, head, view] = await Promise.all([
    file ? readFile(file, 'utf8').catch(() => undefined) : undefined,
    headFragment(exchange.path, folders),
    firstView(exchange, firstViews),
  ]);
  if (html === undefined) return sendError(exchange, 503);
  const included: Record<string, string> = { head, first_view: view };
  const page = html.replace(INCLUDE, (_, name: string) => included[name] ?? '');
  sendHtml(exchange, status, page);
}

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
