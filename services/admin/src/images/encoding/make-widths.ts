import { open, type FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { LANDING_IMAGE } from '@peanut/contracts';
import type Sharp from 'sharp';
import type { OutputInfo } from 'sharp';
import { ENCODER_EXIT } from './encoder-exit.js';
import { writeSynced } from './write-synced.js';

// Every upload starts this program, and `require` loads sharp in half the time.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

/** The decoders that may see foreign bytes. All others are blocked, above all those of SVG and PDF. */
const DECODERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}File`);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: DECODERS });
sharp.cache(false);
sharp.concurrency(1);

const LARGEST = { width: Math.max(...LANDING_IMAGE.widths), height: 4096 };
const WEBP = { quality: 82, effort: 4, smartSubsample: true };

/** A picture that is refused, by the exit code that says why. */
export class RefusedPicture extends Error {
  constructor(
    readonly code: number,
    cause?: unknown,
  ) {
    super(`refused with ${code}`, { cause });
  }
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

async function checkHead(source: string): Promise<void> {
  const head = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!head || (head.format === 'heif' && head.compression !== 'av1'))
    throw new RefusedPicture(ENCODER_EXIT.noPicture);
  if (head.width * head.height > LANDING_IMAGE.maxPixels)
    throw new RefusedPicture(ENCODER_EXIT.tooManyPixels);
}

const RIFF_HEAD_BYTES = 12;

/** Whether a file that says it is WebP has all the bytes it says it has. The decoder fills what is missing with grey. */
async function isCutWebp(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(RIFF_HEAD_BYTES), 0, RIFF_HEAD_BYTES, 0);
  if (bytesRead < RIFF_HEAD_BYTES || buffer.toString('latin1', 0, 4) !== 'RIFF') return false;
  return (await file.stat()).size < buffer.readUInt32LE(4) + 8;
}

async function checkLength(source: string): Promise<void> {
  const file = await open(source, 'r');
  try {
    if (await isCutWebp(file)) throw new RefusedPicture(ENCODER_EXIT.damaged);
  } finally {
    await file.close();
  }
}

/** The first page, upright, in sRGB, no larger than the largest width. Metadata stays behind: pixels carry none. */
async function decode(source: string): Promise<Pixels> {
  try {
    return await sharp(source, {
      failOn: 'error',
      limitInputPixels: LANDING_IMAGE.maxPixels,
      pages: 1,
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new RefusedPicture(ENCODER_EXIT.damaged, error);
  }
}

function encode({ data, info: { width, height, channels } }: Pixels, target: number): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: target, withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer();
}

/**
 * Writes `<width>.webp` into the folder for every width the product serves; a smaller picture is not enlarged.
 * @throws RefusedPicture for anything but a whole PNG, JPEG, WebP, AVIF or GIF of at most 200 megapixels
 */
export async function makeWidths(source: string, folder: string): Promise<void> {
  await checkHead(source);
  await checkLength(source);
  const pixels = await decode(source);
  const whole = await encode(pixels, LARGEST.width);
  for (const width of LANDING_IMAGE.widths)
    await writeSynced(
      join(folder, `${width}.webp`),
      width < pixels.info.width ? await encode(pixels, width) : whole,
    );
}
