import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Draws the names of the cocktails, and asks for more than it may. */
export const SHELL_SCRIPT = `
  const ASKED = ['/api/cocktails', '/api/admin/session', '/api/cocktails/../admin/session', '//example.com/', 'x'];
  globalThis.firstView = { remotes: {}, render };
  function render(question) {
    const { path, reads, nonce } = JSON.parse(question);
    const names = (reads['/api/cocktails'] ?? []).map(({ name }) => '<h2>' + name.replaceAll('<', '&lt;') + '</h2>');
    const by = Object.keys(firstView.remotes)[0] ?? 'nobody';
    const html = '<style nonce="' + nonce + '"></style><main>' + path + ' drawn by ' + by + names.join('') + '</main>';
    return JSON.stringify({ html, reads: ASKED });
  }
`;
export const REMOTE_SCRIPT = 'firstView.remotes.mf_menu = {};';

const fileIn = (build: string) => join(build, 'first-view/render.js');

/** Puts a part's script where its build puts it. */
export function publishScript(build: string, script: string): void {
  mkdirSync(dirname(fileIn(build)), { recursive: true });
  writeFileSync(fileIn(build), script);
}

export const withdrawScript = (build: string): void => rmSync(fileIn(build));
