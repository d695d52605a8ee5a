import { FILE_LIST, VERSION_FILE } from '@peanut/contracts';
import { requestOf } from './worker-scope';

type Answer = string | (() => Response | Promise<Response>);
type Part = 'shell' | 'mf-menu' | 'mf-ai';

async function integrityOf(content: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}

async function listOf(contents: Record<string, string>): Promise<Response> {
  const files = Object.entries(contents).map(
    async ([path, text]) => [path, await integrityOf(text)] as const,
  );
  return Response.json({ files: Object.fromEntries(await Promise.all(files)) });
}

/** The product as a worker meets it: parts that are deployed, pages, and answers of services. */
export class FakeProduct {
  /** By path and query; anything else is 404. */
  readonly answers = new Map<string, Answer>();
  readonly asked: { path: string; credentials: RequestCredentials }[] = [];
  isDown = false;

  constructor() {
    globalThis.fetch = (input, init) => this.answer(requestOf(input), init);
  }

  /** The part's next version takes the place of the one before. */
  deploy(part: Part, version: string, contents: Record<string, string>): void {
    for (const path of this.answers.keys()) if (path.startsWith(`/${part}/`)) this.answers.delete(path);
    const files = { [`/${part}/${VERSION_FILE}`]: JSON.stringify({ part, version }) };
    for (const [name, content] of Object.entries(contents)) files[`/${part}/${version}/${name}`] = content;
    for (const [path, content] of Object.entries(files)) this.answers.set(path, content);
    this.answers.set(`/${part}/${FILE_LIST}`, () => listOf(files));
  }

  /** Paths asked for since the last call. */
  takeAsked(): string[] {
    return this.asked.splice(0).map(({ path }) => path);
  }

  private async answer(request: Request, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const path = pathname + search;
    this.asked.push({ path, credentials: init.credentials ?? request.credentials });
    if (this.isDown) throw new TypeError('Failed to fetch');
    const answer = this.answers.get(path);
    if (answer === undefined) return new Response('Not found', { status: 404 });
    if (typeof answer === 'function') return answer();
    if (init.integrity && init.integrity !== (await integrityOf(answer)))
      throw new TypeError('Failed to fetch');
    return Object.defineProperty(new Response(answer), 'url', { value: request.url });
  }
}

const script = (version: string) => `<script type="module" src="/shell/${version}/main.js"></script>`;

/** The shell's HTML, as the gateway composes it for a page of the remote's version. */
export const pageHtml = (shell: string, head = '') =>
  `<html><head>${script(shell)}</head><body>${head}</body></html>`;

/** A product whose every part has one release, `1.0.0`. */
export function firstRelease(): FakeProduct {
  const product = new FakeProduct();
  releaseShell(product, '1.0.0');
  releaseMenu(product, '1.0.0');
  product.deploy('mf-ai', '1.0.0', { 'ai.js': 'ai 1', 'head/recommendations.html': '<link rel="ai">' });
  return product;
}

export function releaseShell(product: FakeProduct, version: string): void {
  product.deploy('shell', version, { 'main.js': `shell ${version}`, 'fonts.woff2': 'fonts' });
  product.answers.set('/index.html', () => new Response(pageHtml(version), { headers: PAGE_HEADERS }));
  product.answers.set('/cocktails', () => new Response(pageHtml(version, '<link rel="menu">')));
}

export function releaseMenu(product: FakeProduct, version: string): void {
  product.deploy('mf-menu', version, {
    'menu.js': `menu ${version}`,
    'glass.svg': 'a glass',
    'head/cocktails.html': `<link rel="menu" href="/mf-menu/${version}/menu.js">`,
  });
}

const PAGE_HEADERS = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': "default-src 'none'",
  'Content-Length': '12',
  ETag: '"page"',
};
