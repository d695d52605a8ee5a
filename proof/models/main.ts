// A real model server is asked everything that the product asks:  LLAMA_SERVER=…/llama-server LLAMA_MODEL=model.gguf node
// proof/run.mjs models. What a small or random model says is not judged: only that its answers are read, or that the guest
// is told the truth.
import { randomUUID } from 'node:crypto';
import { SEEDED_SPIRITS, type RecommendationsAnswer, type SuggestedOrder } from '@peanut/contracts';
import { SEED_COCKTAILS, SEED_WHISKEYS } from '@peanut/contracts/seed-menu';
import { freePort } from '@peanut/service/testing';
import { say, sayCount, using } from '../lib/program.js';
import { Refusal, startBar, type Bar, type Menu } from './bar.js';
import { startLlama } from './llama-server.js';

const STAMPS = { version: 1, createdAt: '2025-01-01T00:00:00.000Z', updatedAt: '2025-01-01T00:00:00.000Z' };
const MENU: Menu = {
  cocktails: SEED_COCKTAILS.map((drink) => ({ id: randomUUID(), ...drink, ...STAMPS })),
  whiskeys: SEED_WHISKEYS.map((pour) => ({ id: randomUUID(), ...pour, ...STAMPS })),
  spirits: SEEDED_SPIRITS,
};
const [NEGRONI] = MENU.cocktails;
const QUESTION = { message: 'What is smoky here?', context: 'The guest is looking at the cocktails.' };

/** Two windows of 8192 tokens. */
const ROOMY = ['-c', '16384', '-np', '2'];
const WITH_KEY = ['--api-key', 'right'];

/** Resolves with what came, in a few words. */
type Ask = (bar: Bar) => Promise<string>;

/** What a guest is told where a model kept to no form: that is the model's own fault, and no other way of failing. */
const NO_SENSE = /no usable answer|Nothing could be read/;

async function orNoSense(answer: Promise<string>): Promise<string> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Refusal && NO_SENSE.test(error.message))
      return `read, and refused: ${error.message}`;
    throw error;
  }
}

/** The guest has to be told just this. */
async function refusalOf(answer: Promise<unknown>, sentence: RegExp): Promise<string> {
  try {
    await answer;
  } catch (error) {
    if (error instanceof Refusal && sentence.test(error.message)) return `${error.status} ${error.message}`;
    throw error;
  }
  throw new Error(`answered, where ${sentence} was expected`);
}

async function spoken(words: AsyncGenerator<string, unknown>): Promise<string> {
  let count = 0;
  for await (const piece of words) count += piece.length;
  return `${count} characters`;
}

const recommendations = async (bar: Bar, wish: object): Promise<string> => {
  const { recommendations: found } = await bar.ask<RecommendationsAnswer>('/api/recommendations', wish);
  return `${found.length} drinks`;
};
const fields = async (bar: Bar, path: string, body: object): Promise<string> =>
  Object.keys(await bar.ask<object>(path, body)).join(', ');

/** Every kind of question, as pages ask them. */
const QUESTIONS: Record<string, Ask> = {
  'recommendations by mood': (bar) => recommendations(bar, { description: 'smoky, not sweet' }),
  'recommendations by choice': (bar) => recommendations(bar, { preferences: { flavorProfile: 'smoky' } }),
  'chat, in words': (bar) => spoken(bar.chat(QUESTION)),
  'chat, in one piece': async (bar) =>
    `${(await bar.ask<{ response: string }>('/api/chat', QUESTION)).response.length} characters`,
  'a cocktail from text': (bar) =>
    fields(bar, '/api/ai/parse-cocktail', { description: 'Paper Plane: bourbon, Aperol, Nonino, lemon, up' }),
  'a change of a cocktail': (bar) =>
    fields(bar, '/api/ai/parse-cocktail', {
      description: 'make it smoky',
      isEdit: true,
      mode: 'partial',
      currentData: NEGRONI,
    }),
  'a whiskey from text': (bar) =>
    fields(bar, '/api/ai/parse-whiskey', { description: 'Lagavulin 16, Islay, 86 proof, smoky' }),
  'a place in the flight': async (bar) =>
    `${(await bar.ask<SuggestedOrder>('/api/whiskeys/suggest-order', { newWhiskey: { name: 'Lagavulin 16', proof: 86 } })).suggestedNumber}`,
};

/** Asks a bar whose model is at the port. */
async function withBar(port: number, env: Record<string, string>, ask: Ask): Promise<string> {
  const model = { OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'local' };
  return using(await startBar(MENU, { ...model, ...env }), async (bar) => {
    try {
      return await ask(bar);
    } catch (error) {
      const log = bar.output().split('\n').slice(-4).join('\n');
      throw new Error(`${(error as Error).message}\n${log}`);
    }
  });
}

let passed = 0;
let failed = 0;

/** One line of the run. */
async function see(what: string, came: () => Promise<string>): Promise<void> {
  const started = performance.now();
  try {
    const text = await came();
    passed += 1;
    say(`ok      ${what}: ${text} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
  } catch (error) {
    failed += 1;
    say(`FAILED  ${what}: ${(error as Error).message}`);
  }
}

type Program = Parameters<typeof startLlama>[0];

/** The bar is open before its model is there. */
async function seeLoading(program: Program): Promise<void> {
  const port = await freePort();
  await see('a question while the model is loaded', () =>
    withBar(port, {}, async (bar) =>
      using(await startLlama(program, port, ROOMY, 'listening'), async ({ isLoading }) => {
        const came = await orNoSense(spoken(bar.chat(QUESTION)));
        return isLoading ? came : `${came}; it was loaded at once`;
      }),
    ),
  );
}

async function seeAll(program: Program): Promise<void> {
  const withServer = async (args: readonly string[], work: (port: number) => Promise<void>) => {
    const port = await freePort();
    await using(await startLlama(program, port, args), () => work(port));
  };
  await seeLoading(program);
  await withServer(ROOMY, async (port) => {
    for (const [what, ask] of Object.entries(QUESTIONS))
      await see(what, () => withBar(port, {}, (bar) => orNoSense(ask(bar))));
  });
  await withServer([...ROOMY, ...WITH_KEY], async (port) => {
    const asked = (key: string, ask: Ask) => withBar(port, { OPENAI_API_KEY: key }, ask);
    await see('the right key', () => asked('right', (bar) => orNoSense(spoken(bar.chat(QUESTION)))));
    await see('a wrong key', () =>
      asked('wrong', (bar) => refusalOf(spoken(bar.chat(QUESTION)), /not set up correctly/)),
    );
  });
  await withServer(['-c', '512', '-np', '1'], async (port) => {
    const tooLong = /too long/;
    await see('a window that holds not even the rules', () =>
      withBar(port, {}, (bar) => refusalOf(spoken(bar.chat(QUESTION)), tooLong)),
    );
    await see('a window that is smaller than the owner says', () =>
      withBar(port, { OPENAI_CONTEXT: '8192' }, (bar) =>
        refusalOf(bar.ask('/api/recommendations', { description: 'smoky' }), tooLong),
      ),
    );
  });
}

const { LLAMA_SERVER: server, LLAMA_MODEL: model } = process.env;
if (server && model) {
  await seeAll({ server, model });
  sayCount(passed, failed);
} else {
  say('Not run: LLAMA_SERVER has to name the program llama-server, and LLAMA_MODEL a model, a GGUF file.');
  say('0 passed, 0 failed');
}
