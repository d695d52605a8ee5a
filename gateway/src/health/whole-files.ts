import { LIVE, readSums, SUMS_FILE, VERSION_FILE } from '@peanut/contracts';
import { createHash } from 'node:crypto';
import { readFile, readlink, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { basename, join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** Milliseconds after which files are looked at again. */
const EVERY = 10_000;
/** Milliseconds that a part has to hand out a file. */
const PATIENCE = 3_000;

/** A file as it was read; its mark changes whenever it does. */
interface Found {
  mark: string;
  hash: string;
}

/** The live version of a front end. Each method rejects when nobody can say. */
export interface LiveFiles {
  /** Its name, given what its own file says it is; undefined when that is damaged and nothing else tells. */
  version(said: string | undefined): Promise<string | undefined>;
  /** The hashes it was published with; undefined for a version of an earlier release, which had none. */
  sums(version: string): Promise<string | undefined>;
  /** A file of the version as it is; `known` again while its mark is the same; undefined when it is gone. */
  find(version: string, name: string, known?: Found): Promise<Found | undefined>;
}

/** Whether a front end's live files are as they were published. Only a file that was written to is read again. */
export class WholeFiles {
  private found = new Map<string, Found>();
  private seen: { version: string; at: number; damaged: string[] } | undefined;
  private looking: Promise<boolean> | undefined;

  constructor(
    private readonly part: string,
    private readonly files: LiveFiles,
  ) {}

  /**
   * By the last look, which is at most some seconds old; nobody waits for a further one. `said` is the version that the
   * part says is live. Rejects when nobody can say.
   */
  async areWhole(said: string | undefined): Promise<boolean> {
    const version = await this.files.version(said);
    if (version === undefined) return false;
    if (this.seen?.version !== version) return this.look(version);
    if (performance.now() - this.seen.at > EVERY) this.look(version).catch(() => undefined);
    return this.seen.damaged.length === 0;
  }

  private look(version: string): Promise<boolean> {
    this.looking ??= this.read(version).finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async read(version: string): Promise<boolean> {
    if (this.seen?.version !== version) this.found.clear();
    const damaged = await this.damagedFiles(version);
    const before = this.seen?.version === version ? this.seen.damaged : [];
    if (damaged.length > 0 && damaged.join() !== before.join()) this.report(version, damaged);
    this.seen = { version, at: performance.now(), damaged };
    return damaged.length === 0;
  }

  private async damagedFiles(version: string): Promise<string[]> {
    const text = await this.files.sums(version);
    if (text === undefined) return [];
    const sums = readSums(text);
    if (!sums.has(VERSION_FILE)) return [SUMS_FILE];
    const damaged: string[] = [];
    for (const [name, sum] of sums) {
      const file = await this.files.find(version, name, this.found.get(name));
      if (file) this.found.set(name, file);
      if (file?.hash !== sum) damaged.push(name);
    }
    return damaged;
  }

  private report(version: string, damaged: string[]): void {
    const names = damaged.slice(0, 3).join(', ') + (damaged.length > 3 ? ' …' : '');
    process.stderr.write(
      `gateway: Files of ${this.part} ${version} are damaged (${names}). A new start of the part mends them.\n`,
    );
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const isMissing = (error: unknown) =>
  ['ENOENT', 'ENOTDIR', 'EISDIR'].includes(String((error as NodeJS.ErrnoException).code));

/** Undefined for what is not there; any other reason rejects. */
const unlessMissing = <T>(found: Promise<T>): Promise<T | undefined> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

/** In the folder of the part's versions. */
export const filesIn = (folder: string): LiveFiles => ({
  version: async () => basename(await readlink(join(folder, LIVE))),
  async sums(version) {
    // A version that is gone has lost its sums as well.
    const isThere = await unlessMissing(stat(join(folder, version, VERSION_FILE)));
    const text = await unlessMissing(readFile(join(folder, version, SUMS_FILE), 'utf8'));
    return isThere ? text : (text ?? '');
  },
  async find(version, name, known) {
    const file = join(folder, version, name);
    const facts = await unlessMissing(stat(file));
    if (!facts?.isFile()) return undefined;
    const mark = `${facts.ino} ${facts.size} ${facts.mtimeMs} ${facts.ctimeMs}`;
    return known?.mark === mark ? known : { mark, hash: hashOf(await readFile(file)) };
  },
});

/** At the address of a part that serves them. */
export function filesAt(address: string, part: string): LiveFiles {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, timeout: PATIENCE });
  const read = async (path: string, known?: Found) => ask(`http://${address}/${part}/${path}`, agent, known);
  return {
    version: async (said) => said,
    async sums(version) {
      const { status, bytes } = await read(`${version}/${SUMS_FILE}`);
      return status === 200 ? bytes.toString() : undefined;
    },
    async find(version, name, known) {
      const { status, mark, bytes } = await read(`${version}/${name}`, known);
      if (status === 304) return known;
      return status === 200 ? { mark, hash: hashOf(bytes) } : undefined;
    },
  };
}

interface Answer {
  status: number;
  mark: string;
  bytes: Buffer;
}

/** Rejects when the part does not answer, or says that it cannot. */
const ask = (url: string, agent: Agent, known?: Found): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = known?.mark ? { 'if-none-match': known.mark } : {};
    const asked = request(url, { headers, agent, signal: AbortSignal.timeout(PATIENCE) });
    asked.on('error', reject);
    asked.on('response', (answer) => {
      const { statusCode: status = 500, headers: said } = answer;
      buffer(answer).then((bytes) => {
        if (status >= 500) reject(new Error(`${url} answered ${status}.`));
        else resolve({ status, mark: said.etag ?? '', bytes });
      }, reject);
    });
    asked.end();
  });
