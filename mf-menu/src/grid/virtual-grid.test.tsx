import { MemoryRouter } from '@peanut/web/memory-router';
import { act, render, screen } from '@testing-library/react';
import { cellAttributes, VirtualGrid } from './virtual-grid';

const ROW = 100;
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `drink-${index + 1}` }));

/** jsdom lays nothing out: the list's style and its place in the window are told here. */
function standAt(top: number): void {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const renderList = (count: number, address = '/cocktails', openIds = new Set<string>()) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <VirtualGrid items={numbered(count)} className="" openIds={openIds}>
        {({ id }, cell) => (
          <li key={id} {...cellAttributes(cell)}>
            <button type="button" data-id={id}>
              {id}
            </button>
          </li>
        )}
      </VirtualGrid>
    </MemoryRouter>,
  );

const shown = () => screen.getAllByRole('button').map(({ textContent }) => Number(textContent.slice(6)));

describe('VirtualGrid', () => {
  beforeAll(() => {
    class NoSizes {
      observe() {}
      disconnect() {}
    }
    Object.assign(globalThis, { ResizeObserver: NoSizes });
  });
  beforeEach(() => {
    const style = { gridAutoRows: `${ROW}px`, gridTemplateColumns: '300px', getPropertyValue: () => '' };
    jest.spyOn(window, 'getComputedStyle').mockReturnValue(style as unknown as CSSStyleDeclaration);
    standAt(0);
  });
  afterEach(() => jest.restoreAllMocks());

  it('draws a short list whole, and leaves its places to the grid', () => {
    renderList(60);
    expect(shown()).toHaveLength(60);
    expect(screen.getAllByRole('listitem')[0]?.attributes).toHaveLength(0);
  });

  it('draws of a long list what is near the window, in its place and with its number', () => {
    renderList(10_000);
    expect(shown()).toContain(1);
    expect(shown().length).toBeLessThan(40);
    standAt(-5_000 * ROW);
    expect(shown()).toContain(5_001);
    expect(shown()).not.toContain(1);
    const item = screen.getByText('drink-5001').closest('li');
    expect(item?.getAttribute('aria-posinset')).toBe('5001');
    expect(item?.getAttribute('aria-setsize')).toBe('10000');
    expect(item?.style.top).toBe(`${5_000 * ROW}px`);
    expect(screen.getByRole('list').style.height).toBe(`${10_000 * ROW}px`);
  });

  it('keeps what has the focus, and its neighbours for Tab', () => {
    renderList(10_000);
    standAt(-2_000 * ROW);
    act(() => screen.getByText('drink-2001').focus());
    standAt(0);
    expect(shown().slice(-3)).toEqual([2_000, 2_001, 2_002]);
    expect(document.activeElement?.textContent).toBe('drink-2001');
  });

  it('keeps the cell of an open item empty, in its row, and tells nobody of it', () => {
    const style = {
      gridAutoRows: `${ROW}px`,
      gridTemplateColumns: '300px 300px',
      getPropertyValue: () => '6',
    };
    jest.spyOn(window, 'getComputedStyle').mockReturnValue(style as unknown as CSSStyleDeclaration);
    const { container } = renderList(100, '/cocktails', new Set(['drink-2']));
    const top = (item: Element | null | undefined) => (item as HTMLElement | null)?.style.top;
    const [cell, ...others] = container.querySelectorAll('li[aria-hidden]');
    expect(others).toEqual([]);
    expect([top(cell), top(screen.getByText('drink-2').closest('li'))]).toEqual(['0px', `${ROW}px`]);
    expect(top(screen.getByText('drink-3').closest('li'))).toBe(`${7 * ROW}px`);
  });

  it('draws the drink that the address names, however far', () => {
    renderList(10_000, '/cocktails?highlight=drink-9000');
    expect(shown().at(-1)).toBe(9_000);
  });
});
