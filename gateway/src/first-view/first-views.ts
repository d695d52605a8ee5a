import { HEAD_FRAGMENTS } from '@peanut/contracts';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { targetOf, type ServiceName, type StaticPart } from '../routes.js';
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
  private readonly renderers = new Map<StaticPart, { scripts: string[]; renderer: Renderer | undefined }>();
  private readonly known = new Map<string, Known>();
  private readonly running = new Map<string, Promise<string>>();
  /** Stands for the nonce, which is another one each time: no text of the menu can hold it. */
  private readonly noncePlace = randomBytes(16).toString('hex');

  constructor(
    private readonly scripts: Scripts,
    private readonly services: Services,
  ) {}

  /** The HTML for a page's address, whose style elements carry the nonce; empty when there is none to be had. */
  async html(path: string, nonce: string): Promise<string> {
    const part = HEAD_FRAGMENTS[path]?.part;
    if (!part) return '';
    const running = this.running.get(path) ?? this.draw(path, part).finally(() => this.running.delete(path));
    this.running.set(path, running);
    return (await running).replaceAll(this.noncePlace, nonce);
  }

  /** Draws every page once, so that the first guest does not wait for it; tries again while something is not there yet. */
  async warmUp(tries = 120): Promise<void> {
    const paths = Object.keys(HEAD_FRAGMENTS);
    for (const path of paths) await this.html(path, '');
    const isWhole = paths.every((path) => this.known.get(path)?.answers.every(Boolean));
    if (!isWhole && tries > 1) setTimeout(() => void this.warmUp(tries - 1), 500).unref();
  }

  private async draw(path: string, part: StaticPart): Promise<string> {
    const renderer = await this.rendererOf(part);
    if (!renderer) return '';
    let known = this.known.get(path);
    if (known?.renderer !== renderer) known = undefined;
    // Which answers it needs, the page itself says when it is drawn.
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = known?.drawn.reads ?? [];
      const answers = await Promise.all(asked.map((url) => this.read(url)));
      if (known && isSame(known.asked, asked) && isSame(known.answers, answers)) break;
      known = { renderer, asked, answers, drawn: this.drawn(renderer, path, asked, answers) };
      this.known.set(path, known);
    }
    return known?.drawn.html ?? '';
  }

  private drawn(renderer: Renderer, path: string, asked: string[], answers: (Copy | undefined)[]): Drawn {
    try {
      return renderer.draw({ path, reads: readable(asked, answers), nonce: this.noncePlace });
    } catch (error) {
      report(`There is no first view of ${path}`, error);
      return { html: '', reads: asked };
    }
  }

  /** The shell's script and the part's; without the part's own, the page's frame can be drawn. */
  private async rendererOf(part: StaticPart): Promise<Renderer | undefined> {
    const [shell, own] = await Promise.all([this.scripts('shell'), this.scripts(part)]);
    if (!shell) return undefined;
    const scripts = [shell, ...(own ? [own] : [])].map(({ text }) => text);
    const known = this.renderers.get(part);
    if (known && isSame(known.scripts, scripts)) return known.renderer;
    const renderer = rendererWith(part, scripts);
    this.renderers.set(part, { scripts, renderer });
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

function rendererWith(part: StaticPart, scripts: string[]): Renderer | undefined {
  try {
    return new Renderer(scripts);
  } catch (error) {
    report(`The pages of ${part} have no first view`, error);
    return undefined;
  }
}

/** The answers that are JSON, by address. */
function readable(asked: string[], answers: (Copy | undefined)[]): Record<string, unknown> {
  const known = asked.flatMap((url, index) => {
    const { text } = answers[index] ?? {};
    try {
      return text === undefined ? [] : [[url, JSON.parse(text) as unknown] as const];
    } catch (error) {
      report(`${url} did not answer JSON`, error);
      return [];
    }
  });
  return Object.fromEntries(known);
}

function report(what: string, error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`gateway: ${what}: ${reason}\n`);
}
