import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storageProblem } from '../storage-problem.js';
import { ImageStore, type StoredImage } from './image-store.js';

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function notThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw storageProblem(error);
}

/** Pictures as folders of a local disk. */
export class DiskStore extends ImageStore {
  constructor(private readonly folder: string) {
    super();
  }

  /** A full or missing disk shows when it is written to. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  /** One rename publishes all widths at once. */
  async save(id: string, folder: string): Promise<void> {
    await syncFolder(folder);
    await rename(folder, join(this.folder, id));
    await syncFolder(this.folder);
  }

  async open(id: string, width: number): Promise<StoredImage | undefined> {
    const file = await open(join(this.folder, id, `${width}.webp`), 'r').catch(notThere);
    if (file === undefined) return undefined;
    const { size } = await file.stat();
    return { size, bytes: file.createReadStream() };
  }

  async remove(id: string): Promise<void> {
    await rm(join(this.folder, id), { recursive: true, force: true });
  }
}
