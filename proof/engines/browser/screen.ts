import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Part of a screen, in its pixels. */
export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Of a screen, in pixels. */
export const SCREEN = { width: 1600, height: 1400 };

/** A screen that nobody sees, larger than any window of ours. */
export interface Screen {
  display: string;
  /** What it shows there, as a PNG: what an engine's layers come to, which its own pictures paint anew without them. */
  picture(area: Area): Promise<Buffer>;
  stop(): void;
}

export async function startScreen(): Promise<Screen> {
  const folder = mkdtempSync(join(tmpdir(), 'peanut-screen-'));
  const server = spawn(
    'Xvfb',
    [
      '-displayfd',
      '1',
      '-screen',
      '0',
      `${SCREEN.width}x${SCREEN.height}x24`,
      '-nolisten',
      'tcp',
      '-fbdir',
      folder,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start.')));
    server.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  return {
    display: `:${number}`,
    picture: (area) => cut(readFileSync(join(folder, 'Xvfb_screen0')), area),
    stop() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Of X's own file format (XWD): numbers of four bytes, a table of colours, and the pixels, blue first. */
function cut(file: Buffer, area: Area): Promise<Buffer> {
  const number = (index: number): number => file.readUInt32BE(index * 4);
  const [headerSize, width, height, colours] = [number(0), number(4), number(5), number(19)];
  const pixels = file.subarray(headerSize + colours * 12).subarray(0, width * height * 4);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .extract(area)
    .recomb([
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 0],
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
