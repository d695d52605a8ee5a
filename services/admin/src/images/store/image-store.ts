import type { Readable } from 'node:stream';

/** One width of a picture, on its way out. The reader must read or destroy the stream. */
export interface StoredImage {
  size: number;
  bytes: Readable;
}

/** Keeps the widths of pictures. */
export abstract class ImageStore {
  /** @throws UnavailableException soon, when the store does not answer */
  abstract check(): Promise<void>;
  /** Takes over the folder's `<width>.webp` files: all of them, or none. */
  abstract save(id: string, folder: string): Promise<void>;
  /** Undefined when there is no such picture. */
  abstract open(id: string, width: number): Promise<StoredImage | undefined>;
  /** Removes a picture, also one that is there in part or not at all. */
  abstract remove(id: string): Promise<void>;
}
