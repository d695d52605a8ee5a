import { randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { makeFolder } from './make-folder.js';

/** A container's own; several may share the folder. */
const OWN = `${hostname()}-`;

/** Where uploads are received and worked on, below the folder of the pictures so that a rename publishes them. */
@Injectable()
export class Workspace {
  private readonly folder: string;

  constructor(picturesFolder: string) {
    this.folder = join(picturesFolder, '.incoming');
  }

  /** Gives the work an empty folder and removes it afterwards, also after an error. */
  async use<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const own = join(this.folder, OWN + randomUUID());
    try {
      await makeFolder(own);
      return await work(own);
    } finally {
      await rm(own, { recursive: true, force: true });
    }
  }

  /** Removes what this service left behind when it was killed. To be called before anything is received. */
  async clearOwn(): Promise<void> {
    for (const name of await this.names())
      if (name.startsWith(OWN)) await rm(join(this.folder, name), { recursive: true, force: true });
  }

  /** Removes what a killed process left behind: everything last changed before `olderThan`, in milliseconds since 1970. */
  async clear(olderThan: number): Promise<void> {
    for (const name of await this.names()) {
      const path = join(this.folder, name);
      if ((await stat(path)).mtimeMs < olderThan) await rm(path, { recursive: true, force: true });
    }
  }

  private names(): Promise<string[]> {
    return readdir(this.folder).catch(nothingThere);
  }
}

function nothingThere(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
