import { isListPage } from '@peanut/contracts';
import type { MenuItem } from '@peanut/ui/menu';
import type { ToolbarDialog } from './toolbar-dialog';

/** What the toolbar's menu *More* offers on a page, an item a line. */
export const moreItems = (pathname: string, open: (dialog: ToolbarDialog) => void): MenuItem[] => [
  { text: 'Restore points', onSelect: () => open('restore-points') },
  { text: 'Import and export', onSelect: () => open('import') },
  printItem(isListPage(pathname)),
];

/** The list's page does the rest, as it does for the browser's own command: mf-menu/src/print. */
const printItem = (isList: boolean): MenuItem => ({
  text: 'Print menu',
  isDisabled: !isList,
  note: isList ? undefined : 'Open Cocktails or Whiskey to print it.',
  onSelect: () => window.print(),
});
