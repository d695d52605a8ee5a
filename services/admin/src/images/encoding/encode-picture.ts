import { open } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import {
  LANDING_IMAGE,
  NO_PICTURE,
  PICTURE_HEAD_BYTES,
  pictureKind,
  pictureRefusal,
} from '@peanut/contracts';
import { storageFull } from '../storage-problem.js';
import { ENCODER_EXIT } from './encoder-exit.js';
import { runProgram } from './run-program.js';

const TIME_LIMIT_MS = 15_000;

/** The built program, wherever this code runs from: its source in tests, one file in production. */
const PROGRAM = createRequire(import.meta.url).resolve('@peanut/admin/encoder');

const REFUSALS = new Map<unknown, (head: Uint8Array) => Error>([
  [
    ENCODER_EXIT.noPicture,
    (head) => new UnsupportedMediaTypeException(pictureRefusal(pictureKind(head)) ?? NO_PICTURE),
  ],
  [
    ENCODER_EXIT.damaged,
    () => new UnsupportedMediaTypeException('The picture is damaged or cut off and cannot be read'),
  ],
  [
    ENCODER_EXIT.tooManyPixels,
    () =>
      new PayloadTooLargeException(
        `The picture has more than ${LANDING_IMAGE.maxPixels / 1_000_000} megapixels`,
      ),
  ],
  [
    ENCODER_EXIT.tooMuchMemory,
    () =>
      new PayloadTooLargeException(
        'The picture takes too much memory to read. Please choose a smaller one, or save it as JPEG.',
      ),
  ],
  [ENCODER_EXIT.diskFull, storageFull],
]);

/** Refuses a picture whose decoder crashed, took too long or used too much memory. */
function refusal(
  { code, signal }: { code?: unknown; signal?: unknown },
  head: Uint8Array,
): Error | undefined {
  if (signal)
    return new UnsupportedMediaTypeException('The picture is too hard to read. Please choose another one.');
  return REFUSALS.get(code)?.(head);
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(PICTURE_HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Makes every width of the picture, as `<width>.webp` in the folder.
 * @throws HttpException 415 or 413 for what is not accepted, 507 when the disk is full
 */
export async function encodePicture(source: string, folder: string): Promise<void> {
  const head = await headOf(source);
  await runProgram(
    [PROGRAM, source, folder],
    TIME_LIMIT_MS,
    (error, errors) => refusal(error, head) ?? new Error(`The encoder failed: ${errors || error.message}`),
  );
}
