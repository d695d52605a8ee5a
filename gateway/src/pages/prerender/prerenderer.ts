import { FIRST_VIEW_SCRIPT, PAGE_AT, type ServiceName } from '@peanut/contracts';
import { createHash } from 'node:crypto';
import { targetOf, type StaticPart } from '../../edge/routes.js';
import type { Published } from '../published.js';
import { Copies, type Copy } from './copies.js';
import { Failures } from './failures.js';
import { Renderer, type Drawn } from './renderer.js';

/** What a guest's page is drawn from. A script of the pages is told nothing else of the services. */
const GUEST_READ =
  /^\/api\/(?:cocktails|whiskeys|pages|ai\/bartender|admin\/settings\/(?:bar_name|bar_subtitle|accent_color|landing_page_image|hide_unavailable))$/;
/** A page that still asks for more after so many rounds is shown as it is. */
const ROUNDS = 3;
/** Milliseconds until a script that could not be had is asked for again. */
const PAUSE = 10_000;
/** What fails beside single pages. */
const SCRIPTS = 'A part is not prerendered';
/** Milliseconds that a renderer of earlier versions goes on. */
const GRACE = 1_000;

type Services = Partial<Record<ServiceName, string>>;

/** What a page is made of: the shell's version, and that of the remote that draws it. */
export interface Versions {
  shell: string;
  remote: string;
}

/** A part's script; without a text when it could not be had. */
interface Script {
  version: string;
  text: string | undefined;
}

/** What a page shows before any script runs. */
export interface PrerenderedPart {
  html: string;
  /** Of the styles that it begins with, as a content security policy names them. */
  styleHashes: readonly string[];
  /** What it was drawn from, by address. */
  answers: ReadonlyMap<string, Copy>;
}

export const NO_PRERENDERED_PART: PrerenderedPart = { html: '', styleHashes: [], answers: new Map() };

/** A page as it was drawn last, and with what. */
interface Known {
  renderer: Renderer;
  asked: string[];
  answers: (Copy | undefined)[];
  reads: string[];
  part: PrerenderedPart;
}

/**
 * Prerenders public pages: drawn by the page's own components from what any guest is told, at most half a second old. A
 * part or a service that is away costs its own area, or the prerendered part, never the page.
 */
