const SIZE = 5;

/** Five of the controls; the next commit's are the next five, until all had their turn. Neighbours share their suites. */
export function sampleOf(controls, commits) {
  const first = SIZE * (commits % Math.ceil(controls.length / SIZE));
  return controls.slice(first, first + SIZE);
}
