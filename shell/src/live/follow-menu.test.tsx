import { API, ENDPOINTS } from '@peanut/contracts';
import { queryClient, useQuery } from '@peanut/web';
import { holdLists, sessionStore } from '@peanut/web/internal';
import { fakeFetch, refusal } from '@peanut/web/testing';
import { act } from '@testing-library/react';
import {
  asked,
  calls,
  change,
  draw,
  openPage,
  serveBar,
  setHidden,
  settle,
  startAnew,
  tell,
} from './testing/fake-menu';
import { channels, openStreams, streams } from './testing/fake-browser';

beforeEach(startAnew);
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the stream of changes', () => {
  it('is open while the page is seen', async () => {
    await setHidden(true);
    const { unmount } = draw();
    await settle();
    expect(streams).toHaveLength(0);
    await setHidden(false);
    expect(openStreams().map(({ url }) => url)).toEqual([ENDPOINTS.streamEvents.path]);
    await setHidden(true);
    expect(openStreams()).toHaveLength(0);
    await setHidden(false);
    await setHidden(false);
    expect(openStreams()).toHaveLength(1);
    unmount();
    expect(openStreams()).toHaveLength(0);
    expect(channels.size).toBe(0);
  });

  it('waits for a list that is on its way', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    fakeFetch(async ({ url }) => {
      if (url === API.cocktails) await arrival;
      return { body: [] };
    });
    draw();
    await settle(60_000);
    expect(streams).toHaveLength(0);
    arrive();
    await settle();
    expect(openStreams()).toHaveLength(1);
  });

  it('is opened anew at once when the network is back, and when it was lost', async () => {
    await openPage();
    const [first] = streams;
    window.dispatchEvent(new Event('online'));
    expect(openStreams()).toHaveLength(1);
    expect(openStreams()[0]).not.toBe(first);
    openStreams()[0]?.fail();
    expect(openStreams()).toHaveLength(0);
    await settle(3_000);
    expect(openStreams()).toHaveLength(1);
  });

  it('is opened anew for whoever comes or goes, and not while the owner has to give the password again', async () => {
    await openPage();
    const [first] = streams;
    for (const channel of channels) if (channel.name === 'peanut-admin-session') channel.hear('entered');
    await settle();
    expect(openStreams()).toHaveLength(1);
    expect(openStreams()[0]).not.toBe(first);
    act(() => sessionStore.set('admin'));
    act(() => sessionStore.set('expired'));
    await settle();
    expect(openStreams()).toHaveLength(0);
    act(() => sessionStore.set('admin'));
    await settle();
    expect(openStreams()).toHaveLength(1);
  });
});

describe('a change of a list', () => {
  it('is read past caches, also where the page does not show it; other lists are left alone', async () => {
    change(API.cocktails, 'W/"c1"');
    await openPage();
    await tell({ cocktails: '"c1"' });
    expect(asked()).toEqual([]);
    change(API.whiskeys, '"w2"');
    change(API.spiritOptions, '"s2"');
    await tell();
    expect(asked()).toEqual([API.whiskeys]);
    expect(calls[0]?.headers).toEqual({ 'Cache-Control': 'no-cache' });
    change(API.pages, '"p2"');
    await tell();
    expect(asked()).toEqual([API.whiskeys, API.pages]);
  });

  it('is asked for again while another container gives the old list, but not for ever', async () => {
    await openPage();
    await tell({ cocktails: '"c2"' });
    expect(asked()).toEqual([API.cocktails, API.cocktails]);
    change(API.cocktails, '"c2"');
    await settle(600);
    expect(calls).toHaveLength(3);
    await settle(600_000);
    expect(calls).toHaveLength(3);
    await tell({ cocktails: '"never"' });
    await settle(600_000);
    expect(calls).toHaveLength(7);
  });

  it('is read once where its answer has no tag', async () => {
    await openPage();
    change(API.cocktails, '');
    await tell({ cocktails: '"c2"' });
    await settle(600_000);
    expect(asked()).toEqual([API.cocktails]);
  });

  it('is read once where the page asks for it anyway', async () => {
    await openPage();
    change(API.cocktails, '"c2"');
    void queryClient.invalidateQueries({ queryKey: [API.cocktails] });
    await tell();
    expect(asked()).toEqual([API.cocktails]);
  });

  it('heals a list that could not be read', async () => {
    await openPage();
    fakeFetch(() => refusal(404, 'Gone.'));
    await act(() => queryClient.invalidateQueries({ queryKey: [API.cocktails] }));
    serveBar();
    await tell();
    expect(asked()).toEqual([API.cocktails]);
  });

  it('waits for the end of what the owner does', async () => {
    await openPage();
    let end = () => {};
    const work = holdLists(() => new Promise<void>((resolve) => (end = resolve)));
    change(API.cocktails, '"c2"');
    await tell();
    expect(asked()).toEqual([]);
    end();
    await act(() => work);
    await settle();
    expect(asked()).toEqual([API.cocktails]);
  });

  it('lets an open shelf be read anew, whatever the tags', async () => {
    const { path } = ENDPOINTS.listShelf;
    change(path, '"l1"');
    const Shelf = () => void useQuery({ queryKey: [path] });
    await openPage(<Shelf />);
    await tell();
    expect(asked()).toEqual([path]);
  });
});
