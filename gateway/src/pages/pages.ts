import { composePage, headFragmentOf, PAGE_AT } from '@peanut/contracts';
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { SharedBody, sendShared } from '../edge/shared-body.js';
import { NO_PRERENDERED_PART, type Prerenderer, type PrerenderedPart } from './prerender/prerenderer.js';
import type { Published } from './published.js';
import { highlightIn, shareTags } from './share-tags.js';

/** Milliseconds that a piece of a page may take; the page comes without it then. */
const PIECE_TIMEOUT = 300;

/** A whole document, the same bytes for every guest. */
interface Page {
  body: SharedBody;
  policy: string;
  etag: string;
}

/** A request for a page. */
interface Asked {
  /** With its query. */
  address: string;
  /** Where people reach this installation, `https://bar.example`. */
  origin: string;
}

/** Pages that are stored, each with other tags: the usual ones, and those of the links that were asked for last. */
const MOST_STORED = 16;

/**
 * Pages with tags that are not stored: so many in a row, then one every so many milliseconds. Putting one together costs ten
 * times what sending one does, and anybody can name hosts and drinks; beyond that, pages come without tags.
 */
const NEW_PAGES = { inARow: 32, every: 200 } as const;

/** What a page was put together of. */
interface Pieces {
  shell: string;
  head: string;
  tags: string;
  prerendered: PrerenderedPart;
}

/** Puts pages together: of the versions that are live when one is asked for, and anew only when a piece has changed. */
export class Pages {
  private readonly latest = new Map<string, { pieces: Pieces; page: Page }>();
  private allowance: { left: number; at: number } = { left: NEW_PAGES.inARow, at: performance.now() };

  constructor(
    private readonly published: Published,
    private readonly prerenderer: Prerenderer,
  ) {}

  /**
   * The page of an address, with the tags of the drink that a link shares; the shell's plain page for one that is none of the
   * product's. Undefined while the shell is not there. A remote that is not there, or is slow, costs its own pieces.
   */
  async page({ address, origin }: Asked): Promise<Page | undefined> {
    const path = address.split('?', 1)[0] ?? '';
    const highlight = highlightIn(address);
    const version = await this.published.live('shell').catch(() => undefined);
    if (version === undefined) return undefined;
    const shell = await this.published.read('shell', version, 'index.html').catch(() => undefined);
    if (shell === undefined) return undefined;
    const { head, prerendered } = await this.piecesOfRemote(path, version);
    const page = PAGE_AT.get(path);
    const tags = page ? shareTags({ page, origin, highlight, answers: prerendered.answers }) : '';
    const key = page ? `${path} ${tags}` : '';
    if (tags === '' || this.latest.has(key) || this.mayCompose())
      return this.composedOnce(key, { shell, head, prerendered, tags });
    return this.composedOnce(`${path} `, { shell, head, prerendered, tags: '' });
  }

  private mayCompose(): boolean {
    const now = performance.now();
    const { left, at } = this.allowance;
    const grown = Math.min(NEW_PAGES.inARow, left + (now - at) / NEW_PAGES.every);
    const isEnough = grown >= 1;
    this.allowance = { left: isEnough ? grown - 1 : grown, at: now };
    return isEnough;
  }

  private composedOnce(key: string, pieces: Pieces): Page {
    const known = this.latest.get(key);
    const page = known && isSame(known.pieces, pieces) ? known.page : composed(pieces);
    // A map's first key is the one that was set longest ago.
    this.latest.delete(key);
    this.latest.set(key, { pieces, page });
    const [oldest] = this.latest.keys();
    if (this.latest.size > MOST_STORED && oldest !== undefined) this.latest.delete(oldest);
    return page;
  }

  /** Both of one version, whatever is deployed meanwhile. */
  private async piecesOfRemote(path: string, shell: string) {
    const builtIn = PAGE_AT.get(path);
    const remote = builtIn && (await this.published.live(builtIn.remote).catch(() => undefined));
    if (!remote) return { head: '', prerendered: NO_PRERENDERED_PART };
    const [head, prerendered] = await Promise.all([
      inTime(
        this.published.read(builtIn.remote, remote, headFragmentOf(builtIn)).catch(() => ''),
        '',
      ),
      inTime(this.prerenderer.prerender(path, { shell, remote }), NO_PRERENDERED_PART),
    ]);
    return { head, prerendered };
  }
}

const inTime = <Piece>(piece: Promise<Piece>, otherwise: Piece): Promise<Piece> =>
  Promise.race([piece, setTimeout(PIECE_TIMEOUT, otherwise, { ref: false })]);

const isSame = (some: Pieces, others: Pieces): boolean =>
  some.shell === others.shell &&
  some.head === others.head &&
  some.prerendered.html === others.prerendered.html;

function composed({ shell: plain, head, prerendered, tags }: Pieces): Page {
  const shell = plain.replace('</head>', (end) => tags + end);
  const { styleHashes } = prerendered;
  const { html, policy } = composePage({ shell, head, prerendered: prerendered.html, styleHashes });
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { body: new SharedBody(Buffer.from(html)), policy, etag: `W/"${hash}"` };
}

/**
 * Sends a page. Its tag is weak, because each encoding has bytes of its own. One that answers an unknown address is a 404,
 * which no browser asks for by its tag.
 */
export async function sendPage(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  status: 200 | 404,
  { body, policy, etag }: Page,
): Promise<void> {
  res.statusCode = status;
  res.setHeader('content-security-policy', policy);
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.setHeader('cache-control', 'no-cache');
  if (status === 200) res.setHeader('etag', etag);
  await sendShared(req, res, body);
}
