import { type PictureKind, pictureKind, pictureRefusal } from './picture-kind.js';

const bytes = (latin: string) => Uint8Array.from(latin, (sign) => sign.charCodeAt(0));
/** The first box of a file, with the brands that it names. */
const boxed = (major: string, ...others: string[]) =>
  bytes(
    `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${major}\0\0\0\0${others.join('')}\0\0\0\u0008mdat`,
  );

describe('pictureKind', () => {
  it.each<[PictureKind | undefined, Uint8Array]>([
    ['JPEG', bytes('\xff\xd8\xff\xe0\0\u0010JFIF')],
    ['PNG', bytes('\x89PNG\r\n\u001a\n')],
    ['GIF', bytes('GIF89a')],
    ['WebP', bytes('RIFF\n\0\0\0WEBPVP8 ')],
    ['AVIF', boxed('avif', 'avif', 'mif1', 'miaf')],
    ['AVIF', boxed('avis', 'avif', 'msf1')],
    ['AVIF', boxed('mif1', 'miaf', 'avif')],
    ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'heif', 'mif1', 'mif2', 'msf1'].map(
      (brand): ['HEIC', Uint8Array] => ['HEIC', boxed(brand)],
    ),
    ['HEIC', boxed('mif1', 'mif1', 'heic', 'miaf')],
    ['PDF', bytes('%PDF-1.7\n')],
    ['TIFF', bytes('II*\0\u0008\0\0\0')],
    ['TIFF', bytes('MM\0*\0\0\0\u0008')],
    ['BMP', bytes('BM\u0036\0\0\0')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['SVG', bytes('\xef\xbb\xbf<?xml version="1.0"?>\n<!-- bar -->\n<SVG >')],
    ['JPEG XL', bytes('\xff\n\0')],
    ['JPEG XL', bytes('\0\0\0\fJXL \r\n')],
    ['JPEG 2000', bytes('\0\0\0\fjP  \r\n')],
    ['Photoshop', bytes('8BPS\0\u0001')],
    ['a video', boxed('qt  ')],
    ['a video', boxed('isom', 'avc1')],
    [undefined, bytes('')],
    [undefined, bytes('\0\0\0')],
    [undefined, boxed('xxxx')],
    [undefined, bytes('<!doctype html><svg>')],
    [undefined, bytes('PK\u0003\u0004')],
  ])('is %s of %j', (kind, head) => expect(pictureKind(head)).toBe(kind));

  it('reads a part of other bytes', () => {
    const all = Uint8Array.from([0, 0, 0, ...boxed('mif1', 'heic')]);
    expect(pictureKind(all.subarray(3))).toBe('HEIC');
  });
});

describe('pictureRefusal', () => {
  it('says how to get a JPEG of what an iPhone takes', () => {
    expect(pictureRefusal('HEIC')).toMatch(
      /^HEIC photos cannot be read here: export .* as JPEG, .*Most Compatible/,
    );
  });

  it('names what else cannot be read, and nothing else', () => {
    expect(pictureRefusal('PDF')).toContain('no picture in PNG, JPEG, WebP, AVIF or GIF format but PDF');
    expect([pictureRefusal('AVIF'), pictureRefusal(undefined)]).toEqual([undefined, undefined]);
  });
});
