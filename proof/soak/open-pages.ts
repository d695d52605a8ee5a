import { request, type ClientRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../lib/products.js';

const PATH = '/api/events';
/** Ms in which a change is told, on a slow machine. */
const TOLD_WITHIN = 5_000;

/** An open page that listens for changes. */
interface Page {
  asked: ClientRequest;
  /** The last event's data: the tag of each list, by its name. */
  told: string;
  /** Why it hears no more. */
  ended: string;
}

/** Pages that stay open for the whole run, next to one that is opened anew again and again. */
export class OpenPages {
  private readonly pages: Page[] = [];
  private passing: Page | undefined;
  opened = 0;

  constructor(
    private readonly product: Product,
    count: number,
  ) {
    while (this.pages.length < count) this.pages.push(this.open());
  }

  /** Done when each has heard its first event. */
  async untilOpen(): Promise<void> {
    while (!this.pages.every(({ told, ended }) => told || ended)) await sleep(50);
  }

  private open(): Page {
    const asked = request(this.product.baseUrl + PATH, { agent: false });
    const page: Page = { asked, told: '', ended: '' };
    asked.on('error', ({ message }) => (page.ended ||= message));
    asked.on('response', (answer) => {
      if (answer.statusCode !== 200) page.ended = `answered ${answer.statusCode}`;
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        const events = text.split('\n\n');
        text = events.pop() ?? '';
        for (const event of events) page.told = /^data: (.*)$/m.exec(event)?.[1] ?? page.told;
      });
      answer.on('close', () => (page.ended ||= 'closed'));
    });
    asked.end();
    this.opened += 1;
    return page;
  }

  /** A guest leaves, the next one comes. */
  comeAndGo(): void {
    this.passing?.asked.destroy();
    this.passing = this.open();
  }

  /** Closes all; what is wrong with those that stayed: they ended, or were not told of the last change. */
  async faultsAfter(): Promise<string[]> {
    const lists = ['cocktails', 'whiskeys', 'pages'];
    const tags = await Promise.all(lists.map((name) => this.tagOf(name)));
    const isCurrent = ({ told }: Page): boolean => tags.every((tag) => told.includes(JSON.stringify(tag)));
    for (const started = Date.now(); Date.now() - started < TOLD_WITHIN && !this.pages.every(isCurrent);)
      await sleep(100);
    const faults = this.pages.flatMap((page) =>
      page.ended || !isCurrent(page) ? [page.ended || `was told ${page.told}, not ${tags.join()}`] : [],
    );
    for (const { asked } of [...this.pages, ...(this.passing ? [this.passing] : [])]) asked.destroy();
    return faults;
  }

  private async tagOf(name: string): Promise<string> {
    const { headers } = await fetch(`${this.product.baseUrl}/api/${name}`, {
      headers: { 'Cache-Control': 'no-cache' },
    });
    return (headers.get('etag') ?? '').replace(/^W\//, '');
  }
}
