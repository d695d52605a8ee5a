import { act, render } from '@testing-library/react';
import { awaitTakeover, isTakenOver, PageArrival } from './takeover';

describe('a first view that waits to be taken over', () => {
  const onClick = jest.fn();
  let firstView: HTMLElement;
  const click = (selector: string) => firstView.querySelector<HTMLElement>(selector)?.click();

  beforeEach(() => {
    onClick.mockClear();
    firstView = document.createElement('div');
    firstView.innerHTML = `<header><button></button></header>
      <main id="main"><a href="#menu"></a><button></button><input type="radio" /></main>`;
    document.body.append(firstView);
    firstView.addEventListener('click', onClick);
    awaitTakeover(firstView);
  });

  it('holds clicks on the page back, and makes up for them when it answers', () => {
    click('main button');
    click('input');
    expect(onClick).not.toHaveBeenCalled();
    expect(isTakenOver()).toBe(false);
    act(() => void render(<PageArrival />));
    expect(isTakenOver()).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(firstView.querySelector('input')?.checked).toBe(true);
    click('main button');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('leaves links and the frame alone', () => {
    click('main a');
    click('header button');
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
