import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Semaphore, UnavailableException } from '@peanut/service';
import { ENCODER_EXIT } from '../encoding/encoder-exit.js';
import { Encoders } from '../encoding/encoders.js';
import { runProgram } from '../encoding/run-program.js';
import { makeFolder } from '../make-folder.js';
import { storageFull, storageProblem } from '../storage-problem.js';
import type { StoredImage } from '../store/image-store.js';
import { Workspace } from '../workspace.js';
import type { PictureFacts } from './drawing/picture-svg.js';

/** Drawing takes half a second. Behind an upload it waits for that. */
const TIME_LIMIT_MS = 10_000;
/** One at a time takes a place among the encoders, so that guests' requests leave room for the owner's uploads. */
const DRAWINGS = { running: 1, waiting: 20, patience: 20_000 } as const;
/** Files that stay when the hourly cleanup comes: 60 MB. */
const MOST_FILES = 1_000;

const PROGRAM = createRequire(import.meta.url).resolve('@peanut/admin/drawing');

/** The id that a file's name begins with. */
const idOf = (name: string): string => name.slice(0, 36);

/** A guest reads it, who has no DATA_DIR to check; the log says why. */
const BUSY = 'The picture cannot be drawn just now. Please try again in a moment.';
const busy = (cause?: unknown): Error => new UnavailableException(BUSY, cause);

/**
 * The pictures of drinks as files, drawn when they are first asked for. They can be drawn again at any time: each service
 * has its own, on its own disk, and no backup holds them.
 */
@Injectable()
export class DrawnPictures {
  private readonly drawing = new Map<string, Promise<void>>();
  private readonly turns = new Semaphore(DRAWINGS, busy);

  constructor(
    private readonly folder: string,
    private readonly workspace: Workspace,
    private readonly encoders: Encoders,
  ) {}

  /** The file of that name; it is drawn once, however many ask for it at a time. */
  async open(name: string, facts: PictureFacts): Promise<StoredImage> {
    const known = await this.stored(name);
    if (known) return known;
    const drawn = this.drawing.get(name) ?? this.draw(name, facts).finally(() => this.drawing.delete(name));
    this.drawing.set(name, drawn);
    await drawn;
    const picture = await this.stored(name);
    if (!picture) throw busy();
    return picture;
  }

  /** Removes the pictures of drinks that guests do not see any more, and the oldest of too many. */
  async clear(ids: ReadonlySet<string>): Promise<void> {
    const names = await this.names();
    await this.remove(names.filter((name) => !ids.has(idOf(name))));
    const kept = names.filter((name) => ids.has(idOf(name)));
    if (kept.length > MOST_FILES) await this.remove((await this.byAge(kept)).slice(0, -MOST_FILES));
  }

  private async stored(name: string): Promise<StoredImage | undefined> {
    const file = await open(join(this.folder, name), 'r').catch(nothingThere);
    if (!file) return undefined;
    const { size } = await file.stat();
    return { size, bytes: file.createReadStream() };
  }

  private async draw(name: string, facts: PictureFacts): Promise<void> {
    try {
      await this.turns.enter(() =>
        this.workspace.use(async (own) => {
          const target = join(own, name);
          await this.encoders.enter(() =>
            runProgram([PROGRAM, JSON.stringify(facts), target], TIME_LIMIT_MS, problemOf),
          );
          await makeFolder(this.folder);
          await rename(target, join(this.folder, name));
        }),
      );
    } catch (error) {
      throw storageProblem(error, BUSY);
    }
    const older = (await this.names()).filter((other) => idOf(other) === idOf(name) && other !== name);
    await this.remove(older);
  }

  private async names(): Promise<string[]> {
    return (await readdir(this.folder).catch(nothingThere)) ?? [];
  }

  private async byAge(names: readonly string[]): Promise<string[]> {
    const aged = await Promise.all(
      names.map(async (name) => ({
        name,
        at: (await stat(join(this.folder, name)).catch(nothingThere))?.mtimeMs ?? 0,
      })),
    );
    return aged.sort((one, other) => one.at - other.at).map(({ name }) => name);
  }

  private async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await rm(join(this.folder, name), { force: true });
  }
}

function nothingThere(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw storageProblem(error, BUSY);
}

const problemOf = (error: { code?: unknown }, errors: string): Error =>
  error.code === ENCODER_EXIT.diskFull ? storageFull() : busy(new Error(errors, { cause: error }));
