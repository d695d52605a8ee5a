import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Renderer } from '../../../gateway/src/pages/prerender/renderer.js';
import { firstView } from './first-view.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STYLES = `@layer properties{*{--tw-x:0}}@layer utilities{.flip-card{color:red}.never-drawn{color:blue}}`;

const cocktail = (id: string, name: string, others = {}) => ({
  ...{ id, name, spirit: 'gin', description: 'Bitter.', ingredients: ['gin'], glass: 'Rocks', ice: 'Cube' },
  ...{ smoke: null, prep: 'Stir.', isVisible: true, isAvailable: true, sortOrder: 0, version: 1, ...others },
});

describe('what the pages publish for the prerenderer', () => {
  let folder: string;
  let renderer: Renderer;
  const problems: string[] = [];
  const script = async (part: string, options: Omit<Parameters<typeof firstView>[0], 'root'>) => {
    const dir = join(folder, part);
    const css = { 'style.css': { type: 'asset', fileName: 'style.css', source: STYLES } };
    const { writeBundle } = firstView({ root: join(ROOT, part), ...options });
    await (writeBundle as (options: object, bundle: object) => Promise<void>)({ dir }, css);
    return readFile(join(dir, 'first-view/render.js'), 'utf8');
  };
  const draw = (path: string, reads: Record<string, unknown> = {}) => renderer.draw({ path, reads });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'peanut-first-view-'));
    const scripts = await Promise.all([
      script('shell', {
        ...{ name: 'shell', entry: 'src/prerender/render.tsx' },
        instead: { 'src/remotes/load-remote.ts': 'src/prerender/drawn-remotes.ts' },
      }),
      script('mf-menu', {
        name: 'mf_menu',
        modules: { './CocktailsPage': 'src/cocktails/cocktails-page.tsx' },
      }),
    ]);
    renderer = new Renderer(scripts, (problem) => problems.push(problem));
  }, 30_000);

  afterAll(() => {
    renderer.replace();
    rmSync(folder, { recursive: true });
  });

  it('says what it is drawn from', async () => {
    const { reads } = await draw('/cocktails');
    expect(reads.sort()).toEqual([
      '/api/admin/settings/accent_color',
      '/api/admin/settings/bar_name',
      '/api/admin/settings/hide_unavailable',
      '/api/cocktails',
      '/api/pages',
    ]);
    expect(problems).toEqual([]);
  });

  it('shows heading, count and first cards, their texts as texts, and nothing hidden', async () => {
    const named = Array.from({ length: 9 }, (_, index) => cocktail(`id-${index}`, `Drink ${index}`));
    const list = [
      cocktail('a', '<img src=x onerror=alert(1)>'),
      cocktail('b', 'The Secret', { isVisible: false }),
    ];
    const { html } = await draw('/cocktails', { '/api/cocktails': [...list, ...named] });
    expect(html).toMatch(/<h1[^>]*>House Cocktails</);
    expect(html).toContain('10 House Specialties');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(html).not.toMatch(/<img src=x|The Secret/);
    expect(html.match(/data-testid="cocktail-card"/g)).toHaveLength(6);
  });

  it('leaves out what is out of stock where the owner hides that, and shows no cards before it knows', async () => {
    const list = [cocktail('a', 'Negroni'), cocktail('b', 'Daiquiri', { isAvailable: false })];
    const drawn = (value?: string | null) =>
      draw('/cocktails', {
        '/api/cocktails': list,
        ...(value !== undefined && {
          '/api/admin/settings/hide_unavailable': { key: 'hide_unavailable', value },
        }),
      });
    const { html } = await drawn('true');
    expect(html).toContain('1 House Specialties');
    expect(html).not.toContain('Daiquiri');
    expect(html).toMatch(/data-reads="[^"]*hide_unavailable/);
    for (const value of [null, 'false']) expect((await drawn(value)).html).toContain('2 House Specialties');
    expect((await drawn()).html).not.toMatch(/House Specialties|Negroni|Daiquiri/);
  });

  it('carries what it is drawn from, but not the lists, for the browser to take over', async () => {
    const name = { key: 'bar_name', value: '"><script>alert(1)</script>' };
    const { html } = await draw('/cocktails', {
      '/api/admin/settings/bar_name': name,
      '/api/cocktails': [cocktail('a', 'Negroni')],
    });
    expect(html).not.toContain('<script');
    const [, reads = ''] = / data-reads="([^"]*)"/.exec(html) ?? [];
    expect(
      JSON.parse(reads.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<')),
    ).toEqual({
      '/api/admin/settings/bar_name': name,
    });
    expect(html).toContain('data-lists="[&quot;/api/cocktails&quot;]"');
  });

  it('has the style rules it needs, and the accent colour', async () => {
    const accent = { '/api/admin/settings/accent_color': { key: 'accent_color', value: '#33aa66' } };
    const { html } = await draw('/cocktails', { ...accent, '/api/cocktails': [cocktail('a', 'Negroni')] });
    expect(html).toContain('.flip-card{color:red}');
    expect(html).not.toContain('never-drawn');
    expect(html).toContain('<style id="first-accent">:root{--accent:#');
    expect(html).not.toMatch(/ style="/);
  });

  it('leaves out an accent colour that is none', async () => {
    const value = 'red;}</style><script>';
    const reads = { '/api/admin/settings/accent_color': { key: 'accent_color', value } };
    const { html } = await draw('/cocktails', reads);
    expect(html).not.toMatch(/first-accent|<script/);
  });

  it('draws the frame where the page’s own part is not there', async () => {
    const { html } = await draw('/recommendations');
    expect(html).toContain('<nav aria-label="Main"');
    expect(html).not.toContain('<h1');
  });
});
