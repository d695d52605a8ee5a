/* What a picture's file is by its first bytes, whatever its name and the browser say, and why some cannot be taken. */

/** The pictures that the service reads, with their media types. */
export const PICTURE_TYPES = {
  PNG: 'image/png',
  JPEG: 'image/jpeg',
  WebP: 'image/webp',
  AVIF: 'image/avif',
  GIF: 'image/gif',
} as const;

type ReadableKind = keyof typeof PICTURE_TYPES;
type OtherKind = 'HEIC' | 'PDF' | 'TIFF' | 'BMP' | 'SVG' | 'JPEG XL' | 'JPEG 2000' | 'Photoshop' | 'a video';
export type PictureKind = ReadableKind | OtherKind;

/** So many bytes tell the kind; an SVG may begin with a comment. */
export const PICTURE_HEAD_BYTES = 1024;

const SIGNATURES: readonly (readonly [PictureKind, RegExp])[] = [
  ['JPEG', /^\xff\xd8\xff/],
  ['PNG', /^\x89PNG/],
  ['GIF', /^GIF8/],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['PDF', /^\s*%PDF-/],
  ['TIFF', /^(?:II[*+]|MM.[*+])/s],
  ['BMP', /^BM/],
  ['Photoshop', /^8BPS/],
  ['JPEG XL', /^(?:\xff\n|.{4}JXL )/s],
  ['JPEG 2000', /^.{4}jP {2}/s],
  ['SVG', /^(?:\xef\xbb\xbf)?\s*(?!<html|<!doctype html)<.*?(?<=<)svg[\s>]/is],
];

/** HEVC as a picture or a series of them, or the container alone, which AVIF has too. */
const HEIC_BRAND = /^(?:hei[cmsx]|hev[cmsx]|heif|m[is]f[12])$/;
const VIDEO_BRAND = /^(?:qt|iso|mp4|M4V|3g|avc)/;

/** The kind of a file in boxes, which names its kinds in the first one: "ftyp". */
function kindByBrands(text: string, size: number): PictureKind | undefined {
  const [major = '', ...others] = [text.slice(8, 12), ...(text.slice(16, size).match(/.{4}/gs) ?? [])];
  if (/^he/.test(major) && HEIC_BRAND.test(major)) return 'HEIC';
  const brands = [major, ...others];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'AVIF';
  if (brands.some((brand) => HEIC_BRAND.test(brand))) return 'HEIC';
  return VIDEO_BRAND.test(major) ? 'a video' : undefined;
}

/** What the file is that begins so; undefined for what is no picture that has a name here. */
export function pictureKind(head: Uint8Array): PictureKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, PICTURE_HEAD_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return SIGNATURES.find(([, signature]) => signature.test(text))?.[0];
  return kindByBrands(text, new DataView(head.buffer, head.byteOffset).getUint32(0));
}

/** Whether the service reads pictures of that kind. */
export const isReadable = (kind: PictureKind | undefined): kind is ReadableKind =>
  kind !== undefined && kind in PICTURE_TYPES;

export const NO_PICTURE = 'This is no picture in PNG, JPEG, WebP, AVIF or GIF format';

/** Why a file of that kind cannot be taken, and what to do; undefined for one that can, and for what has no name here. */
export function pictureRefusal(kind: PictureKind | undefined): string | undefined {
  if (kind === undefined || isReadable(kind)) return undefined;
  return kind === 'HEIC'
    ? 'HEIC photos cannot be read here: export this one as JPEG, or choose Settings > Camera > Formats > Most Compatible on the iPhone and take it again.'
    : `${NO_PICTURE} but ${kind}: save it as JPEG, or choose another one.`;
}
