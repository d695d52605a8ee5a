import { addUpstream } from './compose.mjs';
import { addFrontEnd } from './kubernetes.mjs';
import { insertBefore, MANIFEST, manifestOf, namesOf, packagesLike, writeJson } from './edit.mjs';
import page from './page.mjs';

const LIKE = 'mf-ai';
const PACKAGES = ['@peanut/contracts', '@peanut/ui', '@peanut/web', 'lucide-react', 'react', 'react-dom'];
const TOOLS = [
  ...['@originjs/vite-plugin-federation', '@tailwindcss/vite', '@types/react', '@types/react-dom'],
  ...['@vitejs/plugin-react', 'tailwindcss', 'vite'],
];

const service = (name) => `  ${name}:
    <<: *nginx
    image: peanut-${name}
    build: { context: ., target: front-end, args: { <<: *facts, PART: ${name} } }
    networks: [pages]
    volumes: ['${name}-versions:/srv/${name}']
    healthcheck:
      <<: *probe
      test: [CMD, curl, -fs, -o, /dev/null, 'http://127.0.0.1:8080/${name}/version.json']

`;

const styles = (name) => `@layer theme, base, components, utilities;
@import 'tailwindcss/theme.css' layer(theme) theme(inline reference);
@import '@peanut/ui/theme.css';
@source '.';
@source '../../libs/ui/src';
/* What it does not draw with. */
@source not '../../libs/ui/src/{dialog,field,menu,progress,tabs,toolbar}';

/* Scoped below this micro-frontend's root: it cannot restyle anything outside itself. */
@layer utilities {
  [data-mf='${name.replace('mf-', '')}'] {
    @tailwind utilities source(none);
  }
}
`;

const viteConfig = (name) => `import { defineConfig } from 'vite';
import { remoteConfig } from '../tools/vite/federated.mjs';

export default defineConfig(remoteConfig('${name}'));
`;

/**
 * npx nx g peanut:remote mf-events --page=events --icon=Calendar: its folder with a first page, its entry in the manifest of
 * parts, its container and its manifest for Kubernetes. Run npm install afterwards.
 */
export default async function remote(tree, { name, page: pageName, ...ofThePage }) {
  namesOf(name);
  if (!name.startsWith('mf-')) throw new Error('The name of a micro-frontend begins with mf-.');
  const { REMOTES } = await manifestOf(tree);
  if (name in REMOTES) throw new Error(`There is a ${name} already.`);
  insertBefore(tree, MANIFEST, '});\n\n/**\n * The pages', `  '${name}': {\n  },\n`);
  writeJson(tree, `${name}/package.json`, {
    name: `@peanut/${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    dependencies: packagesLike(tree, LIKE, PACKAGES),
    devDependencies: packagesLike(tree, LIKE, TOOLS),
    scripts: {
      build: 'vite build',
      lint: 'eslint . --max-warnings 0',
      test: 'node ../tools/jest/project.mjs',
    },
  });
  tree.write(`${name}/vite.config.mjs`, viteConfig(name));
  tree.write(`${name}/src/styles.css`, styles(name));
  addUpstream(tree, name, 8080, service(name));
  insertBefore(tree, 'docker-compose.yml', '  postgres-data: {}\n', `  ${name}-versions: {}\n`);
  addFrontEnd(tree, name);
  await page(tree, { name: pageName, remote: name, ...ofThePage });
}
