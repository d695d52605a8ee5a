import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tail } from '../../ops/process/run.mjs';
import { copyBuilds } from './copy.mjs';

/** The file's text without the control. Throws unless what is replaced stands there exactly once. */
export function without({ name, file, from, to }, text) {
  const [before, after, ...more] = text.split(from);
  if (after === undefined || more.length > 0)
    throw new Error(`"${name}": ${file} has ${more.length + 1 - (after === undefined)} times: ${from}`);
  return before + to + after;
}

async function build(folder, part, onChild) {
  const { code, output } = await run('npm', ['run', 'build'], { cwd: join(folder, part), onChild });
  if (code !== 0) throw new Error(`The build of ${part} failed:\n${tail(output)}`);
}

/** Does the work in a copy that lacks the control, and puts the control back. */
export async function whileRemoved(folder, control, work, onChild) {
  const file = join(folder, control.file);
  const text = readFileSync(file, 'utf8');
  const { builds = [] } = control;
  try {
    writeFileSync(file, without(control, text));
    for (const part of builds) await build(folder, part, onChild);
    return await work();
  } finally {
    writeFileSync(file, text);
    for (const part of builds) copyBuilds(folder, part);
  }
}
