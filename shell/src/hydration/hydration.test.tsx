import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { awaitHydration, isHydrated, PageReady } from './hydration';

/** A page with a drink, a wish and what became of both. */
function Page({ drink = 'Negroni' }: { drink?: string }) {
  const [turned, setTurned] = useState('none');
  const [wish, setWish] = useState('');
  return (
    <main id="main">
      <a href="#menu">Menu</a>
      <article data-id="1">
        <button onClick={() => setTurned(`${drink}: ${wish}`)}>
          <svg />
          Show recipe
        </button>
      </article>
      <textarea aria-label="Wish" value={wish} onChange={({ target }) => setWish(target.value)} />
      <output>{turned}</output>
      <PageReady />
    </main>
  );
}

describe('a prerendered page that waits for its hydration', () => {
  let prerendered: HTMLElement;
  const inView = <T extends Element = HTMLElement>(selector: string) =>
    prerendered.querySelector<T>(selector) as T;
  const hydrate = async (drink?: string) => {
    act(() => void hydrateRoot(prerendered, <Page drink={drink} />, { onRecoverableError: () => undefined }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };

  beforeEach(async () => {
    prerendered = document.createElement('div');
    prerendered.id = 'first-view';
    prerendered.innerHTML = render(<Page />).container.innerHTML;
    cleanup();
    document.body.replaceChildren(prerendered);
    globalThis.earlyInput = undefined;
    jest.resetModules();
    await import('./early-input');
    awaitHydration();
  });

  it('repeats clicks, also on a picture in a button', async () => {
    inView<SVGElement>('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(isHydrated()).toBe(false);
    await hydrate();
    expect(isHydrated()).toBe(true);
    expect(inView('output').textContent).toBe('Negroni: ');
  });

  it('takes what was typed before what was clicked', async () => {
    inView<HTMLTextAreaElement>('textarea').value = 'smoky';
    inView<HTMLElement>('button').click();
    await hydrate();
    expect(inView('output').textContent).toBe('Negroni: smoky');
    expect(inView<HTMLTextAreaElement>('textarea').value).toBe('smoky');
  });

  it('finds what stands in the place of a drink that was drawn anew', async () => {
    const button = inView<HTMLElement>('button');
    button.click();
    prerendered.innerHTML = '';
    await hydrate('Boulevardier');
    expect(button.isConnected).toBe(false);
    expect(inView('output').textContent).toBe('Boulevardier: ');
  });

  it.each([
    ['?without=milk', true],
    ['?q=gin&without=milk,egg', true],
    ['?without=&q=milk', false],
    ['', false],
  ])('shows no drink at first when some are left out: %j', async (search, isHidden) => {
    // jsdom has no such sheets.
    const replaceSync = jest.fn();
    CSSStyleSheet.prototype.replaceSync = replaceSync;
    window.history.replaceState(null, '', `/${search}`);
    jest.resetModules();
    await import('./early-input');
    window.history.replaceState(null, '', '/');
    const rules = isHidden ? [['#first-view article{visibility:hidden}']] : [];
    expect(replaceSync.mock.calls).toEqual(rules);
  });

  it('is not held up by the script that holds clicks when that comes last', async () => {
    // The one of this test has come already.
    Object.assign(globalThis.earlyInput ?? {}, { isTakenOver: true });
    globalThis.earlyInput = undefined;
    await hydrate();
    jest.resetModules();
    await import('./early-input');
    act(() => inView<HTMLElement>('button').click());
    expect(inView('output').textContent).toBe('Negroni: ');
  });

  it('leaves links, and what comes later, alone', async () => {
    const onClick = jest.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', onClick);
    inView<HTMLElement>('a').click();
    expect(onClick).toHaveBeenCalledTimes(1);
    await hydrate();
    act(() => inView<HTMLElement>('button').click());
    expect(onClick).toHaveBeenCalledTimes(2);
    document.removeEventListener('click', onClick);
  });
});

it('needs no prerendered page', () => {
  globalThis.earlyInput = undefined;
  render(<Page />);
  expect(screen.getByText('none')).toBeTruthy();
  expect(isHydrated()).toBe(true);
});
