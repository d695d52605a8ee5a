// What is used of opentype.js 2, which has no types of its own; those of version 1 name its modules differently.
declare module 'opentype.js' {
  export interface Command {
    type: 'M' | 'L' | 'Q' | 'C' | 'Z';
    x1?: number;
    y1?: number;
    x2?: number;
    y2?: number;
    x?: number;
    y?: number;
  }
  export interface Glyph {
    index: number;
    /** In units of the em. */
    advanceWidth: number;
    getPath(x: number, y: number, size: number): { commands: Command[] };
  }
  export interface Font {
    unitsPerEm: number;
    /** 0 for a character that the font has no glyph for. */
    charToGlyphIndex(character: string): number;
    charToGlyph(character: string): Glyph;
    /** In units of the em. */
    getKerningValue(left: Glyph, right: Glyph): number;
  }
  // CommonJS: it has no named exports for Node.
  const opentype: { parse(bytes: ArrayBuffer): Font };
  export default opentype;
}
