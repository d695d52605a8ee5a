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

/** A page's HTML in bytes, cut where the nonce of a request stands, and what it was made of. */
interface Encoded {
  html: string;
  head: string;
  view: string;
  pieces: Buffer[];
}

/** The app's HTML with the first view and the head fragment of the route. */
export class ShellPages {
  /** As each page was sent last: putting a page together and encoding it costs more than all else about it. */
  private readonly encoded = new Map<string, Encoded>();

  constructor(
    private readonly published: Published,
    private readonly firstViews: FirstViews,
  ) {}

  /** Answers the page of the path; 503 while the shell is not there. */
  async send(exchange: Exchange, status: 200 | 404): Promise<void> {
    const shell = await this.published.live('shell').catch(() => undefined);
    const html = shell && (await this.published.read('shell', shell, 'index.html').catch(() => undefined));
    if (shell === undefined || html === undefined) return sendError(exchange, 503);
    const { head, view } = await this.includes(exchange.path, shell);
    sendHtml(exchange, status, this.bytes(exchange, html, head, view));
  }

  /** Head fragment and first view of one version, each nothing when it is missing or slow. */
  private async includes(path: string, shell: string) {
    const page = PAGE_AT.get(path);
    const remote = page && (await this.published.live(page.remote).catch(() => undefined));
    if (!remote) return { head: '', view: '' };
    const [head, view] = await Promise.all([
      inTime(this.published.read(page.remote, remote, headFragmentOf(page)).catch(() => '')),
      inTime(this.firstViews.html(path, { shell, remote })),
    ]);
    return { head, view };
  }

  private bytes({ path, requestId }: Exchange, html: string, head: string, view: string): Buffer {
    let page = this.encoded.get(path);
    if (page?.html !== html || page.head !== head || page.view !== view) {
      const included = { head, first_view: view };
      const text = html.replace(INCLUDE, (_, name: keyof typeof included) => included[name]);
      const pieces = text.split(this.firstViews.noncePlace).map((piece) => Buffer.from(piece));
      page = { html, head, view, pieces };
      // Guests may ask for any address, but there are few pages.
      if (PAGE_AT.has(path)) this.encoded.set(path, page);
    }
    const nonce = Buffer.from(requestId);
    return Buffer.concat(page.pieces.flatMap((piece, index) => (index > 0 ? [nonce, piece] : [piece])));
  }
}

const inTime = (text: Promise<string>): Promise<string> =>
  Promise.race([text, setTimeout(INCLUDE_TIMEOUT, '', { ref: false })]);

function sendHtml({ req, res, path, requestId }: Exchange, status: number, html: Buffer): void {
  res.statusCode = status;
  setHtmlPolicy(res, PAGE_AT.has(path) ? requestId : undefined);
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.setHeader('cache-control', 'no-cache');
  res.setHeader('content-length', html.length);
  const compressor = compressorFor(req, res);
  if (compressor && req.method !== 'HEAD') {
    compressor.pipe(res);
    compressor.end(html);
  } else {
    res.end(req.method === 'HEAD' ? undefined : html);
  }
}
