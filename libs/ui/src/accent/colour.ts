/** Red, green and blue, each from 0 to 1, as a screen takes them. */
export type Rgb = [red: number, green: number, blue: number];
/** A colour of OKLab: its lightness from 0 to 1, and two axes whose angle is the hue and whose length the chroma. */
export type Lab = [lightness: number, a: number, b: number];
type Matrix = readonly [Rgb, Rgb, Rgb];

// Björn Ottosson's OKLab: https://bottosson.github.io/posts/oklab/
const RGB_TO_LMS: Matrix = [
  [0.41222, 0.53633, 0.05145],
  [0.2119, 0.6807, 0.1074],
  [0.0883, 0.28172, 0.62998],
];
const LMS_TO_LAB: Matrix = [
  [0.21045, 0.79362, -0.00407],
  [1.978, -2.42859, 0.45059],
  [0.0259, 0.78277, -0.80868],
];
const LAB_TO_LMS: Matrix = [
  [1, 0.39634, 0.2158],
  [1, -0.10556, -0.06385],
  [1, -0.08948, -1.29149],
];
const LMS_TO_RGB: Matrix = [
  [4.07674, -3.30771, 0.23097],
  [-1.26844, 2.60976, -0.34132],
  [-0.0042, -0.70342, 1.70761],
];

const each = <T>([x, y, z]: Rgb, change: (value: number) => T): [T, T, T] => [
  change(x),
  change(y),
  change(z),
];
const multiply = (rows: Matrix, [x, y, z]: Rgb): Rgb => [
  rows[0][0] * x + rows[0][1] * y + rows[0][2] * z,
  rows[1][0] * x + rows[1][1] * y + rows[1][2] * z,
  rows[2][0] * x + rows[2][1] * y + rows[2][2] * z,
];
const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) => (value <= 0.00313 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Reads `#rrggbb`. */
export const parseColour = (hex: string): Rgb =>
  each([1, 3, 5], (start) => parseInt(hex.slice(start, start + 2), 16) / 255);

export const formatColour = (colour: Rgb): string =>
  `#${each(colour, (value) =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, '0'),
  ).join('')}`;

/** Contrast of two colours as WCAG measures it, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = each(colour, toLinear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What is seen where a colour lies over an opaque one with this share, from 0 to 1. */
export const over = (share: number, above: Rgb, below: Rgb): Rgb => [
  above[0] * share + below[0] * (1 - share),
  above[1] * share + below[1] * (1 - share),
  above[2] * share + below[2] * (1 - share),
];

export const toLab = (colour: Rgb): Lab =>
  multiply(LMS_TO_LAB, each(multiply(RGB_TO_LMS, each(colour, toLinear)), Math.cbrt));

/** The colour of this hue at another lightness, with as much of its chroma as a screen can show. */
export function atLightness([, a, b]: Lab, lightness: number): Rgb {
  for (let share = 1; ; share -= 0.04) {
    const lms = multiply(LAB_TO_LMS, [lightness, a * share, b * share]);
    const linear = multiply(
      LMS_TO_RGB,
      each(lms, (value) => value ** 3),
    );
    const isShowable = linear.every((value) => value > -0.001 && value < 1.001);
    if (isShowable || share <= 0) return each(linear, screenValue);
  }
}

/** One of the 256 steps that a screen has. */
const screenValue = (linear: number) => Math.round(fromLinear(Math.min(1, Math.max(0, linear))) * 255) / 255;
