import { build, type Rollup } from 'vite';
import { ROOT } from '../../../ops/launch/parts.mjs';
import { lazyParts } from './lazy-parts.mjs';

const LOADER = `${ROOT}/shell/src/recovery/load-part.ts`;
const SOURCES: Record<string, string> = {
  page: 'export const late = () => import("part"); export { bring } from "loader";',
  part: 'export default "came";',
  [LOADER]: 'export const bring = (address) => import(/* @vite-ignore */ address);',
};

/** The built page, by what its two functions import. */
async function builtPage(): Promise<string> {
  const sources = {
    name: 'sources',
    resolveId: (id: string) => (id === 'loader' ? LOADER : SOURCES[id] && id),
    load: (id: string) => SOURCES[id],
  };
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [sources, lazyParts()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rollupOptions: { input: 'page', preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput;
  return output[0].code;
}

it('Every import() of a build asks the page’s loader, where there is one; that one asks the browser', async () => {
  const code = await builtPage();
  expect(code).toMatch(
    /globalThis\.loadPart\?\.\(part,\s?import\.meta\.url\)\s?\?\?\s?import\(part\)\)\("\.\/part-[\w-]+\.js"\)/,
  );
  expect(code).toContain('bring = (address) => import(');
  expect(code.match(/loadPart/g)).toHaveLength(1);
});
