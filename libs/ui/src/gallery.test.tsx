import { act, fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { EXAMPLES } from '../gallery/examples';
import { polyfillDialog } from './testing/polyfill-dialog';
import { polyfillPopover } from './testing/polyfill-popover';

/** Contrast needs a browser: the system tests measure it on the pages. A part of a page needs no landmarks. */
const RULES = { 'color-contrast': { enabled: false }, region: { enabled: false } };

async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, { rules: RULES });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

beforeAll(() => {
  polyfillDialog();
  polyfillPopover();
});

describe('axe', () => {
  it.each(EXAMPLES)('finds nothing in $name', async ({ Example }) => {
    render(<Example />);
    expect(await findings()).toEqual([]);
  });

  it.each([
    ['Menu', 'Move', 'menu'],
    ['Dialog', 'Open a dialog', 'dialog'],
    ['Dialog', 'Ask a question', 'alertdialog'],
  ])('finds nothing in an open %s, by "%s"', async (name, opener, role) => {
    const Example = EXAMPLES.find((example) => example.name === name)?.Example ?? (() => null);
    render(<Example />);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: opener })));
    expect(screen.getByRole(role)).toBeTruthy();
    expect(await findings()).toEqual([]);
  });

  it('would find a button without a name', async () => {
    render(<button type="button" />);
    expect((await findings()).join()).toContain('button-name');
  });
});
