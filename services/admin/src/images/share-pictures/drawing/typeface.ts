import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font, type Glyph } from 'opentype.js';

const require = createRequire(import.meta.url);
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'] as const;

/** Letters, digits and the marks on them: without one of these a text says something else. */
const ESSENTIAL = /[\p{L}\p{M}\p{N}]/u;

/** A glyph and where it begins. */
interface Placed {
  glyph: Glyph;
  x: number;
}

/** The library's own writing of paths joins numbers that it rounds to zero with those before them. */
const pathData = ({ type, x1, y1, x2, y2, x, y }: Command): string =>
  type + [x1, y1, x2, y2, x, y].flatMap((value) => value?.toFixed(1) ?? []).join(' ');

/** One of the product's typefaces: it turns texts into outlines, so that no machine needs its fonts installed. */
export class Typeface {
  private readonly fonts: Font[];

  /**
   * @param family a package of fonts, such as `jost`
   * @param letterSpacing in em
   */
  constructor(
    family: string,
    weight: number,
    subsets: readonly (typeof SUBSETS)[number][] = SUBSETS,
    private readonly letterSpacing = 0,
  ) {
    this.fonts = subsets.map((subset) => {
      const file = require.resolve(`@fontsource/${family}/files/${family}-${subset}-${weight}-normal.woff`);
      const { buffer, byteOffset, byteLength } = readFileSync(file);
      return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer);
    });
  }

  /**
   * The text without symbols that the fonts lack, emoji above all. Undefined when they lack a letter or a digit, or nothing
   * is left: half a name would be another name.
   */
  drawable(text: string): string | undefined {
    const characters = [...text.normalize('NFC').replace(/\s+/g, ' ')];
    const missing = characters.filter((character) => !this.fontOf(character));
    if (missing.some((character) => ESSENTIAL.test(character))) return undefined;
    const kept = characters.filter((character) => !missing.includes(character));
    return kept.join('').replace(/ +/g, ' ').trim() || undefined;
  }

  width(text: string, size: number): number {
    return this.place(text, 0, size).end;
  }

  /** The outline of a text on its baseline, as the data of an SVG path. */
  outline(text: string, x: number, y: number, size: number): string {
    const { placed } = this.place(text, x, size);
    return placed
      .map(({ glyph, x: at }) => glyph.getPath(at, y, size).commands.map(pathData).join(''))
      .join('');
  }

  /** Glyph by glyph, with the fonts' kerning: the library cannot read all substitutions of these fonts. */
  private place(text: string, x: number, size: number): { placed: Placed[]; end: number } {
    const placed: Placed[] = [];
    let before: { font: Font; glyph: Glyph } | undefined;
    let end = x;
    for (const character of text) {
      const font = this.fontOf(character);
      if (!font) continue;
      const glyph = font.charToGlyph(character);
      const scale = size / font.unitsPerEm;
      if (before) end += this.letterSpacing * size;
      if (before?.font === font) end += font.getKerningValue(before.glyph, glyph) * scale;
      placed.push({ glyph, x: end });
      end += glyph.advanceWidth * scale;
      before = { font, glyph };
    }
    return { placed, end };
  }

  private fontOf(character: string): Font | undefined {
    return this.fonts.find((font) => font.charToGlyphIndex(character) > 0);
  }
}
