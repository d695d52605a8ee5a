import { encode } from 'uqr';
import { drawQrCode } from './qr-code';

/** The modules that a path darkens, as rows of `#` and `.`. */
function rowsOf(path: string, size: number): string[] {
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  }
  return rows.map((row) => row.join(''));
}

describe('drawQrCode', () => {
  it.each(['https://bar.example', 'http://192.168.178.20:8080', `https://${'long-'.repeat(40)}name.example`])(
    'draws every dark module of %s, and nothing in the quiet zone',
    (address) => {
      const { path, size } = drawQrCode(address);
      const rows = rowsOf(path, size);
      const { data } = encode(address, { ecc: 'M', boostEcc: true, border: 0 });
      const modules = data.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));
      expect(rows.slice(4, -4).map((row) => row.slice(4, -4))).toEqual(modules);
      expect(rows.join('').replaceAll('.', '')).toBe(modules.join('').replaceAll('.', ''));
      expect(size).toBe(modules.length + 8);
    },
  );

  it('draws runs, not single modules', () => {
    // The upper edge of the first finder pattern.
    expect(drawQrCode('https://bar.example').path).toMatch(/^M4 4h7v1h-7z/);
  });
});
