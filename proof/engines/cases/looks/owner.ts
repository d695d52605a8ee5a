import type { LaunchOptions } from '../../browser/browser.js';
import type { Scene } from '../../case.js';
import type { Target, Visit } from '../../visit.js';
import { logInHere } from '../lazy/owner.js';
import { openLogin } from '../ways.js';
import { judge } from './judge.js';

const DIALOG = { css: 'dialog[open]' };
const tool = (words: string): Target => ({ css: '[role="toolbar"] button', words });
const entry = (words: string): Target => ({ css: '[role="menuitem"]', words });
const tab = (words: string): Target => ({ css: '[role="tab"]', words });

/** What opens each dialog, and shows its parts. */
const COCKTAIL_DIALOGS: Target[][] = [
  [{ css: 'button', words: 'Edit Manhattan' }],
  [{ css: 'button', words: 'Delete Manhattan' }],
  [tool('Add Cocktail')],
  [tool('Shelf')],
  [tool('Settings'), tab('Spirits'), tab('Appearance'), { css: 'dialog summary', words: 'About' }],
  [tool('Pending changes')],
  [tool('More'), entry('Restore points')],
  [tool('More'), entry('Import and export')],
  [tool('Change password')],
];
const WHISKEY_DIALOGS: Target[][] = [[{ css: 'button[aria-label^="Edit "]' }]];

/** The login, both lists as cards and as rows, and each dialog. */
export async function lookAtOwners(scene: Scene, options: Partial<LaunchOptions>): Promise<void> {
  const owner = await scene.visit(options);
  await owner.openLive('/cocktails');
  await openLogin(owner);
  await judge(owner, 'the login');
  await logInHere(owner);
  await lookAtList(owner, '/whiskey', WHISKEY_DIALOGS);
  await lookAtList(owner, '/cocktails', COCKTAIL_DIALOGS);
  await owner.tap({ css: 'button', words: 'Select' });
  await judge(owner, 'the selection');
  await owner.tap({ css: 'button', words: 'Done' });
  await owner.tap({ css: 'label', words: 'Compact' });
  await owner.tap({ css: 'button', words: 'Open Negroni' });
  await owner.untilSeen({ css: 'button', words: 'Close Negroni' });
  await judge(owner, 'the rows');
}

async function lookAtList(owner: Visit, path: string, dialogs: Target[][]): Promise<void> {
  await owner.openLive(path);
  await owner.untilSeen({ css: 'button[aria-label^="Edit "]' });
  await judge(owner, path);
  for (const way of dialogs) {
    for (const target of way) {
      await owner.tap(target);
      await judge(owner, `after ${target.words ?? target.css}`);
    }
    await owner.untilSeen(DIALOG);
    await judge(owner, `the dialog of ${way[0]?.words ?? path}`);
    await owner.browser.press('Escape');
    await owner.untilGone(DIALOG);
  }
}
