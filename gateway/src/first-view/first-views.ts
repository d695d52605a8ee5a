import { BUILT_IN_PAGES, PAGE_AT, type ServiceName } from '@peanut/contracts';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { targetOf, type StaticPart } from '../routes.js';
import type { StaticFolders } from '../static-files.js';
import { Copies, readFromDisk, readUrl, type Copy } from './copies.js';
import { Renderer, type Drawn } from './renderer.js';

/** Published by the shell and by each remote that draws pages. */
const SCRIPT = '/first-view/render.js';
/** What a guest's page is drawn from. A script of the pages is told nothing else of the services. */
const GUEST_READ =
  /^\/api\/(?:cocktails|whiskeys|pages|ai\/bartender|admin\/settings\/(?:bar_name|bar_subtitle|accent_color|landing_page_image))$/;
/** A page that still asks for more after so many rounds is shown as it is. */
const ROUNDS = 3;
/** Milliseconds after the death of a renderer until another one is made. */
const PAUSE = 10_000;
/** The shell comes first: its script provides what the others need. */
const PARTS = [...new Set<StaticPart>(['shell', ...BUILT_IN_PAGES.map(({ remote }) => remote)])];

type Scripts = (part: StaticPart) => Promise<Copy | undefined>;
type Services = Partial<Record<ServiceName, string>>;

/** A page as it was drawn last, and with what. */
interface Known {
  renderer: Renderer;
  asked: string[];
  answers: (Copy | undefined)[];
  drawn: Drawn;
}

/** The scripts of the parts in these folders. */
export function scriptsInFolders(folders: StaticFolders): Scripts {
  const files = new Copies(readFromDisk, false);
  return async (part) => {
    const folder = folders[part];
    return folder ? files.get(join(folder, SCRIPT)) : undefined;
  };
}

/** The scripts of the parts at these addresses, `host:port`. */
export function scriptsAtAddresses(addresses: Partial<Record<StaticPart, string>>): Scripts {
  const files = new Copies(readUrl, false);
  return async (part) => {
    const address = addresses[part];
    const base = part === 'shell' ? '' : `/${part}`;
    return address ? files.get(`http://${address}${base}${SCRIPT}`) : undefined;
  };
}

/**
 * What a public page shows at first, for its HTML: drawn by the page's own components from what any guest is told, at
 * most half a second old. A part or a service that is away costs its own area, or the first view, never the page.
 */
export class FirstViews {
  private readonly reads = new Copies(readUrl, true);
  private readonly known = new Map<string, Known>();
  private readonly running = new Map<string, Promise<string>>();
  private hasEnded = false;
  private latest: { scripts: (Copy | undefined)[]; renderer: Renderer; madeAt: number } | undefined;
  /** Stands for the nonce, which is another one each time: no text of the menu can hold it. */
  private readonly noncePlace = randomBytes(16).toString('hex');

  constructor(
    private readonly scripts: Scripts,
    private readonly services: Services,
  ) {}

  /** The HTML for a page's address, whose style elements carry the nonce; empty when there is none to be had. */
  async html(path: string, nonce: string): Promise<string> {
    if (!PAGE_AT.has(path)) return '';
    const running = this.running.get(path) ?? this.draw(path).finally(() => this.running.delete(path));
    this.running.set(path, running);
    return (await running).replaceAll(this.noncePlace, nonce);
  }

  /** Draws every page once, so that the first guest does not wait for it; tries again while something is not there yet. */
  async warmUp(tries = 120): Promise<void> {
    const paths = [...PAGE_AT.keys()];
    for (const path of paths) await this.html(path, '');
    const isWhole = paths.every((path) => this.known.get(path)?.answers.every(Boolean));
    if (!isWhole && !this.hasEnded && tries > 1) setTimeout(() => void this.warmUp(tries - 1), 500).unref();
  }

  /** Draws nothing any more. */
  end(): void {
    this.hasEnded = true;
    this.latest?.renderer.end();
  }

  private async draw(path: string): Promise<string> {
    const renderer = await this.renderer();
    if (!renderer || this.hasEnded) return '';
    let known = this.known.get(path);
    if (known?.renderer !== renderer) known = undefined;
    // Which answers it needs, the page itself says when it is drawn.
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = known?.drawn.reads ?? [];
      const answers = await Promise.all(asked.map((url) => this.read(url)));
      if (known && isSame(known.asked, asked) && isSame(known.answers, answers)) break;
      known = { renderer, asked, answers, drawn: await this.drawn(renderer, path, asked, answers) };
      this.known.set(path, known);
    }
    return known?.drawn.html ?? '';
  }

  private async drawn(
    renderer: Renderer,
    path: string,
    asked: string[],
    answers: (Copy | undefined)[],
  ): Promise<Drawn> {
    try {
      return await renderer.draw({ path, reads: readable(asked, answers), nonce: this.noncePlace });
    } catch (error) {
      report(`There is no first view of ${path}: ${(error as Error).message}`);
      return { html: '', reads: asked };
    }
  }

  /** One that has the scripts of all parts that are there; none without the shell's. */
  private async renderer(): Promise<Renderer | undefined> {
    const scripts = await Promise.all(PARTS.map((part) => this.scripts(part)));
    const { latest } = this;
    if (latest && isSame(latest.scripts, scripts)) {
      if (!latest.renderer.isGone) return latest.renderer;
      if (Date.now() - latest.madeAt < PAUSE) return undefined;
    }
    latest?.renderer.end();
    this.latest = undefined;
    if (!scripts[0]) return undefined;
    const texts = scripts.flatMap((script) => (script ? [script.text] : []));
    const renderer = new Renderer(texts, (problem) => report(`A part draws no first view: ${problem}`));
    this.latest = { scripts, renderer, madeAt: Date.now() };
    return renderer;
  }

  private async read(url: string): Promise<Copy | undefined> {
    const target = targetOf(url);
    const address = target.kind === 'api' && GUEST_READ.test(url) && this.services[target.route.service];
    return address ? this.reads.get(`http://${address}${url}`) : undefined;
  }
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/** The answers that are JSON, by address. */
function readable(asked: string[], answers: (Copy | undefined)[]): Record<string, unknown> {
  const known = asked.flatMap((url, index) => {
    const { text } = answers[index] ?? {};
    try {
      return text === undefined ? [] : [[url, JSON.parse(text) as unknown] as const];
    } catch {
      report(`${url} did not answer JSON.`);
      return [];
    }
  });
  return Object.fromEntries(known);
}

const report = (what: string) => process.stderr.write(`gateway: ${what}\n`);
