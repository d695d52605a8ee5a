import { buildZip } from './build-zip.js';
import { type Cell, type Sheet } from './menu-file-case.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const LETTERS = 26;
const DAY = 86_400_000;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const columnName = (at: number): string =>
  (at < LETTERS ? '' : columnName(Math.floor(at / LETTERS) - 1)) + String.fromCharCode(65 + (at % LETTERS));

function excelCell(cell: Cell, ref: string, shared: string[]): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${ref}"><v>${cell}</v></c>`;
  if (typeof cell === 'string') {
    if (!shared.includes(cell)) shared.push(cell);
    return `<c r="${ref}" t="s"><v>${shared.indexOf(cell)}</v></c>`;
  }
  if ('percent' in cell) return `<c r="${ref}" s="1"><v>${cell.percent}</v></c>`;
  if ('date' in cell) return `<c r="${ref}" s="2"><v>${cell.date}</v></c>`;
  if ('inline' in cell)
    return `<c r="${ref}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell.inline)}</t></is></c>`;
  const kind = typeof cell.value === 'string' ? ' t="str"' : '';
  return `<c r="${ref}"${kind}><f>${escaped(cell.formula)}</f><v>${escaped(String(cell.value))}</v></c>`;
}

function excelSheet({ rows }: Sheet, shared: string[]): string {
  const lines = rows.map((row, at) => {
    const cells = row.map((cell, column) => excelCell(cell, `${columnName(column)}${at + 1}`, shared));
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const STYLES =
  `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="1"><font><sz val="11"/></font></fonts>` +
  '<fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" xfId="0"/>' +
  '<xf numFmtId="9" xfId="0" applyNumberFormat="1"/><xf numFmtId="16" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';

const relations = (list: readonly (readonly [string, string])[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${list
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** The workbook as a spreadsheet program saves it. */
export function buildXlsx(sheets: readonly Sheet[]): Buffer {
  const shared: string[] = [];
  const pages = sheets.map((sheet) => excelSheet(sheet, shared));
  const names = sheets.map(
    ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
  );
  const files: [string, string][] = [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
        `<Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>` +
        pages
          .map(
            (_, at) =>
              `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
          )
          .join('') +
        `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    ],
    ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${names.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([
        ...pages.map((_, at) => ['worksheet', `worksheets/sheet${at + 1}.xml`] as const),
        ['styles', 'styles.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
      ]),
    ],
    ...pages.map((page, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, page]),
    ['xl/styles.xml', STYLES],
    [
      'xl/sharedStrings.xml',
      `${HEAD}<sst xmlns="${MAIN}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`,
    ],
  ];
  return buildZip(files.map(([name, text]) => [name, Buffer.from(text)]));
}

const shown = (value: string, text: string) =>
  `<table:table-cell ${value}><text:p>${escaped(text)}</text:p></table:table-cell>`;

function odsCell(cell: Cell): string {
  if (cell === null) return '<table:table-cell/>';
  if (typeof cell === 'number') return shown(`office:value-type="float" office:value="${cell}"`, `${cell}`);
  if (typeof cell === 'string') {
    const lines = cell.split('\n').map((line) => `<text:p>${escaped(line)}</text:p>`);
    return `<table:table-cell office:value-type="string">${lines.join('')}</table:table-cell>`;
  }
  if ('percent' in cell)
    return shown(
      `office:value-type="percentage" office:value="${cell.percent}"`,
      `${Math.round(cell.percent * 100)}%`,
    );
  if ('date' in cell) {
    const day = new Date(Date.UTC(1899, 11, 30) + cell.date * DAY).toISOString().slice(0, 10);
    return shown(`office:value-type="date" office:date-value="${day}"`, day);
  }
  return odsCell('inline' in cell ? cell.inline : cell.value);
}

/** The same as an open document. */
export function buildOds(sheets: readonly Sheet[]): Buffer {
  const tables = sheets.map(({ name, rows }) => {
    const lines = rows.map((row) => `<table:table-row>${row.map(odsCell).join('')}</table:table-row>`);
    return `<table:table table:name="${escaped(name)}">${lines.join('')}</table:table>`;
  });
  const content =
    `${HEAD}<office:document-content xmlns:office="${ODF}:office:1.0" xmlns:table="${ODF}:table:1.0" xmlns:text="${ODF}:text:1.0" office:version="1.2">` +
    `<office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document-content>`;
  const kind = 'application/vnd.oasis.opendocument.spreadsheet';
  const manifest =
    `${HEAD}<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${kind}"/>` +
    '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>';
  return buildZip(
    [
      ['mimetype', kind] as const,
      ['content.xml', content] as const,
      ['META-INF/manifest.xml', manifest] as const,
    ].map(([name, text]) => [name, Buffer.from(text)] as const),
  );
}
