/** What the doctor says, one line each: how bad it is, and a sentence that says what to do. */
export const ok = (text) => ({ level: 'ok', text });
export const warn = (text) => ({ level: 'warn', text });
export const fail = (text) => ({ level: 'fail', text });

const LABELS = { ok: 'ok  ', warn: 'warn', fail: 'FAIL' };

/** A finding as a line of the terminal; what a program said may have several. */
export const lineOf = ({ level, text }) =>
  `${LABELS[level]}  ${text.trim().replace(/(?<!\s)\s*\n\s*/g, ' ')}`;

/** Two services that use one Redis find the same. */
export const eachOnce = (findings) => [
  ...new Map(findings.map((finding) => [finding.text, finding])).values(),
];

/** The findings of a check; one that throws found what its sentence says. */
export async function findingsOf(check) {
  try {
    return [await check()].flat().filter(Boolean);
  } catch (error) {
    return [fail(error.message)];
  }
}

/** What is said of damaged files of a published version; the names of the first will do. */
export function damageSentence(part, version, names, whatToDo) {
  const further = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `Files of ${part} ${version} are damaged: ${names.slice(0, 3).join(', ')}${further}. ${whatToDo}`;
}
