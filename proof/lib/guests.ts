import { setTimeout as sleep } from 'node:timers/promises';
import { call, post, Problems, type Answer } from './call.js';

const PAGES = ['/', '/cocktails', '/whiskey', '/recommendations'];
const LISTS = ['/api/cocktails', '/api/whiskeys'];
/** What the other parts than the menu answer. */
const ASIDE = ['/api/pages', '/api/admin/session', '/api/admin/settings/bar_name'];
const PATHS = [...PAGES, ...LISTS, ...ASIDE, ...LISTS, '/api/chat'];

const GUESTS = 3;
/** Between two calls of one guest, in ms. */
const PAUSE = 40;

/** What guests do besides; `isRight` looks at an answer of success. */
export interface Visit {
  name: string;
  ask(): Promise<Answer>;
  isRight(answer: Answer): boolean;
}

/** Guests who open pages, read the lists and chat, until `stop()`. */
export class Guests {
  readonly problems = new Problems();
  /** Of the menu; pages among them without a prerendered part. */
  reads = 0;
  bare = 0;
  private readonly visited = new Set<string>();
  private isOver = false;
  private readonly browsing: Promise<void>[];

  constructor(
    private readonly product: { baseUrl: string },
    private readonly more: Visit[] = [],
    private readonly pause = PAUSE,
  ) {
    this.browsing = Array.from({ length: GUESTS }, (_, index) => this.browse(index * 3));
  }

  haveSeenAll(): boolean {
    return [...PATHS, ...this.more.map(({ name }) => name)].every((name) => this.visited.has(name));
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.browsing);
  }

  private async browse(offset: number): Promise<void> {
    for (let step = offset; !this.isOver; step += 1) {
      const index = step % (PATHS.length + this.more.length);
      const visit = this.more[index - PATHS.length];
      if (visit) await this.visitMore(visit);
      else await this.visit(PATHS[index] ?? '/');
      await sleep(this.pause);
    }
  }

  private async visitMore({ name, ask, isRight }: Visit): Promise<void> {
    const answer = await ask();
    this.problems.note(name, answer);
    this.visited.add(name);
    if (answer.status > 0 && answer.status < 400 && !isRight(answer))
      this.problems.add('unreadable', name, answer);
  }

  private async visit(path: string): Promise<void> {
    const answer = await (path === '/api/chat'
      ? post(this.product, path, { message: 'Something with gin?' })
      : call(this.product.baseUrl + path));
    this.problems.note(path, answer);
    this.visited.add(path);
    const isList = LISTS.includes(path);
    if (!isList && !PAGES.includes(path)) return;
    this.reads += 1;
    // A list without drinks is an empty menu, a page without its script a blank one.
    const isEmpty = isList
      ? !(Array.isArray(answer.body) && answer.body.length > 0)
      : !/<script [^>]*src=/.test(answer.text);
    if (answer.status !== 200 || isEmpty) this.problems.add('unreadable', path, answer);
    // The heading and the first drinks come with the page while the parts answer in time.
    else if (!isList && !/<h1[\s>]/.test(answer.text)) this.bare += 1;
  }
}
