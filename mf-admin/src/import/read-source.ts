import { MENU_FILE } from '@peanut/contracts';
import { type MenuReader, SourceError } from './menu-reader';
import type { PreparedMenu } from './prepared-drink';

/** What is imported: files, a pasted text, or both. */
export interface Source {
  files: readonly File[];
  text: string;
}

/** What was found in the source. */
export type Found = Omit<PreparedMenu, 'format'>;

const megabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;

/**
 * Finds the drinks in the source. Throws {@link SourceError} when it is too long or cannot be read; of several files,
 * one that cannot be read is a problem among what was found.
 */
export async function readSource({ files, text }: Source, reader: MenuReader): Promise<Found> {
  refuseLong('The pasted text', new Blob([text]).size, MENU_FILE.maxBytes);
  const isOne = files.length === 1;
  const found: Found[] = [];
  // One after the other: the reader's patience is for one.
  for (const file of files) {
    const reading = readFile(file, reader);
    found.push(await (isOne ? reading : reading.catch((error: unknown) => unreadFile(file, error))));
  }
  if (text.trim() !== '') found.push(await reader.read({ source: text }));
  const drinks = found.flatMap((one) => one.drinks);
  const texts = found.flatMap((one) => one.texts);
  refuseMany(drinks.length + texts.length);
  return { drinks, texts, problems: found.flatMap((one) => one.problems) };
}

async function readFile(file: File, reader: MenuReader): Promise<Found> {
  refuseLong(`“${file.name}”`, file.size, mostBytesOf(file));
  return reader.read({ source: await bytesOf(file), fileName: file.name });
}

function unreadFile({ name }: File, error: unknown): Found {
  if (!(error instanceof SourceError)) throw error;
  const { message } = error;
  return { drinks: [], texts: [], problems: [message.includes(name) ? message : `“${name}”: ${message}`] };
}

/** Archives, spreadsheets and saved pages may hold pictures, which are not read. */
const PACKED = /\.(?:mhtml?|zip|gz|xlsx|ods|paprikarecipes|cookbook)$/i;
const mostBytesOf = ({ name }: File): number =>
  PACKED.test(name) ? MENU_FILE.maxArchiveBytes : MENU_FILE.maxBytes;

function refuseLong(what: string, bytes: number, most: number): void {
  if (bytes <= most) return;
  throw new SourceError(
    `${what} has ${megabytes(bytes)}, and ${megabytes(most)} can be read at once. Import it in parts.`,
  );
}

function refuseMany(count: number): void {
  if (count <= MENU_FILE.maxDrinks) return;
  const [many, max] = [count, MENU_FILE.maxDrinks].map((number) => number.toLocaleString('en'));
  throw new SourceError(`These are ${many} drinks, and ${max} can be read at once. Import them in parts.`);
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    console.warn('The file cannot be read.', error);
    throw new SourceError(
      `“${file.name}” can’t be opened. It may have been moved or changed: choose it again.`,
    );
  }
}
