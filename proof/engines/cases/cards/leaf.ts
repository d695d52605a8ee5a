import type { Area, Grey } from '../../pictures.js';

/** How far away the eye is, as flip-card.css has it. */
const PERSPECTIVE = 1400;

/** A point of a face from its middle, when the leaf that it is on has turned about that middle. */
type Turned = (x: number, y: number) => [number, number];

/** Where a point of the flat face is seen. */
const seen =
  (angle: number): Turned =>
  (x, y) => {
    const nearer = PERSPECTIVE / (PERSPECTIVE + x * Math.sin(angle));
    return [x * Math.cos(angle) * nearer, y * nearer];
  };

/** The point of the flat face that is seen there. */
const flat =
  (angle: number): Turned =>
  (x, y) => {
    const across = (x * PERSPECTIVE) / (Math.cos(angle) * PERSPECTIVE - x * Math.sin(angle));
    return [across, y * (1 + (across * Math.sin(angle)) / PERSPECTIVE)];
  };

/** A face as it would lie flat, from a picture of the view in which its card has turned by so much. */
export const laidFlat = (view: Grey, box: Area, angle: number): Grey =>
  drawn(view, middleOf(box), { width: Math.round(box.width), height: Math.round(box.height) }, seen(angle));

/** The same of a face that is known: what can be seen of it at that angle. */
export function seenAt(face: Grey, angle: number): Grey {
  const room = { width: face.width * 2, height: face.height * 2 };
  const turned = drawn(face, middleOf({ left: 0, top: 0, ...face }), room, flat(angle));
  return laidFlat(turned, { left: face.width / 2, top: face.height / 2, ...face }, angle);
}

const middleOf = ({ left, top, width, height }: Area): [number, number] => [
  left + width / 2,
  top + height / 2,
];

/** A picture of that size, each point from where the source has it. */
function drawn(
  source: Grey,
  [middleX, middleY]: [number, number],
  { width, height }: { width: number; height: number },
  from: Turned,
): Grey {
  const values = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [across, down] = from(x + 0.5 - width / 2, y + 0.5 - height / 2);
      values[y * width + x] = at(source, middleX + across, middleY + down);
    }
  return { values, width, height };
}

/** Between four pixels; black outside. */
function at({ values, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [right, down] = [x - 0.5 - left, y - 0.5 - top];
  const pixel = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : (values[row * width + column] ?? 0);
  return (
    (pixel(left, top) * (1 - right) + pixel(left + 1, top) * right) * (1 - down) +
    (pixel(left, top + 1) * (1 - right) + pixel(left + 1, top + 1) * right) * down
  );
}
