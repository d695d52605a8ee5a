import { placePopover } from './place-popover';

/** A window of 400 × 800 pixels, a popover of 200 × 100, an anchor of 40 × 40. */
function place(left: number, top: number, covered = 0, isFixed = false) {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 400, configurable: true });
  window.innerHeight = 800;
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => ({ left, top, width: 40, height: 40, bottom: top + 40 }) as DOMRect;
  const popover = document.createElement('div');
  Object.defineProperties(popover, { offsetWidth: { value: 200 }, offsetHeight: { value: 100 } });
  placePopover(popover, anchor, covered, isFixed);
  return [popover.style.left, popover.style.top];
}

describe('placePopover', () => {
  it('stands below its anchor, in the middle', () => {
    expect(place(180, 100)).toEqual(['100px', '146px']);
  });

  it('goes where the page is scrolled to, unless its anchor stays in the window', () => {
    window.scrollY = 300;
    expect(place(180, 100)).toEqual(['100px', '446px']);
    expect(place(180, 100, 0, true)).toEqual(['100px', '146px']);
    window.scrollY = 0;
  });

  it('stays within the window', () => {
    expect(place(0, 100)[0]).toBe('6px');
    expect(place(380, 100)[0]).toBe('194px');
  });

  it('stands above where there is no room below, or something covers it', () => {
    expect(place(180, 700)).toEqual(['100px', '594px']);
    expect(place(180, 600)).toEqual(['100px', '646px']);
    expect(place(180, 600, 68)).toEqual(['100px', '494px']);
  });
});
