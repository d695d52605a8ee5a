import { isListPage } from '@peanut/contracts';
import { printWholeMenu } from '@peanut/editing';
import type { MenuItem } from '@peanut/ui/menu';
import type { ToolbarDialog } from './toolbar-dialog';

/** What the toolbar's menu *More* offers on a page, an item a line. */
export const moreItems = (
  pathname: string,
  leftOut: number,
  open: (dialog: ToolbarDialog) => void,
): MenuItem[] => [
  { text: 'Restore points', onSelect: () => open('restore-points') },
  { text: 'Import and export', onSelect: () => open('import') },
  printItem(isListPage(pathname), leftOut),
  ...(leftOut > 0
    ? [{ text: leftOut === 1 ? 'Print it too' : 'Print them too', onSelect: printWholeMenu }]
    : []),
];

/** The list's page does the rest, as it does for the browser's own command: mf-menu/src/print. */
const printItem = (isList: boolean, leftOut: number): MenuItem => ({
  text: 'Print menu',
  isDisabled: !isList,
  note: isList ? noteOfLeftOut(leftOut) : 'Open Cocktails or Whiskey to print it.',
  onSelect: () => window.print(),
});

function noteOfLeftOut(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? '1 drink that is out is left out.' : `${count} drinks that are out are left out.`;
}
