import { HEAD_FRAGMENTS } from '@peanut/contracts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressorFor } from './compression.js';
import { sendError } from './errors.js';
import type { Exchange } from './exchange.js';

import { setHtmlPolicy } from './security-headers.js';
import type { StaticFolders } from './static-files.js';

const INCLUDE = /<!--# include virtual="\/_head" -->/g;
const INCLUDE_TIMEOUT = 300;

/** The fragment of the route's remote; nothing when the remote is missing or slow. */
async function headFragment(path: string, folders: StaticFolders): Promise<string> {
  const fragment = HEAD_FRAGMENTS[path];
  const folder = fragment && folders[fragment.part];
  if (!folder) return '';
  const file = join(folder, fragment.path.slice(`/${fragment.part}`.length));
  return readFile(file, { encoding: 'utf8', signal: AbortSignal.timeout(INCLUDE_TIMEOUT) }).catch(() => '');
}

/** Answers the app's HTML with the head fragment of the route; 503 while the shell is not there. */
export async function sendShellPage(
  exchange: Exchange,
  status: 200 | 404,
  folders: StaticFolders,
): Promise<void> {
  const { req, res, path } = exchange;
  const file = folders.shell && join(folders.shell, 'index.html');
  const [html, head] = await Promise.all([
    file ? readFile(file, 'utf8').catch(() => undefined) : undefined,
    headFragment(path, folders),
  ]);
  if (html === undefined) return sendError(exchange, 503);
  sendHtml(
    req,
    res,
    status,
    html.replace(INCLUDE, () => head),
  );
}

function sendHtml(req: Exchange['req'], res: Exchange['res'], status: number, html: string): void {
  res.statusCode = status;
  setHtmlPolicy(res);
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
