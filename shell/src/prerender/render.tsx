import './bare-engine';
import * as web from '@peanut/web';
import { isList, queryClient, urlOf } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { accentRule, FIRST_ACCENT } from '../layout/accent-rule';
import { Product } from '../product';
import { drawnRemotes } from './drawn-remotes';
import { registry, type FirstView, type FirstViewQuestion } from './first-view';
import { FIRST_STYLES, seedQuery, settingIn, type Reads } from '../hydration/prerendered-page';
import { usedStyles } from './used-styles';

registry.shared = { react, 'react/jsx-runtime': jsxRuntime, 'react-dom': reactDom, '@peanut/web': web };
registry.render = (question) => JSON.stringify(render(JSON.parse(question) as FirstViewQuestion));

/** Draws a public page as a guest sees it at first, just as {@link Product} draws it in the browser. */
function render({ path, reads }: FirstViewQuestion): FirstView {
  queryClient.clear();
  drawnRemotes.clear();
  for (const [url, answer] of Object.entries(reads)) seedQuery(url, answer);
  const page = renderToString(
    <Product router={(app) => <MemoryRouter initialEntries={[path]}>{app}</MemoryRouter>} />,
  );
  const asked = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => urlOf(queryKey));
  return { html: withStyles(page, reads), reads: asked };
}

function withStyles(page: string, reads: Reads): string {
  const urls = Object.keys(reads);
  // The browser reads the lists itself: the page shows a part of them here.
  const known = Object.fromEntries(urls.filter((url) => !isList(url)).map((url) => [url, reads[url]]));
  const accent = accentRule(settingIn(reads, 'accent_color') ?? '');
  return renderToStaticMarkup(
    <>
      <Style
        id={FIRST_STYLES}
        css={usedStyles(
          ['shell', ...drawnRemotes].map((part) => registry.styles[part] ?? []),
          page,
        )}
      />
      {accent && <Style id={FIRST_ACCENT} css={accent} />}
      <div
        id="first-view"
        data-reads={JSON.stringify(known)}
        data-lists={JSON.stringify(urls.filter(isList))}
        dangerouslySetInnerHTML={{ __html: page }}
      />
    </>,
  );
}

function Style({ css, ...names }: { css: string; id: string }) {
  return <style {...names} dangerouslySetInnerHTML={{ __html: css }} />;
}
