import type { Bundle, Chunk } from '../file-list.mjs';

/** A built file with the code of these modules. */
export const chunk = (
  fileName: string,
  modules: Record<string, string>,
  more: Partial<Chunk> = {},
): Chunk => ({
  ...{ type: 'chunk', fileName, isEntry: false, imports: [], dynamicImports: [] },
  facadeModuleId: Object.keys(modules)[0] ?? null,
  modules: Object.fromEntries(Object.entries(modules).map(([id, code]) => [id, { renderedLength: 9, code }])),
  ...more,
});

export const bundleOf = (...chunks: Chunk[]): Bundle =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each]));
