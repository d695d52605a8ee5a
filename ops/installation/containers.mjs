import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { isEntryName } from '../backup/manifest.mjs';
import { compose, MAINTENANCE, runningServices } from '../process/run.mjs';

/** Those through which people read and write the rows and pictures. */
const CLOSED = ['gateway', 'menu', 'admin'];

/** A container of its own next to the service's: with its networks, volumes and secrets, but not in its memory. */
const RUN = ['run', '--rm', '-T', '--no-deps'];

/** What changes or goes while tar reads is its exit code 1: such a picture is being swept away. */
const SAVE = 'cd /data && mkdir -p images && tar -c --exclude=.incoming -C images . || [ $? = 1 ]';
const REPLACE = `set -e; cd /data; rm -rf images.new images.old; mkdir images.new; tar -xC images.new
  [ ! -e images ] || mv images images.old; mv images.new images; rm -rf images.old`;

/** @type {(script: string, streams: import('../process/run.mjs').Streams) => Promise<string>} */
const inAdmin = (script, streams) => compose([...RUN, 'admin', 'sh', '-c', script], streams);

/**
 * @param {import('tar-stream').Extract} entries
 * @param {string} folder
 */
async function takeOut(entries, folder) {
  for await (const entry of entries) {
    const name = entry.header.name.replace(/^\.\//, '');
    if (entry.header.type === 'file' && isEntryName(`pictures/${name}`)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await pipeline(entry, createWriteStream(join(folder, name)));
    } else entry.resume();
  }
}

/**
 * @param {import('tar-stream').Pack} archive
 * @param {string} folder
 */
async function putIn(archive, folder) {
  for (const id of await readdir(folder))
    for (const width of await readdir(join(folder, id))) {
      const path = join(folder, id, width);
      const { size } = await stat(path);
      await pipeline(createReadStream(path), archive.entry({ name: `${id}/${width}`, size }));
    }
  archive.finalize();
}

/** @type {import('./index.mjs').Installation} */
const installation = {
  kind: 'compose',
  title: 'Peanut in the containers',
  next: 'The containers that ran are started again; npm run doctor -- --compose tells when all are well.',
  async run(name, args, streams = {}) {
    try {
      return await compose([...RUN, name, ...MAINTENANCE, ...args], streams);
    } catch (error) {
      if (!/Cannot find module .*maintenance\.js/.test(/** @type {Error} */ (error).message)) throw error;
      throw new Error(
        `The image of ${name} is of an earlier version. Build it again: docker compose build ${name}`,
      );
    }
  },
  async savePictures(folder) {
    const entries = extract();
    await Promise.all([inAdmin(SAVE, { output: entries }), takeOut(entries, folder)]);
  },
  async replacePictures(folder) {
    const archive = pack();
    // When the container fails, the archive breaks off too; its own words are the ones to tell.
    const filling = putIn(archive, folder).catch((error) => error);
    await inAdmin(REPLACE, { input: archive });
    const problem = await filling;
    if (problem) throw problem;
  },
  /** The closed containers stay closed when it is interrupted: that is seen, and the restore done again. */
  whileReplacing: (_archive, _safety, work) => work(),
  async whileClosed(work) {
    const running = await runningServices();
    const closed = CLOSED.filter((name) => running.includes(name));
    if (closed.length > 0) await compose(['stop', ...closed]);
    try {
      return await work();
    } finally {
      if (closed.length > 0) await compose(['start', ...closed.reverse()]);
    }
  },
};

/**
 * Works on the data of `docker compose`. Postgres has to run; the services may.
 * @template T
 * @param {(containers: import('./index.mjs').Installation) => Promise<T>} work
 */
export async function withContainers(work) {
  if (!(await runningServices()).includes('postgres'))
    throw new Error('The containers do not run. Start them first: docker compose up -d');
  return work(installation);
}
