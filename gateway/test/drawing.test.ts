import { execFileSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { LOCKED_IN, startDrawing, tell } from '../src/pages/prerender/start-drawing.js';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

/** What the scripts' page is in the end; it is asked for until it says something. */
async function drawn(script: string): Promise<string> {
  const started = startDrawing([`globalThis.firstView = { render: () => String(globalThis.got) };${script}`]);
  child = started;
  for (let id = 1; ; id += 1) {
    tell(started, { id, question: '{}' });
    const [{ text = '', problem }] = (await once(started, 'message')) as [
      { text?: string; problem?: string },
    ];
    if (problem) return problem;
    if (text !== 'undefined') return text;
  }
}

describe('a script that draws', () => {
  test.each([
    ['an import that fails', "import('node:fs')"],
    ['an import of nothing', "import('')"],
    ['an import of data', "import('data:text/javascript,export default 1')"],
    ['an import with attributes', "import('x', { with: { type: 'json' } })"],
  ])('gets at nothing outside by %s', async (_, way) => {
    const look = `(found) => (globalThis.got = found?.constructor?.constructor?.('return typeof process')() ?? 'nothing')`;
    expect(await drawn(`${way}.then(${look}, ${look});`)).toBe('nothing');
  });

  test.each(['process', 'require', 'setTimeout', 'fetch'])('knows no %s', async (name) => {
    expect(await drawn(`globalThis.got = typeof ${name} + '.';`)).toBe('undefined.');
  });

  test.each([
    ['files', "require('node:fs').readFileSync('/etc/hostname')"],
    ['folders', "require('node:fs').readdirSync('.')"],
    ['programs', "require('node:child_process').execFileSync('true')"],
    ['threads', "new (require('node:worker_threads').Worker)('', { eval: true })"],
  ])('could reach no %s from outside of its engine either', (_, code) => {
    const program = `try { ${code}; console.log('reached') } catch (error) { console.log(error.code) }`;
    const said = execFileSync(process.execPath, [...LOCKED_IN, '--no-warnings', '--eval', program], {
      encoding: 'utf8',
      env: {},
    });
    expect(said).toBe('ERR_ACCESS_DENIED\n');
  });

  test('ends with who started it', async () => {
    const started = startDrawing([]);
    started.disconnect();
    await once(started, 'exit');
  });
});
