import { LIVE, VERSION_FILE, type Health, type PartVersion } from '@peanut/contracts';
import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isPublished } from '../pages/published.js';
import { filesAt, filesIn, WholeFiles } from './whole-files.js';

interface Verdict {
  ready: boolean;
  /** What keeps it from being ready, in the part's own words: `{ "disk": "full" }`. */
  problems?: Record<string, string>;
  /** Where the part tells it. */
  version?: PartVersion;
}

/** Says whether a part is ready; must not reject. */
export type Check = () => Promise<Verdict>;
export type Checks = Readonly<Record<string, Check>>;

const TIMEOUT = 1_500;
const REMEMBERED = 500;
const LONGEST_ANSWER = 4 * 1024;

/** A part that answers 2xx at this address, and says there which version it is; `/health/ready` also what is wrong. */
export function answersAt(url: string): Check {
  return () =>
    new Promise((resolve) => {
      const probe = request(
        url,
        { agent: false, timeout: TIMEOUT, signal: AbortSignal.timeout(TIMEOUT) },
        (answer) => resolve(verdictOf(answer)),
      );
      probe.on('error', () => resolve({ ready: false }));
      probe.end();
    });
}

/** A front end in this folder: it is ready when one of its versions is live, and whole. */
export function publishedIn(folder: string, part: string): Check {
  const isLive: Check = async () => {
    const text = await readFile(join(folder, LIVE, VERSION_FILE), 'utf8').catch(() => '');
    return { ready: isPublished(folder), version: versionOf(text) };
  };
  return whenWhole(isLive, new WholeFiles(part, filesIn(folder)));
}

/** A front end that is served at `host:port`: it is ready when it answers, and its live version is whole. */
export const publishedAtAddress = (address: string, part: string): Check =>
  whenWhole(
    answersAt(`http://${address}/${part}/${VERSION_FILE}`),
    new WholeFiles(part, filesAt(address, part)),
  );

/** Whoever asks for the first time waits no longer than for a part's answer: until then files count as whole. */
const whenWhole =
  (check: Check, files: WholeFiles): Check =>
  async () => {
    const verdict = await check();
    if (!verdict.ready) return verdict;
    const areWhole = files.areWhole(verdict.version?.version).catch(() => true);
    const isWhole = await Promise.race([areWhole, wait(TIMEOUT, true, { ref: false })]);
    return isWhole ? verdict : { ...verdict, ready: false, problems: { files: 'damaged' } };
  };

async function verdictOf(answer: IncomingMessage): Promise<Verdict> {
  const status = answer.statusCode ?? 0;
  const ready = status >= 200 && status < 300;
  const said = textAsObject(await textOf(answer).catch(() => ''));
  return { ready, version: versionIn(said), ...(ready ? {} : { problems: problemsIn(said) }) };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) {
    text += String(chunk);
    if (text.length > LONGEST_ANSWER) throw new Error('too long');
  }
  return text;
}

/** Empty for what is no object: a part that talks nonsense is judged by its status alone. */
function textAsObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** What a part says of itself in JSON; undefined for what does not name a version. */
export const versionOf = (text: string): PartVersion | undefined => versionIn(textAsObject(text));

function versionIn({ version, revision }: Record<string, unknown>): PartVersion | undefined {
  if (typeof version !== 'string') return undefined;
  return { version, revision: typeof revision === 'string' ? revision : '' };
}

function problemsIn({ parts }: Record<string, unknown>): Record<string, string> {
  const said = Object.entries(Object(parts) as Record<string, unknown>).filter(
    ([, state]) => typeof state === 'string' && state !== 'ready',
  );
  return Object.fromEntries(said) as Record<string, string>;
}

async function ask(checks: Checks, own: Record<string, PartVersion>): Promise<Health> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check()] as const),
  );
  const failed = answers.filter(([, { ready }]) => !ready);
  const told = failed.flatMap(([name, { problems = {} }]) =>
    Object.keys(problems).length > 0 ? [[name, problems] as const] : [],
  );
  const versions = answers.flatMap(([name, { version }]) => (version ? [[name, version] as const] : []));
  return {
    status: failed.length ? 'unavailable' : 'ok',
    notReady: failed.map(([name]) => name),
    parts: Object.fromEntries(answers.map(([name, { ready }]) => [name, ready])),
    versions: { ...Object.fromEntries(versions), ...own },
    ...(told.length > 0 ? { problems: Object.fromEntries(told) } : {}),
  };
}

/** The health of all parts, asked at most twice a second however often it is read. `own` is who asks, by its name. */
export function healthReader(checks: Checks, own: Record<string, PartVersion>): () => Promise<Health> {
  let latest: Promise<Health> | undefined;
  return () => {
    latest ??= ask(checks, own).finally(() => {
      setTimeout(() => (latest = undefined), REMEMBERED).unref();
    });
    return latest;
  };
}
