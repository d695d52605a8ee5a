import { folderProblem } from './build.mjs';

it.each(['/home/ada/C# bar', '/home/ada/what?/peanut'])(
  'names the sign that keeps %s from being built',
  (root) => {
    const sign = /[#?]/.exec(root)?.[0];
    expect(folderProblem(root)).toBe(
      `The folder ${root} has a ${sign} in its name, and the build cannot work there. Rename the folder and try again.`,
    );
  },
);

it.each(['/home/ada/peanut', '/home/ada/100% bar & more'])('builds in %s', (root) => {
  expect(folderProblem(root)).toBeUndefined();
});
