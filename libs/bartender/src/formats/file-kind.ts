/** What a file is by its first bytes, where that is no text. */
export type FileKind =
  | { is: 'zip' | 'gzip' | 'spreadsheet' | 'text' }
  /** `sentence` names it, and says what to do instead. */
  | { is: 'refused'; sentence: string };

const AS_TEXT = 'Copy its text and paste it.';
const TYPE_IT = 'Type or paste its recipes as text.';

type Signature = readonly [bytes: string, kind: string, advice: string];

/** Bytes that begin a file, as Latin-1 characters. */
const SIGNATURES: readonly Signature[] = [
  ['%PDF-', 'a PDF', AS_TEXT],
  ['\x89PNG', 'a picture (PNG)', TYPE_IT],
  ['\xff\xd8\xff', 'a picture (JPEG)', TYPE_IT],
  ['GIF8', 'a picture (GIF)', TYPE_IT],
  ['II*\0', 'a picture (TIFF)', TYPE_IT],
  ['MM\0*', 'a picture (TIFF)', TYPE_IT],
  ['BM', 'a picture (BMP)', TYPE_IT],
  ['8BPS', 'a picture (Photoshop)', TYPE_IT],
  ['\0\0\x01\0', 'a picture (icon)', TYPE_IT],
  ['Rar!', 'an archive (RAR)', 'Unpack it, and choose the file in it.'],
  ['7z\xbc\xaf', 'an archive (7z)', 'Unpack it, and choose the file in it.'],
  ['BZh', 'an archive (bzip2)', 'Unpack it, and choose the file in it.'],
  ['\xfd7zXZ', 'an archive (xz)', 'Unpack it, and choose the file in it.'],
  ['\x28\xb5\x2f\xfd', 'an archive (Zstandard)', 'Unpack it, and choose the file in it.'],
  ['SQLite format 3', 'a database (SQLite)', 'Export the recipes from its program, as JSON or CSV.'],
  ['bplist', 'program data (a property list)', 'Export the recipes from its program, as JSON or CSV.'],
  ['PAR1', 'a table (Parquet)', 'Export it as CSV.'],
  ['ID3', 'music (MP3)', TYPE_IT],
  ['OggS', 'sound (Ogg)', TYPE_IT],
  ['fLaC', 'sound (FLAC)', TYPE_IT],
  ['\x1aE\xdf\xa3', 'a film (Matroska)', TYPE_IT],
  ['\x7fELF', 'a program', 'Choose a menu file.'],
  ['MZ', 'a program', 'Choose a menu file.'],
  ['\xca\xfe\xba\xbe', 'a program', 'Choose a menu file.'],
  ['\0asm', 'a program', 'Choose a menu file.'],
  ['wOF', 'a font', 'Choose a menu file.'],
];

const latin = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Pictures and films in boxes: their brand stands behind "ftyp". */
function boxed(bytes: Uint8Array): string | undefined {
  if (latin(bytes, 4, 4) !== 'ftyp') return undefined;
  const brand = latin(bytes, 8, 4);
  if (/^(?:hei|hev|mif|msf)/.test(brand)) return 'a picture (HEIC)';
  return brand.startsWith('avi') ? 'a picture (AVIF)' : 'a film (MP4)';
}

function contained(bytes: Uint8Array): string | undefined {
  if (latin(bytes, 0, 4) === 'RIFF')
    return latin(bytes, 8, 4) === 'WEBP' ? 'a picture (WebP)' : 'sound or a film (RIFF)';
  return latin(bytes, 257, 5) === 'ustar' ? 'an archive (tar)' : boxed(bytes);
}

const refused = (kind: string, advice: string): FileKind => ({
  is: 'refused',
  sentence: `This file is ${kind}. ${advice}`,
});

/** So much of a file tells whether it is text. */
const TELLING = 4_096;
/** No text has more characters that no keyboard writes. */
const MOST_CONTROLS = 0.02;

const isControl = (byte: number): boolean =>
  (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d && byte !== 0x0c && byte !== 0x1b) ||
  byte === 0x7f;

/** UTF-16 has a byte of zero in every second place. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const head = bytes.subarray(0, 200);
  const zeros = [0, 1].map((parity) => head.filter((byte, at) => at % 2 === parity && byte === 0).length);
  return zeros.some((count, at) => count * 4 > head.length && (zeros[1 - at] ?? 0) * 20 < head.length);
}

/** What a file is, told by its bytes and never by its name. */
export function fileKind(bytes: Uint8Array): FileKind {
  const start = latin(bytes, 0, 16);
  if (start.startsWith('PK\x03\x04') || start.startsWith('PK\x05\x06')) return { is: 'zip' };
  if (start.startsWith('\x1f\x8b')) return { is: 'gzip' };
  if (start.startsWith('\xd0\xcf\x11\xe0')) return { is: 'spreadsheet' };
  const head = bytes.subarray(0, TELLING);
  const isBinary = head.filter(isControl).length > head.length * MOST_CONTROLS && !isUtf16(head);
  const signature = SIGNATURES.find(([begins]) => start.startsWith(begins));
  // "BM" and "MZ" begin words, too.
  if (signature && (isBinary || signature[0].length > 3)) return refused(signature[1], signature[2]);
  const container = contained(bytes);
  if (container)
    return refused(container, /archive/.test(container) ? 'Unpack it, and choose the file in it.' : TYPE_IT);
  return isBinary
    ? refused('no text', 'Export the recipes from its program as JSON or CSV, or paste them.')
    : { is: 'text' };
}
