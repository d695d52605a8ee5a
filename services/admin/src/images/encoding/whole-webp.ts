import type { FileHandle } from 'node:fs/promises';

const HEAD_BYTES = 12;

/** Whether a file that says it is WebP has all the bytes it says it has. The decoder fills what is missing with grey. */
export async function isCutWebp(file: FileHandle): Promise<boolean> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  if (bytesRead < HEAD_BYTES || buffer.toString('latin1', 0, 4) !== 'RIFF') return false;
  return (await file.stat()).size < buffer.readUInt32LE(4) + 8;
}
