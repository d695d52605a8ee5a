import { createRequire } from 'node:module';
import { getPriority, setPriority } from 'node:os';
import type Sharp from 'sharp';
import { ENCODER_EXIT } from '../../encoding/encoder-exit.js';
import { writeSynced } from '../../encoding/write-synced.js';
import { pictureSvg, type PictureFacts } from './picture-svg.js';

// As in the encoder of uploads: `require` loads it in half the time.
const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;
sharp.cache(false);
sharp.concurrency(1);

/** Guests who read the menu come first. */
const NICE = 5;
const JPEG = { quality: 86, chromaSubsampling: '4:4:4', mozjpeg: true };

setPriority(Math.max(NICE, getPriority()));
const [facts = '', target = ''] = process.argv.slice(2);
try {
  const svg = pictureSvg(JSON.parse(facts) as PictureFacts);
  await writeSynced(target, await sharp(Buffer.from(svg)).jpeg(JPEG).toBuffer());
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') throw error;
  process.exitCode = ENCODER_EXIT.diskFull;
}
