import { isMail } from './saved-page.js';

/** Texts of programs that hold no recipe anybody could read, by their first characters, and what helps. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^\s*\{\\rtf/, 'This is a text of a word processor (RTF). Open it, copy the recipes, and paste them.'],
  [
    /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg\b/i,
    'This is a picture (SVG). Type its recipes, and paste them.',
  ],
  [/^\s*%!PS/, 'This is a print file (PostScript). Copy its text, and paste it.'],
  [
    /^(?:\s|--[^\n]*\n)*(?:SET [^\n]*\n\s?)*(?:CREATE TABLE|INSERT INTO|DROP TABLE|PRAGMA|BEGIN TRANSACTION)\b/i,
    'This is a dump of a database (SQL). Export the recipes as JSON or CSV.',
  ],
  [/^-----BEGIN [A-Z ]+-----/, 'This is a key or a certificate, and no menu.'],
  [/^BEGIN:V(?:CARD|CALENDAR)/i, 'This is a contact or a calendar, and no menu.'],
  [
    /^\s*(?:https?:\/\/\S+\s+)*https?:\/\/\S+\s*$/i,
    "Links can't be opened from here. Copy the recipe's text and paste it.",
  ],
  [
    /^(?:\s|#[^\n]*\n)*\[\[?[\w.-]+\]\]?[ \t]*\n[\w-]+ ?= ?\S/,
    'These are settings (TOML or INI). Write the recipes as JSON, CSV or text.',
  ],
  [
    /^\s*(?:#!\s*\/|import (?:[^\n]* from )?['"]|from \w+ import |function \w+\(|def \w+\(|#include\b|export (?:const|function|class|default)\b|public (?:\w+ )?class )/,
    'This is a program, and no menu.',
  ],
  [/^\s*<\?php\b/i, 'This is a program (PHP), and no menu.'],
];

const IS_PASTED_MAIL =
  'This is an e-mail or a page saved as one file (MHTML). Choose the file, or open it, copy the recipes, and paste them.';

/** Why a text is none that is read, as a sentence; undefined for any other. */
export const textKind = (text: string): string | undefined =>
  isMail(text) ? IS_PASTED_MAIL : KINDS.find(([begins]) => begins.test(text.slice(0, 4_000)))?.[1];
