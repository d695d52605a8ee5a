import { tabChannel } from '@peanut/web/internal';
import { openStream } from './change-stream';

/** Milliseconds. A leader says each `beat` that it is there; who hears nothing for the `patience` leads. */
const TIMES = { answer: 250, beat: 2_000, patience: 5_000 };

/** `who` asks for the leader, which says `here`, and `gone` when it ends. */
interface Message {
  says: 'who' | 'here' | 'gone';
  /** Between two leaders the smaller one goes on. */
  from: number;
  /** Who is answered; without it, all are meant. */
  to?: number | undefined;
  /** What the stream told last. */
  tags?: string | undefined;
}

/**
 * One stream for all pages of this browser that are seen: over HTTP/1.1 it opens six connections to a host, and six pages
 * with a stream each would keep the next one from loading. One page leads and tells the others. By messages alone: on
 * plain http there are no locks, and on many phones no shared workers.
 */
export class SharedStream {
  readonly #me = Math.random();
  readonly #channel = tabChannel('peanut-live');
  readonly #onTags: (tags: string) => void;
  /** Ends the stream of this page, if it leads. */
  #close: (() => void) | undefined;
  #latest: string | undefined;
  #timer: number | undefined;

  constructor(onTags: (tags: string) => void) {
    this.#onTags = onTags;
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#hear(data));
    this.#say({ says: 'who' });
    if (this.#channel) this.#leadAfter(TIMES.answer);
    else this.#open();
  }

  /** Closes the stream and opens it again, if this page has it. */
  reopen(): void {
    if (!this.#close) return;
    this.#end();
    this.#open();
  }

  leave(): void {
    window.clearTimeout(this.#timer);
    if (this.#close) this.#say({ says: 'gone' });
    this.#end();
    this.#channel?.close();
  }

  #hear({ says, from, to, tags }: Message): void {
    if (this.#close && (says !== 'here' || from > this.#me)) {
      // A second leader hears from the answer that it is one too many.
      if (says !== 'gone') this.#say({ says: 'here', to: from, tags: this.#latest });
    } else if (says === 'gone') this.#leadAfter(TIMES.answer / 2);
    else if (says === 'here') {
      this.#end();
      this.#leadAfter(TIMES.patience);
      if (tags !== undefined && (to ?? this.#me) === this.#me) this.#onTags(tags);
    }
  }

  /** With a spread, so that two pages seldom begin at once. */
  #leadAfter(time: number): void {
    this.#after(time * (1 + Math.random() / 2), () => {
      this.#open();
      this.#beat();
    });
  }

  readonly #beat = (): void => {
    this.#say({ says: 'here' });
    this.#after(TIMES.beat, this.#beat);
  };

  #open(): void {
    this.#close = openStream((tags) => {
      this.#latest = tags;
      if (tags === undefined) return;
      this.#say({ says: 'here', tags });
      this.#onTags(tags);
    });
  }

  #end(): void {
    this.#close?.();
    this.#close = this.#latest = undefined;
  }

  #after(time: number, work: () => void): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(work, time);
  }

  #say(message: Omit<Message, 'from'>): void {
    this.#channel?.postMessage({ ...message, from: this.#me } satisfies Message);
  }
}
