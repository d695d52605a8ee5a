/** `*2 oz* rum`, `_fresh_ lime`: marks around words of one line; a star behind a word refers to a note. */
const EMPHASIS = /(?<![\p{L}\d*_])([*_]{1,3})(?=[^\s*_])([^*_\n]{0,200}[^\s*_])\1(?![\p{L}\d*_])/gu;
const ADDRESS = String.raw`\((?:[^()\s]|\([^()\s]{0,100}\)){0,500}(?:\s"[^"\n]{0,200}")?\)|\[[^[\]\n]{0,60}\]`;
/** `![a tall drink](…)` shows nothing that could be read. */
const PICTURE = new RegExp(String.raw`!\[[^[\]\n]{0,200}\](?:${ADDRESS})`, 'g');
/** `[rum](https://…)`, `[rum][1]` and where `[1]: https://…` leads. */
const LINK = new RegExp(String.raw`\[([^[\]\n]{0,200})\](?:${ADDRESS})`, 'g');
const REFERENCE = /^[ \t]{0,3}\[[^[\]\n]{1,60}\]:[ \t]*\S[^\n]*$/gm;
const STRUCK = /~~[^~\n]{1,200}~~/g;
const ESCAPED = /\\([*_#[\]()~`>+.!-])/g;

/** The text without Markdown's marks within lines. */
export const withoutInlineMarks = (text: string): string =>
  text
    .replace(PICTURE, '')
    .replace(LINK, '$1')
    .replace(REFERENCE, '')
    .replace(STRUCK, '')
    .replace(ESCAPED, '$1')
    .replace(EMPHASIS, '$2');
