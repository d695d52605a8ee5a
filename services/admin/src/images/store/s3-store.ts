import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { LANDING_IMAGE } from '@peanut/contracts';
import { CallTimeout, UnavailableException } from '@peanut/service';
import { AwsClient } from 'aws4fetch';
import { storageFull } from '../storage-problem.js';
import { ImageStore, type StoredImage } from './image-store.js';

export interface S3Options {
  /** The bucket, with a prefix or not: `https://host/bucket/prefix` or `https://bucket.host`. */
  url: string;
  accessKey: string;
  secretKey: string;
  region: string;
}

/** Milliseconds without an answer, or without its next piece. */
const IDLE_TIMEOUT_MS = 3_000;
/** Sending pictures up may take longer on a slow line; that the store is alive was asked just before. */
const SAVE_MS = 20_000;

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const unavailable = (cause: unknown): Error =>
  new UnavailableException(
    'The picture store does not answer just now. Please try again in a moment.',
    cause,
  );

/** Pictures as objects `<id>/<width>.webp` in any S3-compatible store. */
export class S3Store extends ImageStore {
  private readonly client: AwsClient;
  private readonly base: string;

  constructor({ url, accessKey, secretKey, region }: S3Options) {
    super();
    this.base = url.replace(/(?<!\/)\/+$/, '');
    this.client = new AwsClient({
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      region,
      service: 's3',
    });
  }

  /** Any answer will do, also that there is no such object. */
  async check(): Promise<void> {
    const answer = await this.send('HEAD', 'alive', AbortSignal.timeout(IDLE_TIMEOUT_MS));
    if (answer.status >= 500) throw unavailable(new Error(`HEAD answered ${answer.status}`));
  }

  async save(id: string, folder: string): Promise<void> {
    const signal = AbortSignal.timeout(SAVE_MS);
    const sent = await Promise.allSettled(
      LANDING_IMAGE.widths.map((width) => this.put(id, width, folder, signal)),
    );
    const failed = sent.find((result) => result.status === 'rejected');
    if (failed === undefined) return;
    await this.remove(id).catch(() => undefined);
    throw failed.reason;
  }

  async open(id: string, width: number): Promise<StoredImage | undefined> {
    const timeout = new CallTimeout({ idle: IDLE_TIMEOUT_MS }, () => new Error('no answer in time'));
    const answer = await this.send('GET', `${id}/${width}.webp`, timeout.signal).finally(() =>
      timeout.pause(),
    );
    if (answer.status === 404) {
      await answer.body?.cancel();
      return undefined;
    }
    if (answer.status !== 200 || answer.body === null) throw await refused('GET', answer);
    const bytes = Readable.from(timeout.watch(answer.body), { objectMode: false });
    return { size: Number(answer.headers.get('content-length')), bytes };
  }

  async remove(id: string): Promise<void> {
    const signal = AbortSignal.timeout(IDLE_TIMEOUT_MS);
    await Promise.all(
      LANDING_IMAGE.widths.map(async (width) => {
        const answer = await this.send('DELETE', `${id}/${width}.webp`, signal);
        if (!answer.ok && answer.status !== 404) throw await refused('DELETE', answer);
        await answer.body?.cancel();
      }),
    );
  }

  private async put(id: string, width: number, folder: string, signal: AbortSignal): Promise<void> {
    const name = `${width}.webp`;
    const answer = await this.send('PUT', `${id}/${name}`, signal, await readFile(join(folder, name)));
    if (answer.status === 507) throw storageFull();
    if (!answer.ok) throw await refused('PUT', answer);
    await answer.body?.cancel();
  }

  private async send(method: string, key: string, signal: AbortSignal, body?: Buffer): Promise<Response> {
    const headers: Record<string, string> = { 'X-Amz-Content-Sha256': sha256(body ?? '') };
    if (body) headers['Content-Type'] = 'image/webp';
    const request = await this.client.sign(`${this.base}/${key}`, { method, headers, body });
    try {
      // Not in the request: a signal there is lost when garbage is collected before the answer.
      return await fetch(request, { signal, redirect: 'error' });
    } catch (error) {
      throw unavailable(error);
    }
  }
}

/** The store's own words go to the log only. */
async function refused(method: string, answer: Response): Promise<Error> {
  const words = await answer.text().catch(() => '');
  return unavailable(
    new Error(`The picture store answered ${method} with ${answer.status}: ${words.slice(0, 300)}`),
  );
}
