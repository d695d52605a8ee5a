import { gzipSync } from 'node:zlib';
import { buildOds, buildXlsx } from './build-sheets.js';
import { buildZip } from './build-zip.js';
import { type MenuFileCase, type Part } from './menu-file-case.js';

const SPACES = 2;

function encoded(text: string, encoding?: string): Buffer {
  if (encoding === 'utf-8 with mark') return Buffer.from(`\uFEFF${text}`);
  if (encoding === 'utf-16le') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'utf-16be') return Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return Buffer.from(text, encoding === 'windows-1252' ? 'latin1' : 'utf8');
}

/** The bytes of a file that a case describes. */
function buildBytes(part: Part): Buffer {
  if (typeof part === 'string') return Buffer.from(part);
  if ('text' in part) return encoded(part.text, part.encoding);
  if ('json' in part) return Buffer.from(JSON.stringify(part.json, undefined, SPACES));
  if ('bytes' in part) return Buffer.from(part.bytes);
  if ('join' in part) return Buffer.concat(part.join.map(buildBytes));
  if ('repeat' in part) {
    const one = buildBytes(part.repeat);
    return Buffer.alloc(one.length * part.times, one);
  }
  if ('cut' in part) {
    const whole = buildBytes(part.cut);
    return whole.subarray(0, Math.floor(whole.length * part.share));
  }
  if ('gzip' in part) return gzipSync(buildBytes(part.gzip));
  if ('xlsx' in part) return buildXlsx(part.xlsx);
  if ('ods' in part) return buildOds(part.ods);
  const files = Object.entries(part.zip).map(([name, inner]) => [name, buildBytes(inner)] as const);
  return buildZip(files, part.streamed);
}

/** What a reader is given. */
export function sourceOf({ input, json, bytes }: MenuFileCase): string | Uint8Array {
  if (bytes !== undefined) return new Uint8Array(buildBytes(bytes));
  return input ?? JSON.stringify(json, undefined, SPACES);
}
