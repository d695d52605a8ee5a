import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { STACK } from '../../support/stack';

export const PARTS = ['shell', 'mf-menu', 'mf-ai'] as const;
export type Part = (typeof PARTS)[number];

interface FileList {
  files: Record<string, string>;
}

const TEXT = /javascript|css|html|json/;
const OF_A_VERSION = /^\/([a-z-]+)\/(\d[^/]*)\//;

const integrity = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

const stylesIn = (html: string) =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = '']) => integrity(style));

/** The policy of a page whose inlined styles name files by another version now. */
function withHashesOf(html: string, before: string, policy: string): string {
  const now = stylesIn(html);
  return stylesIn(before).reduce((text, hash, index) => text.replace(hash, now[index] ?? hash), policy);
}

/**
 * The product behind a proxy that can deploy: a part's next release has another version in the address of all its files,
 * and other contents, and those of the release before are gone. A page tells which releases it is made of by
 * `window.releases`.
 */
export class Releases {
  private readonly current: Record<Part, number> = { shell: 0, 'mf-menu': 0, 'mf-ai': 0 };
  private readonly first = new Map<Part, string>();
  private isDown = false;
  private readonly lost: string[] = [];
  private held = '';
  private readonly server = createServer((req, res) => void this.answer(req, res));

  async start(): Promise<string> {
    for (const part of PARTS) {
      const manifest = await fetch(`${STACK.baseUrl}/${part}/version.json`);
      this.first.set(part, ((await manifest.json()) as { version: string }).version);
    }
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  deploy(...parts: readonly Part[]): void {
    for (const part of parts) this.current[part] += 1;
  }

  /** From now on the whole product cannot be reached. */
  setDown(isDown: boolean): void {
    this.isDown = isDown;
    if (isDown) this.server.closeAllConnections();
  }

  /** A file of the present releases, found by a part of its name, is missing from now on. */
  lose(name: string): void {
    this.lost.push(name);
  }

  /** A file, found by a part of its name, is asked for in vain from now on; an empty name lets all come again. */
  hold(name: string): void {
    this.held = name;
  }

  private versionOf(part: Part): string {
    const release = this.current[part];
    return `${this.first.get(part) ?? ''}${release === 0 ? '' : `.${release}`}`;
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (this.isDown) return void req.socket.destroy();
    const [path = '/'] = (req.url ?? '/').split('?');
    if (this.held && path.includes(this.held)) return;
    const part = PARTS.find((one) => path.startsWith(`/${one}/`));
    const version = OF_A_VERSION.exec(path)?.[2];
    const isGone = part && version && version !== this.versionOf(part);
    if (isGone || this.lost.some((name) => path.includes(name)))
      return void res.writeHead(404).end('Not found\n');
    const asFirst = part && version ? path.replace(version, this.first.get(part) ?? '') : (req.url ?? '/');
    try {
      await this.pass(req, res, asFirst, path);
    } catch {
      // The browser or the product went away: there is nobody to answer, or nothing to say.
      res.destroy();
    }
  }

  private async pass(req: IncomingMessage, res: ServerResponse, url: string, path: string): Promise<void> {
    const { cookie, 'if-none-match': _, accept = '*/*' } = req.headers;
    const sent = req.method === 'GET' || req.method === 'HEAD' ? undefined : await text(req);
    const answer = await fetch(STACK.baseUrl + url, {
      method: req.method ?? 'GET',
      headers: {
        accept,
        ...(cookie && { cookie }),
        ...(sent && { 'content-type': req.headers['content-type'] ?? '' }),
      },
      ...(sent && { body: sent }),
      redirect: 'manual',
    });
    for (const [name, value] of answer.headers) {
      if (!/^(content-(length|encoding)|transfer-encoding|connection|etag|keep-alive)$/.test(name)) {
        res.setHeader(name, value);
      }
    }
    const isText = TEXT.test(answer.headers.get('content-type') ?? '') && !path.startsWith('/api/');
    const given = isText ? await answer.text() : Buffer.from(await answer.arrayBuffer());
    const body = typeof given === 'string' ? await this.rewritten(path, given) : given;
    const policy = answer.headers.get('content-security-policy');
    if (policy && typeof body === 'string' && typeof given === 'string')
      res.setHeader('content-security-policy', withHashesOf(body, given, policy));
    res.writeHead(answer.status).end(body);
  }

  /** A text as the present releases have it. */
  private async rewritten(path: string, text: string): Promise<string> {
    if (path.endsWith('/files.json')) return this.rewrittenList(text);
    const part = PARTS.find((one) => path.startsWith(`/${one}/`));
    const mark =
      part && path.endsWith('.js')
        ? `\n;(globalThis.releases ??= {})['${part}'] = [...new Set([...(globalThis.releases['${part}'] ?? []), ${this.current[part]}])];`
        : '';
    return this.renamed(text) + mark;
  }

  private renamed(text: string): string {
    return PARTS.reduce(
      (now, part) => now.replaceAll(this.first.get(part) ?? '', this.versionOf(part)),
      text,
    );
  }

  private async rewrittenList(text: string): Promise<string> {
    const { files } = JSON.parse(text) as FileList;
    const next: FileList['files'] = {};
    for (const [path, hash] of Object.entries(files)) {
      const isText = /\.(js|css|html|json)$/.test(path);
      const content = isText ? await (await fetch(STACK.baseUrl + path)).text() : undefined;
      const name = this.renamed(path);
      next[name] = content === undefined ? hash : integrity(await this.rewritten(name, content));
    }
    return JSON.stringify({ files: next });
  }
}
