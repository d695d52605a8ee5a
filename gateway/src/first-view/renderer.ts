import { Worker } from 'node:worker_threads';

/** Milliseconds for the thread to start and to draw what is before it; one that takes longer hangs, and is ended. */
const PATIENCE = 3_000;
/** Megabytes; a page takes a tenth of it. */
const MEMORY = 64;

/** What the shell's script is asked, and what it answers: shell/src/first-view/first-view.ts. */
export interface Question {
  path: string;
  reads: Readonly<Record<string, unknown>>;
  nonce: string;
}

export interface Drawn {
  html: string;
  reads: string[];
}

/** From the thread; without `id`, a script could not be loaded. */
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

/** Draws pages in a thread of its own: whatever the parts' scripts do, the gateway goes on. */
export class Renderer {
  /** It died or was ended; another one must be made. */
  isGone = false;
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;

  /** @param scripts texts, the shell's first; `report` is told which cannot be loaded */
  constructor(scripts: readonly string[], report: (problem: string) => void) {
    this.thread = new Worker(new URL('./drawing-thread.js', import.meta.url), {
      workerData: scripts,
      env: {},
      execArgv: ['--no-warnings'],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    this.thread.unref();
    this.thread.on('message', (message: Message) => {
      if (message.id === undefined) report(String(message.problem));
      else this.settle(message.id, message);
    });
    this.thread.on('error', (error) => this.end(error.message));
    this.thread.on('exit', () => this.end('the thread ended'));
  }

  /** Rejects when the page cannot be drawn. */
  draw(question: Question): Promise<Drawn> {
    if (this.isGone) return Promise.reject(new Error('the thread is gone'));
    const id = (this.lastId += 1);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.end('it took too long'), PATIENCE).unref();
      this.waiting.set(id, { resolve, reject, timer });
      this.thread.postMessage({ id, question: JSON.stringify(question) });
    });
  }

  end(reason = 'newer scripts are there'): void {
    this.isGone = true;
    void this.thread.terminate();
    for (const id of [...this.waiting.keys()]) this.settle(id, { problem: reason });
  }

  private settle(id: number, { text, problem }: Message): void {
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    clearTimeout(waiting.timer);
    if (text === undefined) waiting.reject(new Error(problem));
    else waiting.resolve(JSON.parse(text) as Drawn);
  }
}
