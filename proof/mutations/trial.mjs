import { whileRemoved } from './removal.mjs';
import { outcomeOf, runSuites } from './suites.mjs';

const green = (control, problem) => ({ control, isRed: false, says: problem });

/** Only a test that failed counts: a suite that could not be run says nothing of the control. */
function verdict(control, { passed, failed, problem }) {
  const [first] = failed;
  if (first !== undefined) return { control, isRed: true, says: first, problem };
  return green(control, passed > 0 ? 'The suite stayed green.' : `The suite was not run: ${problem}`);
}

/** Which of the controls have a suite that is red, or not run, before anything is removed; and why. */
export async function faultsBefore(folder, controls, options) {
  const report = await runSuites(
    folder,
    controls.map(({ suite }) => suite),
    options,
  );
  const faults = controls.map((control) => {
    const { passed, failed, problem } = outcomeOf(report, control.suite);
    const isGreen = passed > 0 && failed.length === 0;
    return isGreen ? undefined : green(control, `Not green with the control in place: ${problem}`);
  });
  return faults.filter(Boolean);
}

/**
 * Removes a control and runs its suite.
 * @returns {{ control, isRed: boolean, says: string, problem?: string }} `says`: the first test that failed, or what
 *   went wrong; `problem`: why that test failed
 */
export function tryWithout(folder, control, options) {
  const { patience } = control.suite;
  const work = async () => {
    const report = await runSuites(folder, [control.suite], { ...options, patience });
    return verdict(control, outcomeOf(report, control.suite));
  };
  return whileRemoved(folder, control, work, options.onChild);
}
