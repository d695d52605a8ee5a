import { createContext, runInContext, type Context } from 'node:vm';

/** Milliseconds that a script may take to load, and a page to be drawn. */
const TIME_LIMIT = 500;

/** What the scripts are asked, and what they answer: shell/src/first-view/first-view.ts. */
export interface Question {
  path: string;
  reads: Readonly<Record<string, unknown>>;
  nonce: string;
}

export interface Drawn {
  html: string;
  reads: string[];
}

/**
 * Draws pages with the scripts that the parts publish. They run in a JavaScript engine of their own that has nothing but
 * the language: no modules, no process, no timers, no code from strings; only texts go in and come out.
 */
export class Renderer {
  private readonly outside: { question?: string } = Object.create(null) as object;
  private readonly inside: Context;

  /** `scripts` are the shell's and then those of the remotes. Throws when one cannot be loaded. */
  constructor(scripts: readonly string[]) {
    this.inside = createContext(this.outside, {
      codeGeneration: { strings: false, wasm: false },
      microtaskMode: 'afterEvaluate',
    });
    for (const script of scripts) this.run(script);
  }

  /** Throws when the page cannot be drawn. */
  draw(question: Question): Drawn {
    this.outside.question = JSON.stringify(question);
    const answer = this.run('firstView.render(question)');
    if (typeof answer !== 'string') throw new Error('The shell drew no text.');
    return JSON.parse(answer) as Drawn;
  }

  private run(script: string): unknown {
    return runInContext(script, this.inside, { timeout: TIME_LIMIT });
  }
}
