import { MENU_FILE } from '@peanut/contracts';
import { lateReader } from './late-reader.js';
import { UnreadableMenuError } from './unreadable-menu-error.js';

export interface Sheet {
  name: string;
  rows: string[][];
}

/** More rows than an import takes, with an ingredient each. */
const MOST_ROWS = 60_000;
const PER_CENT = /^\d{1,3}(?:[.,]\d+)? ?%$/;

/** A cell as it shows: of a strength "46%", of a day "02-Jan"; of any other number its value. */
const cellText = (cell: { t: string; w?: string; v?: unknown } | undefined): string => {
  if (cell?.v === undefined) return '';
  const shown = cell.w ?? '';
  const isPlainNumber =
    cell.t === 'n' && !PER_CENT.test(shown) && !/\p{L}|[/:]/u.test(shown) && !/^\d+-/.test(shown);
  return isPlainNumber ? String(cell.v) : shown || String(cell.v as string | number | boolean);
};

/** Taken out by name, so that the rest of it is left out of the build. */
async function readerOfSheets() {
  const { read, utils } = await import('@e965/xlsx');
  return { read, utils };
}

/** The sheets of an XLSX, XLS or ODS file. Its reader is fetched when it is needed. */
export async function readSheets(bytes: Uint8Array): Promise<Sheet[]> {
  const { read, utils } = await lateReader(readerOfSheets);
  const workbook = (() => {
    try {
      return read(bytes, {
        type: 'array',
        dense: true,
        sheetRows: MOST_ROWS,
        cellFormula: false,
        cellHTML: false,
        bookVBA: false,
      });
    } catch {
      throw new UnreadableMenuError(
        'This spreadsheet is damaged or protected. Save it as CSV, and choose that.',
      );
    }
  })();
  return workbook.SheetNames.flatMap((name) => {
    const sheet = workbook.Sheets[name];
    const range = sheet?.['!ref'];
    if (!sheet || range === undefined) return [];
    const { e: end } = utils.decode_range(range);
    const cells = (sheet['!data'] ?? []) as ({ t: string; w?: string; v?: unknown } | undefined)[][];
    const width = Math.min(end.c + 1, 500);
    const rows = cells.map((row) => Array.from({ length: width }, (_, at) => cellText(row?.[at])));
    return [
      {
        name,
        rows: rows.filter((row) => row.some((cell) => cell.trim() !== '')).slice(0, MENU_FILE.maxDrinks * 30),
      },
    ];
  });
}
