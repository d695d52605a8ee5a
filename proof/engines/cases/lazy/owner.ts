import type { Visit } from '../../visit.js';
import type { Way } from './way.js';

const edit = { css: 'button', words: 'Edit Manhattan' };
const read = { css: 'dialog button', words: 'Read' };
const isRead = () => /\d drinks? (?:was|were) read/.test(document.querySelector('dialog')?.textContent ?? '');
const addWhiskey = { css: 'button', words: 'Add Whiskey' };
const suggest = { css: 'dialog button', words: 'Suggest position' };
const suggestion = { css: 'dialog [role="status"]', words: 'fits' };
const toolbar = { css: '[role="toolbar"]' };

/** Of the first whiskey: a full flight has no place for another. */
export async function stageDeletion(visit: Visit): Promise<void> {
  await visit.openLive('/whiskey');
  await visit.tap({ css: 'button[aria-label^="Delete "]' });
  await visit.tap({ css: 'dialog button', words: 'Stage Deletion' });
}

async function openImport(visit: Visit): Promise<void> {
  await visit.open('/cocktails');
  await visit.tap({ css: 'button[aria-label="More"]' });
  await visit.tap({ css: '[role="menuitem"]', words: 'Import and export' });
}

async function importText(visit: Visit, text: string): Promise<void> {
  await openImport(visit);
  await visit.write({ css: 'dialog textarea' }, text);
  await visit.tap(read);
}

/** A file whose reader refuses it, which only a reader that came can do. */
async function importFile(visit: Visit, name: string, content: string): Promise<void> {
  await openImport(visit);
  await visit.untilSeen(read);
  await visit.run(
    (called, characters) => {
      const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
      const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
      const chosen = new DataTransfer();
      chosen.items.add(new File([bytes], called));
      if (input) input.files = chosen.files;
      input?.dispatchEvent(new Event('change', { bubbles: true }));
    },
    name,
    content,
  );
  await visit.tap(read);
}

/** Once it says that it could not. */
async function readAgain(visit: Visit): Promise<void> {
  const hasFailed = await visit.run(() =>
    /can’t be reached|couldn’t be loaded/.test(document.querySelector('dialog')?.textContent ?? ''),
  );
  if (hasFailed) await visit.tap(read);
}

/** For the first page of a visit. */
export const FIRST_OWNER_WAYS: Way[] = [
  {
    modules: ['shell/editing'],
    go: (visit) => visit.open('/'),
    seen: () =>
      document.querySelector('[role="toolbar"]') !== null &&
      document.querySelector('#main')?.textContent.includes('Change Image') === true,
  },
];

export const OWNER_WAYS: Way[] = [
  {
    modules: ['mf-admin/remoteEntry', 'mf-admin/__federation_expose_AdminOverlay'],
    go: (visit) => visit.open('/cocktails'),
    seen: toolbar,
  },
  {
    modules: ['mf-menu/landing-tools'],
    go: (visit) => visit.open('/'),
    seen: { css: 'button', words: 'Change Image' },
  },
  {
    modules: ['mf-admin/qr-code'],
    go: async (visit) => {
      await visit.tap({ css: 'button[aria-label="Settings"]' });
      await visit.tap({ css: '[role="tab"]', words: 'Appearance' });
    },
    seen: { css: 'svg[aria-label^="QR code of"]' },
  },
  { modules: ['mf-admin/import-dialog'], go: openImport, seen: read },
  {
    modules: ['mf-admin/formats'],
    go: (visit) => importText(visit, 'Harbour Daisy: 2 oz gin, 1 oz lemon juice, shake and strain.'),
    seen: isRead,
    again: readAgain,
  },
  {
    modules: ['mf-admin/xlsx'],
    go: (visit) => importFile(visit, 'menu.xls', '\xd0\xcf\x11\xe0 is none'),
    seen: { css: 'dialog', words: 'The columns of the sheet' },
    again: readAgain,
  },
  {
    modules: ['mf-admin/postal-mime'],
    go: (visit) => importFile(visit, 'page.mhtml', 'From: me\r\nMIME-Version: 1.0\r\nSubject: none\r\n\r\n'),
    seen: { css: 'dialog', words: 'No page was found' },
    again: readAgain,
  },
];

/** Each on a page that has not asked for it yet. */
export const LATER_OWNER_WAYS: Way[] = [
  { modules: ['mf-menu/admin-list'], go: (visit) => visit.open('/cocktails'), seen: edit },
  {
    modules: ['mf-admin/allergens', 'mf-admin/recipe-things'],
    isSilent: true,
    // A tap on a page that still moves goes beside it.
    go: async (visit) => {
      await visit.untilLive();
      await visit.tap(edit);
    },
  },
  {
    modules: ['mf-admin/menu-worker'],
    go: (visit) => importText(visit, 'name,spirit,ingredients\nHarbour Sour,gin,2 oz gin'),
    seen: isRead,
    again: readAgain,
  },
  {
    modules: ['mf-admin/suggest-order'],
    go: async (visit) => {
      await stageDeletion(visit);
      await visit.tap(addWhiskey);
      await visit.tap(suggest);
    },
    seen: suggestion,
    again: (visit) => visit.tap(suggest),
  },
];
