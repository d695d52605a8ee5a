const LINE_ENDS = /<(?:\/(?:p|li)|br)\b[^<>]*>/gi;
const TAG = /<[/!?a-z][^<>]*>/gi;
const CHARACTER = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED: ReadonlyMap<string | undefined, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const LAST_CODE_POINT = 0x10ffff;

function character(written: string, hex?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? written;
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : written;
}

/** Characters for what HTML writes as names and numbers. */
export const decoded = (text: string): string => text.replace(CHARACTER, character);

/**
 * The words of the chat's own HTML, as a guest's browser sends it back. It reads tag by tag and builds no tree, so
 * that nesting, however deep, costs nothing. The outcome is text: it is no HTML to show.
 */
export function htmlText(html: string): string {
  return decoded(html.replace(LINE_ENDS, '\n').replace(TAG, ''))
    .replace(/\n{2,}/g, '\n')
    .toWellFormed()
    .trim();
}
