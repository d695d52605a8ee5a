import { decodeHTMLStrict } from 'entities';

const INVISIBLE = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const NO_BREAK = /[\u00a0\u202f\u2007]/g;

/** Composed characters, line breaks of one kind, and no characters that nobody sees. */
export const tidied = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\u0000', '')
    .replace(INVISIBLE, '')
    .replace(NO_BREAK, ' ')
    .normalize('NFC');

/** The text as a reader sees it, with its entities decoded: also those that were encoded twice. */
export const decodeText = (text: string): string => tidied(decodeHTMLStrict(decodeHTMLStrict(text)));

const QUOTES = /&(?:quot|#0*34|#x0*22);/gi;
/** Program data whose quotes are not entities themselves. */
const IS_DATA = /^\s*[[{][^"]*"/;

/** A pasted text with its entities decoded. Data keeps those that are quotes: decoded, they would end a value. */
export const decodePasted = (text: string): string =>
  decodeText(IS_DATA.test(text) ? text.replace(QUOTES, '\\"') : text).trim();
