import { createRequire } from 'node:module';

interface DocsFile {
  type: string;
  path?: string;
  text?: string;
}

const resolve = createRequire(import.meta.url).resolve;
const script = 'text/javascript; charset=utf-8';

/** Nothing inline: Swagger UI draws its icons from `data:` addresses and needs no more than this. */
export const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const START = `window.addEventListener('load', () => {
  SwaggerUIBundle({
    dom_id: '#docs',
    urls: ['menu', 'admin', 'ai'].map((name) => ({ name, url: '/api/docs/' + name + '.json' })),
    presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
    layout: 'StandaloneLayout',
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
});
`;

export const DOCS_FILES: ReadonlyMap<string, DocsFile> = new Map<string, DocsFile>([
  ['swagger-ui.css', { type: 'text/css; charset=utf-8', path: resolve('swagger-ui-dist/swagger-ui.css') }],
  ['swagger-ui-bundle.js', { type: script, path: resolve('swagger-ui-dist/swagger-ui-bundle.js') }],
  [
    'swagger-ui-standalone-preset.js',
    { type: script, path: resolve('swagger-ui-dist/swagger-ui-standalone-preset.js') },
  ],
  ['start.js', { type: script, text: START }],
]);

export const DOCS_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Peanut API</title>
<link rel="stylesheet" href="/api/docs/assets/swagger-ui.css">
<script src="/api/docs/assets/swagger-ui-bundle.js" defer></script>
<script src="/api/docs/assets/swagger-ui-standalone-preset.js" defer></script>
<script src="/api/docs/assets/start.js" defer></script>
</head>
<body>
<main id="docs"></main>
<footer>
<a href="/api/docs/menu.json">menu.json</a>
<a href="/api/docs/admin.json">admin.json</a>
<a href="/api/docs/ai.json">ai.json</a>
</footer>
</body>
</html>
`;
