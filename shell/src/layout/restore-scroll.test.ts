import { restoreScroll } from './restore-scroll';

let pageHeight = 0;
let resized = () => {};
const scrolled = jest.fn();

/** The page takes this height, as it does when its lists come. */
function grow(height: number): void {
  pageHeight = height;
  resized();
}

beforeEach(() => {
  jest.useFakeTimers();
  scrolled.mockReset();
  pageHeight = 0;
  window.scrollTo = ({ top }: ScrollToOptions = {}) => void scrolled(top);
  Object.defineProperty(document.documentElement, 'scrollHeight', {
    configurable: true,
    get: () => pageHeight,
  });
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resized = () => {};
    }
  };
});
afterEach(() => jest.useRealTimers());

describe('the place on a page', () => {
  it('is taken once the page is long enough, and held while the rest of it comes', () => {
    restoreScroll(900, new AbortController().signal);
    grow(500);
    expect(scrolled).not.toHaveBeenCalled();
    grow(1_911);
    grow(8_398);
    expect(scrolled.mock.calls).toEqual([[900], [900]]);
  });

  it('is the guest’s again with the first touch, or when the page has settled', () => {
    restoreScroll(900, new AbortController().signal);
    grow(1_911);
    window.dispatchEvent(new Event('wheel'));
    grow(8_398);
    expect(scrolled).toHaveBeenCalledTimes(1);

    restoreScroll(900, new AbortController().signal);
    jest.advanceTimersByTime(2_000);
    grow(9_000);
    expect(scrolled).toHaveBeenCalledTimes(2);
  });
});
