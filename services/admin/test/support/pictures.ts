import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type Format = (typeof FORMATS)[number];

/** Colours that do not repeat, so that a picture does not compress to nothing. */
function pixels(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  for (let index = 0; index < bytes.length; index += 1)
    bytes[index] = (index * 7919 + (index >> 3) * 31) & 255;
  return bytes;
}

/** The least effort: packing an AVIF well takes seconds. */
const quickly = (format: Format) => (format === 'avif' ? { effort: 0 } : {});

/** A picture without metadata; a small one, as each takes the encoder its time. */
export function picture(format: Format, width = 300, height = 200): Promise<Buffer> {
  return sharp(pixels(width, height), { raw: { width, height, channels: 3 } })
    .toFormat(format, quickly(format))
    .toBuffer();
}

const WHERE = {
  IFD0: { Copyright: 'the secret photographer' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 30/1 3230/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 7/1 0/1',
  },
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>51,30.5N</GPSLatitude></x:xmpmeta>';

/** A phone's picture: it says where it was taken. */
export async function pictureWithPlace(format: Format): Promise<Buffer> {
  if (format === 'gif') return gifWithComment(await picture('gif'), XMP);
  return sharp(await picture('png'))
    .withExif(WHERE)
    .withXmp(XMP)
    .toFormat(format, quickly(format))
    .toBuffer();
}

const GIF_HEAD = 13;

function gifWithComment(gif: Buffer, comment: string): Buffer {
  const colours = ((gif[10] ?? 0) & 0x80) === 0 ? 0 : 3 * 2 ** (((gif[10] ?? 0) & 7) + 1);
  const start = GIF_HEAD + colours;
  const extension = Buffer.concat([
    Buffer.from([0x21, 0xfe, comment.length]),
    Buffer.from(comment, 'latin1'),
    Buffer.from([0]),
  ]);
  return Buffer.concat([gif.subarray(0, start), extension, gif.subarray(start)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A few kilobytes that unpack to `side` × `side` pixels of one colour. */
export function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const GIF = { blank: 0, clear: 4, end: 5, firstFree: 6, firstBits: 3, mostBits: 12 };

/** The codes of so many blank pixels, with their bits: each code stands for one pixel more than the last. */
function* blankCodes(pixels: number): Generator<[code: number, bits: number]> {
  let bits = GIF.firstBits;
  let left = pixels;
  while (left > 0) {
    yield [GIF.clear, bits];
    bits = GIF.firstBits;
    for (let run = 1; left > 0 && run + 4 < 2 ** GIF.mostBits; run += 1) {
      const length = Math.min(run, left);
      yield [length === 1 ? GIF.blank : length + 4, bits];
      left -= length;
      if (run + 5 === 2 ** bits && bits < GIF.mostBits) bits += 1;
    }
  }
  yield [GIF.end, bits];
}

function packed(codes: Iterable<[code: number, bits: number]>): Buffer {
  const bytes: number[] = [];
  let waiting = 0;
  let waitingBits = 0;
  for (const [code, bits] of codes) {
    waiting |= code << waitingBits;
    for (waitingBits += bits; waitingBits >= 8; waitingBits -= 8) {
      bytes.push(waiting & 255);
      waiting >>= 8;
    }
  }
  return Buffer.from([...bytes, waiting & 255]);
}

/** A few kilobytes of `side` × `side` blank pixels that a decoder keeps whole, in four bytes each. */
export function costlyGif(side: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(side, 0);
  size.writeUInt16LE(side, 2);
  const data = packed(blankCodes(side * side));
  const blocks = Array.from({ length: Math.ceil(data.length / 255) }, (_, at) => {
    const block = data.subarray(at * 255, (at + 1) * 255);
    return Buffer.concat([Buffer.from([block.length]), block]);
  });
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    size,
    Buffer.from([0x81, 0, 0]),
    Buffer.alloc(4 * 3, 0x55),
    Buffer.from([0x2c, 0, 0, 0, 0]),
    size,
    Buffer.from([0, 2]),
    ...blocks,
    Buffer.from([0, 0x3b]),
  ]);
}

/** The picture with bytes after its end, as long as asked for. */
export function padded(image: Buffer, length: number): Buffer {
  return Buffer.concat([image, Buffer.alloc(length - image.length)]);
}
