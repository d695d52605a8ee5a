import { ApiError } from './api-error';
import { fakeFetch } from '../testing/fake-fetch';
import { readJson, urlOf } from './read';

const answer = (status: number, body: string, statusText = '') =>
  fakeFetch(() => ({ status, body, statusText }));

describe('urlOf', () => {
  it('joins the parts of a query key by slashes', () => {
    expect(urlOf(['/api/admin/settings', 'bar_name'])).toBe('/api/admin/settings/bar_name');
  });
});

describe('readJson', () => {
  it('sends credentials and gives the JSON', async () => {
    answer(200, '[1]');
    await expect(readJson('/api/cocktails')).resolves.toEqual([1]);
    expect(fetch).toHaveBeenCalledWith('/api/cocktails', expect.objectContaining({ credentials: 'include' }));
  });

  it('raises "status: text" for a non-OK answer', async () => {
    answer(503, 'closed for tonight');
    await expect(readJson('/api/cocktails')).rejects.toThrow(new ApiError(503, 'closed for tonight'));
    await expect(readJson('/api/cocktails')).rejects.toThrow('503: closed for tonight');
  });

  it('raises the reason phrase when the answer has no text', async () => {
    answer(502, '', 'Bad Gateway');
    await expect(readJson('/x')).rejects.toThrow('502: Bad Gateway');
  });

  it('raises an error on 401, or gives null when asked to', async () => {
    answer(401, 'no');
    await expect(readJson('/x')).rejects.toThrow('401: no');
    await expect(readJson('/x', { on401: 'null' })).resolves.toBeNull();
  });
});

describe('a read that the page’s HTML has begun', () => {
  const begun = async (answer: Parameters<typeof fakeFetch>[0]) => {
    fakeFetch(answer);
    globalThis.begunReads = { '/api/cocktails': fetch('/api/cocktails') };
    return fakeFetch(() => ({ body: ['asked again'] }));
  };

  it('is taken once', async () => {
    const calls = await begun(() => ({ body: ['begun'] }));
    await expect(readJson('/api/cocktails')).resolves.toEqual(['begun']);
    expect(calls).toHaveLength(0);
    await expect(readJson('/api/cocktails')).resolves.toEqual(['asked again']);
  });

  it('fails as any other does', async () => {
    await begun(() => ({ status: 503, body: 'busy' }));
    await expect(readJson('/api/cocktails')).rejects.toThrow('503: busy');
    await expect(readJson('/api/cocktails')).resolves.toEqual(['asked again']);
  });

  it('is too old for a page that comes to need it later', async () => {
    await begun(() => ({ body: ['begun'] }));
    jest.spyOn(performance, 'now').mockReturnValue(15_000);
    await expect(readJson('/api/cocktails')).resolves.toEqual(['asked again']);
    jest.restoreAllMocks();
  });
});

describe('ApiError', () => {
  it('carries the sentence of the error body', () => {
    const body = { statusCode: 409, error: 'Conflict', message: '3 drinks use it.', requestId: 'r' };
    expect(new ApiError(409, JSON.stringify(body)).serverMessage).toBe('3 drinks use it.');
    expect(new ApiError(502, '<html>').serverMessage).toBeUndefined();
  });
});
