/** @jest-environment node */
import { composePage, PLAIN_POLICY } from './page.js';

const READ = (url: string) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${url}">\n`;
const MODULE = '<link rel="modulepreload" crossorigin href="/mf-menu/1.0.0/page.js">\n';
const HEAD = READ('/api/admin/settings/hide_unavailable') + READ('/api/cocktails') + MODULE;
const shellWith = (place: string) => `<html><head>${place}</head><body><div id="root"></div></body></html>`;
const SHELL = shellWith('<!-- reads -->');

const scriptIn = (html: string) => /<script data-urls="([^"]*)">([^<]*)<\/script>/.exec(html) ?? [];

describe('a page whose remote announces reads', () => {
  const { html, policy } = composePage({ shell: SHELL, head: HEAD });

  it('begins each of them once, before anything else, and preloads none', () => {
    const [script = '', urls] = scriptIn(html);
    expect(urls).toBe('/api/admin/settings/hide_unavailable /api/cocktails');
    expect(html).toBe(`<html><head>${script}</head><body><div id="root"></div>${MODULE}</body></html>`);
  });

  it('may run that script, and no other of the document', async () => {
    const script = new TextEncoder().encode(scriptIn(html)[2]);
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', script));
    const hash = btoa(String.fromCharCode(...bytes));
    expect(policy).toContain(`; script-src 'self' 'sha256-${hash}'; `);
    expect(policy).not.toContain('unsafe');
  });

  it('keeps the answers for the page, and a failure for who asks', async () => {
    const fetched: [string, unknown][] = [];
    const scope: { begunReads?: Record<string, Promise<unknown>> } = {};
    const answers: Record<string, Promise<unknown>> = {
      a: Promise.resolve(1),
      b: Promise.reject(new Error()),
    };
    const fetch = (url: string, options: unknown) => {
      fetched.push([url, options]);
      return answers[url];
    };
    const document = { currentScript: { dataset: { urls: 'a b' } } };
    // As the browser runs what the page has.
    new Function('self', 'document', 'fetch', scriptIn(html)[2] ?? '')(scope, document, fetch);
    expect(fetched).toEqual(['a', 'b'].map((url) => [url, { credentials: 'include' }]));
    await expect(scope.begunReads?.['a']).resolves.toBe(1);
    await expect(scope.begunReads?.['b']).rejects.toThrow();
  });
});

it.each([
  ['a shell that has no place for reads', shellWith(''), HEAD],
  ['a remote that announces none', SHELL, MODULE],
])('%s: the page has no script of its own', (_, shell, head) => {
  const { html, policy } = composePage({ shell, head });
  expect(html).not.toContain('<script');
  expect(html).toContain(head);
  expect(policy).toBe(PLAIN_POLICY);
});
