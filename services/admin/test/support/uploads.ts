import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANDING_IMAGE } from '@peanut/contracts';
import type { Response, Test } from 'supertest';
import type { Admin } from './admin.js';

/** An upload address for the session with that cookie. */
export async function newUploadUrl(admin: Admin, cookie: string): Promise<string> {
  const answer = await admin.call('post', '/api/images/upload', cookie).expect(200);
  return (answer.body as { uploadURL: string }).uploadURL;
}

/** Sends bytes to an upload address, without any cookie. */
export function send(admin: Admin, url: string, bytes: Buffer, type = 'image/png'): Test {
  return admin.call('put', url).set('Content-Type', type).send(bytes);
}

/** Uploads a picture and returns its address. */
export async function upload(admin: Admin, cookie: string, bytes: Buffer): Promise<string> {
  const answer = await send(admin, await newUploadUrl(admin, cookie), bytes).expect(200);
  return (answer.body as { imageURL: string }).imageURL;
}

/** The bytes of a stored picture. */
export async function bytesOf(admin: Admin, url: string): Promise<Buffer> {
  const answer = await admin.call('get', url).buffer(true).parse(binary).expect(200);
  return answer.body as Buffer;
}

function binary(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const pieces: Buffer[] = [];
  response.on('data', (piece: Buffer) => pieces.push(piece));
  response.on('end', () => done(null, Buffer.concat(pieces)));
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Ids of the pictures on disk, and what uploads left behind in the workspace. */
export function filesOf(dataDir: string): { pictures: string[]; incoming: string[] } {
  const folder = join(dataDir, 'images');
  return {
    pictures: namesIn(folder).filter((name) => name !== '.incoming'),
    incoming: namesIn(join(folder, '.incoming')),
  };
}

export const widthFiles = [...LANDING_IMAGE.widths].map((width) => `${width}.webp`).sort();
