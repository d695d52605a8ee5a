// A bartender for programs that look at a model: the built AI service, with a menu beside it that stays as it is.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  SESSION_COOKIE,
  type ChatAnswer,
  type ChatDelta,
  type Cocktail,
  type Whiskey,
} from '@peanut/contracts';
import { startService } from '@peanut/service/testing';
import { ROOT } from '../../ops/launch/parts.mjs';

export interface Menu {
  cocktails: readonly Cocktail[];
  whiskeys: readonly Whiskey[];
  /** Names of the spirit options. */
  spirits: readonly string[];
}

/** The bar refused, in a sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export interface Bar {
  /** Asks as the owner's pages do. @throws Refusal */
  ask<Answer>(path: string, body: object): Promise<Answer>;
  /** Asks in the chat: the words as they come, and last the whole answer. @throws Refusal */
  chat(body: object): AsyncGenerator<string, ChatAnswer>;
  /** What the service logged. */
  output(): string;
  stop(): Promise<unknown>;
}

/** Nobody counts how often a program asks. */
const WITHOUT_LIMITS = {
  ...{ RATE_LIMIT_CHAT: '100000', RATE_LIMIT_RECOMMENDATIONS: '100000', RATE_LIMIT_PARSE: '100000' },
  AI_DAILY_BUDGET: '10000000',
};

/** What the menu and the admin service answer: the lists, and that everybody is the owner. */
async function startMenu({ cocktails, whiskeys, spirits }: Menu): Promise<{ url: string; stop(): void }> {
  const answers = new Map<string, object>([
    ['/api/cocktails', cocktails],
    ['/api/whiskeys', whiskeys],
    ['/api/spirit-options', spirits.map((name) => ({ id: name, name, isActive: true }))],
    ['/api/admin/settings/hide_unavailable', { key: 'hide_unavailable', value: null }],
    ['/internal/session', { active: true }],
  ]);
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '');
    if (answer) response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

async function refusalIn(answer: Response): Promise<Refusal> {
  const { message } = (await answer.json()) as { message: string };
  return new Refusal(answer.status, message);
}

/** The parts of the text. Node can go through them, which a browser's types do not know. */
const textOf = ({ body }: Response) =>
  (body?.pipeThrough(new TextDecoderStream()) ?? []) as unknown as AsyncIterable<string>;

/** The events of a stream, whole, without comments. */
async function* eventsOf(answer: Response): AsyncGenerator<{ name: string; data: unknown }> {
  let rest = '';
  for await (const part of textOf(answer)) {
    const blocks = `${rest}${part}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, data] = /^data: (.*)$/m.exec(block) ?? [];
      const [, name = 'message'] = /^event: (.*)$/m.exec(block) ?? [];
      if (data) yield { name, data: JSON.parse(data) as unknown };
    }
  }
}

async function* wordsOf(answer: Response): AsyncGenerator<string, ChatAnswer> {
  for await (const { name, data } of eventsOf(answer)) {
    if (name === 'done') return data as ChatAnswer;
    if (name === 'error') {
      const { statusCode, message } = data as { statusCode: number; message: string };
      throw new Refusal(statusCode, message);
    }
    const { delta } = data as Partial<ChatDelta>;
    if (delta !== undefined) yield delta;
  }
  throw new Refusal(0, 'The stream broke off.');
}

/** Starts it. @param env where the model is */
export async function startBar(menu: Menu, env: Record<string, string>): Promise<Bar> {
  const lists = await startMenu(menu);
  const addresses = { MENU_URL: lists.url, ADMIN_URL: lists.url };
  const service = await startService(ROOT, 'ai', { ...WITHOUT_LIMITS, ...addresses, ...env }).catch(
    (error: unknown) => {
      lists.stop();
      throw error;
    },
  );
  const post = async (path: string, body: object, accept: string): Promise<Response> => {
    const headers = { 'Content-Type': 'application/json', accept, cookie: `${SESSION_COOKIE}=owner` };
    const answer = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw await refusalIn(answer);
    return answer;
  };
  return {
    ask: async <Answer>(path: string, body: object) =>
      (await (await post(path, body, 'application/json')).json()) as Answer,
    async *chat(body) {
      return yield* wordsOf(await post('/api/chat', body, 'text/event-stream'));
    },
    output: service.output,
    async stop() {
      lists.stop();
      await service.stop('SIGTERM');
    },
  };
}
