import type { ChildProcess } from 'node:child_process';
import { startDrawing, tell } from './start-drawing.js';

/** Milliseconds for the process to start and to draw what is before it; one that takes longer hangs, and is ended. */
const PATIENCE = 3_000;

/** What the shell's script is asked, and what it answers: shell/src/prerender/first-view.ts. */
export interface Question {
  path: string;
  reads: Readonly<Record<string, unknown>>;
}

export interface Drawn {
  html: string;
  reads: string[];
}

/** From the process; without `id`, a script could not be loaded. */
interface Message {
  id?: number;
  text?: string;
  problem?: string;
}

interface Waiting {
  resolve: (drawn: Drawn) => void;
  reject: (reason: Error) => void;
  timer: NodeJS.Timeout;
}

/** Draws pages in a process of its own: whatever the parts' scripts do, the gateway goes on. */
export class Renderer {
  /** It died or was ended; another one must be made. */
  isGone = false;
  /** It was ended for a better one, which is no fault of its own. */
  wasReplaced = false;
  /** A script of it was not loaded: what it draws lacks that part. */
  lacksScript = false;
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** @param scripts texts, the shell's first; `report` is told which cannot be loaded, and why it ended */
  constructor(
    scripts: readonly string[],
    private readonly report: (problem: string) => void,
  ) {
    this.child = startDrawing(scripts);
    this.child.unref();
    this.child.channel?.unref();
    this.child.on('message', (message: Message) => {
      if (message.id !== undefined) return this.settle(message.id, message);
      this.lacksScript = true;
      this.report(String(message.problem));
    });
    this.child.on('error', (error) => this.fail(error.message));
    this.child.on('exit', () => this.fail('the process that draws ended'));
  }

  /** Rejects when the page cannot be drawn. */
  draw(question: Question): Promise<Drawn> {
    if (this.isGone) return Promise.reject(new Error('the process that draws is gone'));
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail('it took too long'), PATIENCE).unref();
      this.waiting.set(id, { resolve, reject, timer });
      tell(this.child, { id, question: JSON.stringify(question) });
    });
  }

  /** Ends it; what it was still drawing is not drawn. */
  replace(): void {
    this.wasReplaced = true;
    this.end('another one draws');
  }

  private fail(reason: string): void {
    if (this.isGone) return;
    this.report(reason);
    this.end(reason);
  }

  private end(reason: string): void {
    this.isGone = true;
    this.child.kill('SIGKILL');
    for (const id of [...this.waiting.keys()]) this.settle(id, { problem: reason });
  }

  private settle(id: number, { text, problem }: Message): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    const drawn = text === undefined ? undefined : readDrawn(text);
    if (drawn) waiting.resolve(drawn);
    else waiting.reject(new Error(problem ?? 'The shell drew no page.'));
  }
}

/** The text comes from a part's script, which may write whatever it likes. */
function readDrawn(text: string): Drawn | undefined {
  try {
    const { html, reads } = Object(JSON.parse(text)) as Partial<Drawn>;
    const areReads = Array.isArray(reads) && reads.every((url) => typeof url === 'string');
    return typeof html === 'string' && areReads ? { html, reads } : undefined;
  } catch {
    return undefined;
  }
}
