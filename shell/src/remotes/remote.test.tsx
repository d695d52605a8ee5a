import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { Remote } from './remote';

const Menu = () => <h1>The menu</h1>;
const Broken = () => {
  throw new Error('broken deploy');
};
const there = async (Component: ComponentType = Menu) => ({ default: Component });
const away = () => Promise.reject(new Error('mf-menu could not be loaded: 503'));

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** Draws the page's remote beside what stands on every page. */
async function show(load: () => Promise<{ default: ComponentType }>) {
  await act(async () => {
    render(
      <>
        <header>The bar</header>
        <Remote
          remote="mf-menu"
          module="./CocktailsPage"
          area="menu"
          load={load}
          fallback={<p>On its way</p>}
        >
          <p>Beside it</p>
        </Remote>
      </>,
    );
  });
}

const retry = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Retry' })));

it('A remote on its way shows what stands in for it, then itself and what stands beside it', async () => {
  let arrive: (module: { default: ComponentType }) => void = () => {};
  await show(() => new Promise((resolve) => (arrive = resolve)));
  expect(screen.getByText('On its way')).toBeTruthy();
  expect(screen.queryByText('Beside it')).toBeNull();
  await act(async () => arrive({ default: Menu }));
  expect(screen.queryByText('On its way')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The menu' })).toBeTruthy();
  expect(screen.getByText('Beside it')).toBeTruthy();
  expect(logged).not.toHaveBeenCalled();
});

describe('A remote that failed', () => {
  it.each([
    ['to load', away],
    ['as it was drawn', () => there(Broken)],
  ])('%s costs its own area, which says so by name', async (_, load) => {
    await show(load);
    expect(screen.getByRole('alert').textContent).toContain('The menu couldn’t be loaded');
    expect(screen.getByText('The bar')).toBeTruthy();
    expect(screen.getByText('Beside it')).toBeTruthy();
    expect(logged).toHaveBeenCalledWith(
      'The micro-frontend mf-menu failed.',
      expect.any(Error),
      expect.anything(),
    );
  });

  it('is loaded afresh by Retry, as often as it takes', async () => {
    const load = jest
      .fn(() => there())
      .mockImplementationOnce(away)
      .mockImplementationOnce(away);
    await show(load);
    await retry();
    expect(screen.getByRole('alert')).toBeTruthy();
    await retry();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('heading', { name: 'The menu' })).toBeTruthy();
    expect(load.mock.calls).toEqual(Array(3).fill(['mf-menu', './CocktailsPage']));
  });
});

describe('A remote whose elements something else has moved', () => {
  /** As a translating browser does: the text stands in an element that React does not know. */
  const translate = (text: Text) => {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  };
  const Busy = () => {
    const [isBusy, setBusy] = useState(false);
    return (
      <section>
        <button onClick={() => setBusy(!isBusy)}>
          {isBusy && <i>…</i>}
          Ask
        </button>
      </section>
    );
  };
  const click = () => act(async () => fireEvent.click(screen.getByRole('button')));

  it('is drawn anew by itself, and works', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(() => there(Busy));
    translate(screen.getByRole('button').lastChild as Text);
    await click();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    await click();
    expect(screen.getByRole('button').textContent).toBe('…Ask');
  });

  it('says so in the end when that does not help', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(() => there(Busy));
    for (let time = 0; time < 6; time += 1) {
      translate(screen.getByRole('button').lastChild as Text);
      await click();
    }
    expect(screen.getByRole('alert').textContent).toContain('The menu couldn’t be loaded');
  });
});
