import sharp from 'sharp';

/** By how much one channel of a pixel may differ without anybody seeing it. */
const UNSEEN = 16;

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture as numbers from 0 to 255, one a pixel where it is grey. */
export interface Grey {
  values: Uint8Array;
  width: number;
  height: number;
}

/** Part of a PNG, as a PNG. */
export const cutOut = (picture: Buffer, { left, top, width, height }: Area): Promise<Buffer> =>
  sharp(picture)
    .extract({
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(height),
    })
    .png()
    .toBuffer();

/**
 * The share of pixels that differ visibly between two PNGs; 1 where they are of two sizes. What stands up to `moved` pixels
 * beside does not count.
 */
export async function differing(one: Buffer, other: Buffer, moved = 0): Promise<number> {
  const [before, after] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!before || !after || before.info.width !== after.info.width || before.data.length !== after.data.length)
    return 1;
  const { width, channels } = before.info;
  const isSame = (at: number, elsewhere: number): boolean =>
    [0, 1, 2].every(
      (channel) =>
        Math.abs((before.data[at + channel] ?? 0) - (after.data[elsewhere + channel] ?? 0)) <= UNSEEN,
    );
  const steps = Array.from({ length: 2 * moved + 1 }, (_, step) => step - moved);
  const around = steps.flatMap((down) => steps.map((right) => (down * width + right) * channels));
  let pixels = 0;
  for (let at = 0; at < before.data.length; at += channels) {
    if (isSame(at, at)) continue;
    const isInBoth = around.some((by) => isSame(at, at + by)) && around.some((by) => isSame(at + by, at));
    if (!isInBoth) pixels += 1;
  }
  return pixels / (before.data.length / channels);
}

export async function greyOf(picture: Buffer): Promise<Grey> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { values: data, width: info.width, height: info.height };
}

/** The shade of grey in the middle of a part of a PNG. */
export async function shadeOf(picture: Buffer, area: Area): Promise<number> {
  const { values } = await greyOf(await cutOut(picture, area));
  return values[values.length >> 1] ?? 0;
}

/** How alike two pictures of one size are to somebody who stands back a little: 1 is the same, 0 nothing alike. */
export async function likeness(one: Grey, other: Grey): Promise<number> {
  const [a, b] = await Promise.all([coarse(one), coarse(other)]);
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[at] ?? 0) - meanB];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  return ab / Math.sqrt(aa * bb || 1);
}

export const mirrored = ({ values, width, height }: Grey): Grey => ({
  values: values.map((_, at) => values[at - (at % width) + width - 1 - (at % width)] ?? 0),
  width,
  height,
});

const mean = (values: Uint8Array): number =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1);

const coarse = ({ values, width, height }: Grey): Promise<Buffer> =>
  sharp(values, { raw: { width, height, channels: 1 } })
    .resize(Math.round(width / 4), Math.round(height / 4), { fit: 'fill', kernel: 'cubic' })
    .greyscale()
    .raw()
    .toBuffer();
