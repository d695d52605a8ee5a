import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import type { ServiceName } from '@peanut/contracts';
import type { APIRequestContext } from '@playwright/test';
import { compose, runStreaming } from '../../../ops/process/run.mjs';
import { waitUntil } from '../../../ops/lib/wait.mjs';
import { STACK } from '../../support/stack';

interface Call {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  text: string;
  /** Whether it is the answer to an earlier call. */
  isReplayed: boolean;
  /** When it was there, in milliseconds since 1970. */
  at: number;
}

/** Calls the container's own service, one call after the other. */
const ASK = `
const answers = [];
for (const { path, ...call } of JSON.parse(process.argv[1])) {
  const answer = await fetch('http://127.0.0.1:' + process.env.PORT + path, call);
  const { status, headers } = answer;
  answers.push({ status, isReplayed: headers.has('idempotency-replayed'), text: await answer.text(), at: Date.now() });
}
console.log(JSON.stringify(answers));`;

/** Reads until the text is there. The first line says that it was not yet, the second when it was. */
const WATCH = `
const [path, text] = process.argv.slice(1);
const read = async () => (await fetch('http://127.0.0.1:' + process.env.PORT + path)).text();
const isThere = async () => (await read()).includes(text);
if (!(await isThere())) console.log('watching');
for (const end = Date.now() + 30_000; !(await isThere()) && Date.now() < end; )
  await new Promise((resolve) => setTimeout(resolve, 20));
console.log(Date.now());`;

/** One of the containers of a service, asked past the gateway. */
export class Replica {
  /** @param id the container's */
  constructor(private readonly id: string) {}

  async ask(...calls: Call[]): Promise<Answer[]> {
    return JSON.parse(await this.run(ASK, [JSON.stringify(calls)])) as Answer[];
  }

  /** Resolves once the address is looked at all the time; `seenAt` resolves with the time at which the text was there. */
  async watch(path: string, text: string): Promise<{ seenAt: Promise<number> }> {
    const output = new PassThrough();
    const lines = createInterface({ input: output })[Symbol.asyncIterator]();
    const ended = this.run(WATCH, [path, text], output);
    const next = async (): Promise<string> => ((await lines.next()) as { value?: string }).value ?? '';
    const first = await Promise.race([next(), ended.then(() => '')]);
    if (first !== 'watching') throw new Error(`${path} shows ${text} before it was written.`);
    return { seenAt: next().then(Number) };
  }

  /** It is dead while the work goes on, and ready again afterwards. */
  async deadDuring(work: () => Promise<void>): Promise<void> {
    await docker(['kill', this.id]);
    try {
      await work();
    } finally {
      await docker(['start', this.id]);
      await waitUntil(() => this.isReady());
    }
  }

  private async isReady(): Promise<boolean> {
    const answers = await this.ask({ path: '/health/ready' }).catch(() => []);
    return answers[0]?.status === 200;
  }

  private run(program: string, args: string[], output?: PassThrough): Promise<string> {
    const node = ['node', '--input-type=module', '-e', program];
    return docker(['exec', this.id, ...node, ...args], { output });
  }
}

const docker = (args: string[], streams?: { output?: PassThrough | undefined }): Promise<string> =>
  runStreaming('docker', args, streams);

/** All containers of the service. */
export async function replicasOf(service: ServiceName): Promise<Replica[]> {
  const ids: string = await compose(['ps', '--quiet', service]);
  return ids
    .split('\n')
    .filter(Boolean)
    .map((id) => new Replica(id));
}

/** The headers with which the gateway would pass on a call of this client. */
export async function headersOf(client: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await client.storageState();
  return {
    'content-type': 'application/json',
    'x-forwarded-proto': new URL(STACK.baseUrl).protocol.slice(0, -1),
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  };
}

/** The addresses to which the gateway passed on the requests of these ids. */
export async function upstreamsOf(requestIds: readonly string[]): Promise<Set<string>> {
  const log: string = await compose(['logs', '--no-color', 'gateway']);
  const lines = log.split('\n').filter((line) => requestIds.some((id) => line.includes(id)));
  return new Set(lines.map((line) => /"upstream":"([^"]*)"/.exec(line)?.[1] ?? ''));
}
