/** The reader of some files, which is fetched when it is needed, did not come. */
export class LostReaderError extends Error {
  override readonly name = 'LostReaderError';
}

/** @throws LostReaderError */
export async function lateReader<R>(load: () => Promise<R>): Promise<R> {
  try {
    return await load();
  } catch (cause) {
    throw new LostReaderError('A reader of files did not arrive.', { cause });
  }
}