export class Prerenderer {
  private readonly reads = new Copies();
  private readonly known = new Map<string, Known>();
  private readonly running = new Map<string, Promise<PrerenderedPart>>();
  private readonly failures = new Failures();
  private hasEnded = false;
  private latest: { scripts: Map<StaticPart, Script>; renderer: Renderer; madeAt: number } | undefined;
  private choosing: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly published: Published,
    private readonly services: Services,
  ) {}

  /** Of a page's address; empty when there is none to be had. */
  async prerender(path: string, versions: Versions): Promise<PrerenderedPart> {
    const page = PAGE_AT.get(path);
    if (!page || !versions.shell || !versions.remote) return NO_PRERENDERED_PART;
    const key = `${path} ${versions.shell} ${versions.remote}`;
    const asked = new Map<StaticPart, string>([
      // It comes first: its script provides what the others need.
      ['shell', versions.shell],
      [page.remote, versions.remote],
    ]);
    const running = this.running.get(key) ?? this.draw(path, asked).finally(() => this.running.delete(key));
    this.running.set(key, running);
    return running;
  }

  /** Draws every page once, so that the first guest does not wait for it; tries again while something is not there yet. */
  async warmUp(tries = 120): Promise<void> {
    const pages = [...PAGE_AT];
    for (const [path, { remote }] of pages) {
      const live = (part: StaticPart) => this.published.live(part).catch(() => '');
      await this.prerender(path, { shell: await live('shell'), remote: await live(remote) });
    }
    const isWhole = pages.every(([path]) => {
      const known = this.known.get(path);
      return known && known.part.html !== '' && known.answers.every(Boolean);
    });
    if (!isWhole && !this.hasEnded && tries > 1) setTimeout(() => void this.warmUp(tries - 1), 500).unref();
  }

  /** Draws nothing any more. */
  end(): void {
    this.hasEnded = true;
    this.latest?.renderer.replace();
  }

  private async draw(path: string, versions: ReadonlyMap<StaticPart, string>): Promise<PrerenderedPart> {
    const renderer = await this.rendererOf(versions);
    if (!renderer || this.hasEnded) return NO_PRERENDERED_PART;
    let known = this.known.get(path);
    if (known?.renderer !== renderer) known = undefined;
    if (!known && this.failures.isPausing(nameOf(path))) return NO_PRERENDERED_PART;
    // Which answers it needs, the page itself says when it is drawn.
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked: string[] = known?.reads ?? [];
      const answers = await Promise.all(asked.map((url) => this.read(url)));
      const isDrawn = known && isSame(known.asked, asked) && isSame(known.answers, answers);
      if (isDrawn && !this.failures.isDue(nameOf(path))) break;
      const { html, reads } = await this.drawn(renderer, path, asked, answers);
      const part = { html, styleHashes: styleHashesIn(html), answers: byAddress(asked, answers) };
      known = { renderer, asked, answers, reads, part };
      this.known.set(path, known);
    }
    return known?.part ?? NO_PRERENDERED_PART;
  }

  private async drawn(
    renderer: Renderer,
    path: string,
    asked: string[],
    answers: (Copy | undefined)[],
  ): Promise<Drawn> {
    try {
      const drawn = await renderer.draw({ path, reads: readable(asked, answers) });
      this.failures.forget(nameOf(path));
      if (!renderer.lacksScript) this.failures.forget(SCRIPTS);
      return drawn;
    } catch (error) {
      if (!renderer.wasReplaced) this.failures.note(nameOf(path), (error as Error).message);
      return { html: '', reads: asked };
    }
  }

  /** One that has the scripts of these versions, and of further parts the latest it knows; none without the shell's. */
  private rendererOf(versions: ReadonlyMap<StaticPart, string>): Promise<Renderer | undefined> {
    const chosen = this.choosing.then(() => this.choose(versions));
    this.choosing = chosen;
    return chosen;
  }

  private async choose(versions: ReadonlyMap<StaticPart, string>): Promise<Renderer | undefined> {
    const { latest } = this;
    const isTooEarly = latest && performance.now() - latest.madeAt < PAUSE;
    const known = (part: StaticPart, version: string) => {
      const script = latest?.scripts.get(part);
      return script?.version === version && (script.text !== undefined || isTooEarly) ? script : undefined;
    };
    const isUpToDate = latest && [...versions].every(([part, version]) => known(part, version));
    if (isUpToDate) {
      const { renderer } = latest;
      if (!renderer.isGone && !(renderer.lacksScript && this.failures.isDue(SCRIPTS))) return renderer;
      if (this.failures.isPausing(SCRIPTS)) return undefined;
    } else {
      // Other scripts may do what these could not.
      this.failures.forgetAll();
    }
    const wanted = await Promise.all(
      [...versions].map(
        async ([part, version]) =>
          [part, known(part, version) ?? (await this.script(part, version))] as const,
      ),
    );
    return this.renew(new Map([...wanted, ...otherThan(versions, latest?.scripts)]));
  }

  /** One with these scripts, in the place of the latest; none without the shell's. */
  private renew(scripts: Map<StaticPart, Script>): Renderer | undefined {
    const { latest } = this;
    if (scripts.get('shell')?.text === undefined) return undefined;
    // It may be drawing for a page that was asked for before.
    if (latest) setTimeout(() => latest.renderer.replace(), GRACE).unref();
    const texts = [...scripts.values()].flatMap(({ text }) => text ?? []);
    const renderer = new Renderer(texts, (problem) => this.failures.note(SCRIPTS, problem));
    this.latest = { scripts, renderer, madeAt: performance.now() };
    return renderer;
  }

  private async script(part: StaticPart, version: string): Promise<Script> {
    const text = await this.published.read(part, version, FIRST_VIEW_SCRIPT).catch(() => undefined);
    return { version, text };
  }

  private async read(url: string): Promise<Copy | undefined> {
    const target = targetOf(url);
    const address = target.kind === 'api' && GUEST_READ.test(url) && this.services[target.route.service];
    return address ? this.reads.get(`http://${address}${url}`) : undefined;
  }
}

const otherThan = (versions: ReadonlyMap<StaticPart, string>, scripts?: ReadonlyMap<StaticPart, Script>) =>
  [...(scripts ?? [])].filter(([part]) => !versions.has(part));

const nameOf = (path: string): string => `${path} is not prerendered`;

/** The style elements that a prerendered part begins with. Whatever comes later is what it shows, and may hold guests' texts. */
const FIRST_STYLES = /^(?:\s*<style\b[^>]*>[\s\S]*?<\/style>)+/;

function styleHashesIn(html: string): string[] {
  const styles = FIRST_STYLES.exec(html)?.[0] ?? '';
  return [...styles.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, css = '']) => `sha256-${createHash('sha256').update(css).digest('base64')}`,
  );
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const byAddress = (asked: string[], answers: (Copy | undefined)[]): Map<string, Copy> =>
  new Map(
    asked.flatMap((url, index) => {
      const answer = answers[index];
      return answer ? [[url, answer] as const] : [];
    }),
  );

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
