import type { Locator } from '@playwright/test';

/**
 * The controls on screen that cannot be clicked, wholly or in part, because the given element lies on them. What is out of
 * reach without it as well, such as what was scrolled under the header, does not count.
 */
export const coveredControls = (cover: Locator): Promise<string[]> =>
  cover.evaluate((element: HTMLElement) => {
    const controls = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role="tab"], [tabindex="0"]',
    );
    const pointsOf = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const places: [number, number][] = [
        ...([0.5, 0.1, 0.9] as const).map((x): [number, number] => [x, 0.1]),
        ...([0.5, 0.1, 0.9] as const).map((x): [number, number] => [x, 0.9]),
        [0.5, 0.5],
      ];
      return places.map(([x, y]) => [left + width * x, top + height * y] as const);
    };
    const isOnTop = (control: Element, [x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && control.contains(top);
    };
    const others = [...controls].filter((control) => !element.contains(control));
    const { visibility } = element.style;
    element.style.visibility = 'hidden';
    const free = others.map((control) => pointsOf(control).filter((point) => isOnTop(control, point)));
    element.style.visibility = visibility;
    return others
      .filter((control, index) => !free[index]?.every((point) => isOnTop(control, point)))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML);
  });
