import { MENU_FILE } from '@peanut/contracts';
import { type MenuReader, SourceError } from './menu-reader';
import type { PreparedMenu } from './prepared-drink';

/** What is imported: a file, a pasted text, or both. */
export interface Source {
  file: File | undefined;
  text: string;
}

/** What was found in the source. */
export type Found = Omit<PreparedMenu, 'format'>;

const megabytes = (bytes: number): string => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`;

/** Finds the drinks in the source. Throws {@link SourceError} when it is too long or cannot be read. */
export async function readSource({ file, text }: Source, reader: MenuReader): Promise<Found> {
  if (file) refuseLong(`“${file.name}”`, file.size, mostBytesOf(file));
  refuseLong('The pasted text', new Blob([text]).size, MENU_FILE.maxBytes);
  const found = await Promise.all([
    ...(file ? [bytesOf(file).then((source) => reader.read({ source, fileName: file.name }))] : []),
    ...(text.trim() === '' ? [] : [reader.read({ source: text })]),
  ]);
  const drinks = found.flatMap((one) => one.drinks);
  const texts = found.flatMap((one) => one.texts);
  refuseMany(drinks.length + texts.length);
  return { drinks, texts, problems: found.flatMap((one) => one.problems) };
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
