import { createRequire } from 'node:module';

interface DocsFile {
  type: string;
  path?: string;
  text?: string;
}

const require = createRequire(import.meta.url);
const css = 'text/css; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/** Nothing inline: Swagger UI draws its icons from `data:` addresses and needs no more than this. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Shows the document that the address names. */
const START = `window.addEventListener('load', () => {
  const names = ['menu', 'admin', 'ai'];
  const asked = new URLSearchParams(location.search).get('document');
  const name = names.includes(asked) ? asked : names[0];
  document.querySelector('a[href$="=' + name + '"]').setAttribute('aria-current', 'page');
  SwaggerUIBundle({
    dom_id: '#document',
    url: '/api/docs/' + name + '.json',
    layout: 'BaseLayout',
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
});
`;

const STYLE = `body { margin: 0; font-family: sans-serif; color: #3b4151; background: #fff; }
nav { display: flex; flex-wrap: wrap; gap: 0.5rem; max-width: 1420px; margin: 0 auto; padding: 1.25rem; }
nav a { padding: 0.75rem 1rem; border: 1px solid #8a6d3b; border-radius: 0.5rem; color: #5c4420; text-decoration: none; }
nav a[aria-current] { color: #fff; background: #5c4420; }
`;

export const DOCS_FILES: ReadonlyMap<string, DocsFile> = new Map<string, DocsFile>([
  ['swagger-ui.css', { type: css, path: require.resolve('swagger-ui-dist/swagger-ui.css') }],
  ['swagger-ui-bundle.js', { type: script, path: require.resolve('swagger-ui-dist/swagger-ui-bundle.js') }],
  ['docs.css', { type: css, text: STYLE }],
  ['start.js', { type: script, text: START }],
]);

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Peanut API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/assets/docs.css">
<script src="/api/docs/assets/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/assets/start.js" defer></script>
</head>
<body>
<nav aria-label="Documents">
<a href="/api/docs?document=menu">Menu</a>
<a href="/api/docs?document=admin">Admin</a>
<a href="/api/docs?document=ai">AI</a>
</nav>
<main id="document"></main>
</body>
</html>
`;
