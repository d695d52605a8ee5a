import { Gunzip, strFromU8, strToU8, type Unzipped, type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import { MENU_FILE } from '@peanut/contracts';
import { UnreadableMenuError } from './unreadable-menu-error.js';

export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
}

export interface UnpackedArchive {
  files: ArchivedFile[];
  /** Those that were not unpacked, by their endings: "pdf". Pictures need no word. */
  leftOut: string[];
}

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|heic|svg|ico|bmp|tiff?|css|js|woff2?|ttf)$/i;
/** What systems and programs put next to the recipes. */
const OF_SYSTEM =
  /(?:^|\/)(?:__MACOSX\/|\.DS_Store|Thumbs\.db|desktop\.ini|\.git\/|LICENSE|README|CHANGELOG|\._)/i;
const READ =
  /\.(?:json|jsonl|jsonld|csv|tsv|txt|md|markdown|cook|ya?ml|xml|html?|zip|gz|paprikarecipe|recipe|rcp|xlsx|ods)$|(?:^|\/)[^./]+$/i;

/** A compressed text is no more than a thousand times as long: more is a bomb. */
const MOST_RATIO = 1_000;

const tooLarge = (): UnreadableMenuError =>
  new UnreadableMenuError(
    `Unpacked, this archive is larger than ${MENU_FILE.maxUnpackedBytes / 1024 / 1024} MB or has more than ${MENU_FILE.maxArchivedFiles.toLocaleString('en')} files. Unpack it, and choose the file with the recipes.`,
  );
const damaged = (): UnreadableMenuError =>
  new UnreadableMenuError('This archive is damaged or breaks off. Export or copy it again.');

/** Counts what archives say of their files, before any is unpacked: those in archives, too. */
export class UnpackingBudget {
  private files = 0;
  private bytes = 0;

  take({ size, originalSize }: UnzipFileInfo): void {
    this.files += 1;
    this.bytes += originalSize;
    const isBomb = originalSize > 1024 * 1024 && originalSize > size * MOST_RATIO;
    if (isBomb || this.files > MENU_FILE.maxArchivedFiles || this.bytes > MENU_FILE.maxUnpackedBytes)
      throw tooLarge();
  }
}

/** The files of a ZIP that may hold recipes. fflate makes no file longer than the archive says. */
export function unzip(bytes: Uint8Array, budget: UnpackingBudget): UnpackedArchive {
  const leftOut = new Set<string>();
  const isWanted = (info: UnzipFileInfo): boolean => {
    if (info.name.endsWith('/') || PICTURE.test(info.name) || OF_SYSTEM.test(info.name)) return false;
    if (READ.test(info.name)) {
      budget.take(info);
      return true;
    }
    leftOut.add(/\.(\w{1,8})$/.exec(info.name)?.[1]?.toLowerCase() ?? info.name.slice(-20));
    return false;
  };
  const files = unzipped(bytes, isWanted);
  return {
    files: Object.entries(files).map(([name, one]) => ({ name, bytes: one })),
    leftOut: [...leftOut],
  };
}

function unzipped(bytes: Uint8Array, filter: (info: UnzipFileInfo) => boolean): Unzipped {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    throw error instanceof UnreadableMenuError ? error : damaged();
  }
}

/** The bytes of a gzip file, up to the limit. */
export function gunzip(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const reader = new Gunzip((chunk, isFinal) => {
    length += chunk.length;
    if (length > MENU_FILE.maxUnpackedBytes) throw tooLarge();
    chunks.push(chunk);
    isWhole = isFinal;
  });
  try {
    const piece = 65_536;
    for (let at = 0; at < bytes.length; at += piece)
      reader.push(bytes.subarray(at, at + piece), at + piece >= bytes.length);
  } catch (error) {
    throw error instanceof UnreadableMenuError ? error : damaged();
  }
  if (!isWhole) throw damaged();
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** Documents that are ZIP files, by a file in them, and what to do with them. */
const DOCUMENTS: readonly (readonly [string, string])[] = [
  ['word/document.xml', 'a Word document'],
  ['ppt/presentation.xml', 'a PowerPoint presentation'],
  ['META-INF/container.xml', 'an e-book (EPUB)'],
  ['Index/Document.iwa', 'a document of Pages, Numbers or Keynote'],
  ['AndroidManifest.xml', 'an app (APK)'],
  ['META-INF/MANIFEST.MF', 'a program (JAR)'],
];

/** The reader of spreadsheets asks for a part that OpenDocument leaves to choice. */
const STYLES = 'styles.xml';
const NO_STYLES = strToU8(
  '<?xml version="1.0"?><office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
);

export type DocumentInZip = { is: 'spreadsheet'; bytes: Uint8Array } | { is: 'refused'; sentence: string };

/** What a ZIP is beside an archive: a spreadsheet, or a document that is refused by its name. */
export function documentIn(bytes: Uint8Array): DocumentInZip | undefined {
  const names = new Set<string>();
  const budget = new UnpackingBudget();
  const { mimetype } = unzipped(bytes, (info) => {
    names.add(info.name);
    if (info.name.endsWith('.xml')) budget.take(info);
    return info.name === 'mimetype' && info.originalSize < 200;
  });
  const type = mimetype ? strFromU8(mimetype) : '';
  if (names.has('xl/workbook.xml') || names.has('xl/workbook.bin')) return { is: 'spreadsheet', bytes };
  if (/spreadsheet/.test(type))
    return { is: 'spreadsheet', bytes: names.has(STYLES) ? bytes : withStyles(bytes) };
  const isText = /opendocument/.test(type) ? 'an OpenDocument text' : undefined;
  const kind = DOCUMENTS.find(([name]) => names.has(name))?.[1] ?? isText;
  return kind ? { is: 'refused', sentence: `This file is ${kind}. Copy its text and paste it.` } : undefined;
}

const withStyles = (bytes: Uint8Array): Uint8Array =>
  zipSync({ ...unzipped(bytes, ({ name }) => /^(?:mimetype|.*\.xml)$/.test(name)), [STYLES]: NO_STYLES });
