import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** What stood at an address; the same object for as long as nothing has changed there. */
export interface Copy {
  /** Changes with the content: the ETag. */
  tag: string | undefined;
  text: string;
}

/** Milliseconds for which a copy is as good as what it was made of; a guest waits for a new one, so it is short. */
const FRESH = 500;
/** Milliseconds that a guest waits for a new copy, and for which the last one may stand in for one that is on its way. */
const PATIENCE = 200;
const GRACE = 2_000;
/** Milliseconds after which there will be no answer any more. */
const LONGEST = 3_000;

/**
 * What was read lately, so that each address is asked twice a second however many guests come. The last copy stands in
 * for what cannot be read any more.
 */
export class Copies {
  private readonly latest = new Map<string, { copy: Copy | undefined; at: number }>();
  private readonly running = new Map<string, Promise<Copy | undefined>>();

  /** Nothing when it cannot be read, or not soon enough. */
  async get(address: string): Promise<Copy | undefined> {
    const known = this.latest.get(address);
    const age = known ? performance.now() - known.at : Infinity;
    if (age < FRESH) return known?.copy;
    const running = this.running.get(address) ?? this.refresh(address, known?.copy);
    this.running.set(address, running);
    const standIn = age < GRACE ? known?.copy : undefined;
    return Promise.race([running, setTimeout(PATIENCE, standIn, { ref: false })]);
  }

  private async refresh(address: string, known: Copy | undefined): Promise<Copy | undefined> {
    const copy = await readUrl(address, known).catch(() => known);
    this.latest.set(address, { copy, at: performance.now() });
    this.running.delete(address);
    return copy;
  }
}

/** Reads by http, as somebody without cookies; gives `known` back when nothing has changed. Rejects when there is nothing to read. */
export const readUrl = (url: string, known?: Copy): Promise<Copy> =>
  new Promise((resolve, reject) => {
    const headers = known?.tag ? { 'if-none-match': known.tag } : {};
    const asked = request(url, { headers, agent: false, signal: AbortSignal.timeout(LONGEST) });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      text(answer).then((content) => {
        if (answer.statusCode === 304 && known) return resolve(known);
        if (answer.statusCode !== 200) return reject(new Error(`${url} answered ${answer.statusCode}.`));
        resolve(known?.text === content ? known : { tag: answer.headers.etag, text: content });
      }, reject);
    });
    asked.end();
  });
