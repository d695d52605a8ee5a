import { LIVE, VERSION_FILE } from '@peanut/contracts';
import { existsSync } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readUrl } from './prerender/copies.js';
import type { StaticPart } from '../edge/routes.js';
import type { StaticFolders } from '../edge/static-files.js';

/** True when a version of the part whose folder it is is live. */
export const isPublished = (folder: string): boolean => existsSync(join(folder, LIVE));

/** What the front ends have published. Each method rejects when the part is not there. */
export interface Published {
  /** The version that guests get now. */
  live(part: StaticPart): Promise<string>;
  /** The text of a version's file, which never changes. */
  read(part: StaticPart, version: string, file: string): Promise<string>;
}

/** By the parts in these folders. */
export function publishedInFolders(folders: StaticFolders): Published {
  const folderOf = (part: StaticPart) => {
    const folder = folders[part];
    if (!folder) throw new Error(`${part} is not here.`);
    return folder;
  };
  return {
    live: async (part) => basename(await readlink(join(folderOf(part), LIVE))),
    read: async (part, version, file) => readFile(join(folderOf(part), version, file), 'utf8'),
  };
}

/** By the parts at these addresses, `host:port`. */
export function publishedAt(addresses: Partial<Record<StaticPart, string>>): Published {
  const read = async (part: StaticPart, file: string) => {
    const address = addresses[part];
    if (!address) throw new Error(`${part} is not here.`);
    return (await readUrl(`http://${address}/${part}/${file}`)).text;
  };
  return {
    live: async (part) => (JSON.parse(await read(part, VERSION_FILE)) as { version: string }).version,
    read: (part, version, file) => read(part, `${version}/${file}`),
  };
}
