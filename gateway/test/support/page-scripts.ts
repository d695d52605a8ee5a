import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deploy } from './builds.js';

/** Draws the names of the cocktails, and asks for more than it may. */
export const SHELL_SCRIPT = `
  const ASKED = ['/api/cocktails', '/api/admin/session', '/api/cocktails/../admin/session', '//example.com/', 'x'];
  globalThis.firstView = { remotes: {}, render };
  function render(question) {
    const { path, reads } = JSON.parse(question);
    const names = (reads['/api/cocktails'] ?? []).map(({ name }) => '<h2>' + name.replaceAll('<', '&lt;') + '</h2>');
    const by = Object.keys(firstView.remotes)[0] ?? 'nobody';
    const html = '<style>main{color:red}</style><main>' + path + ' drawn by ' + by + names.join('') + '</main>';
    return JSON.stringify({ html, reads: ASKED });
  }
`;
export const REMOTE_SCRIPT = 'firstView.remotes.mf_menu = {};';

const SCRIPT = 'first-view/render.js';

/** Deploys a part with this script; `folder` holds its versions. */
export function publishScript(folder: string, script: string): void {
  deploy(folder, (version) => {
    mkdirSync(join(version, 'first-view'), { recursive: true });
    writeFileSync(join(version, SCRIPT), script);
  });
}

/** Deploys a part without a script. */
export const withdrawScript = (folder: string): string =>
  deploy(folder, (version) => rmSync(join(version, SCRIPT)));
