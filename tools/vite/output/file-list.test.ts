import { ROOT } from '../../../ops/launch/parts.mjs';
import { visitorChunks, type Chunk } from './file-list.mjs';
import { bundleOf, chunk } from './testing/bundles.js';

const PAGE = `${ROOT}/mf-menu/src/page/menu-list-page.tsx`;
const CARD = `${ROOT}/mf-menu/src/card/flip-card.tsx`;
const ADMIN_LIST = `${ROOT}/mf-menu/src/editing/admin-list.tsx`;
const DRAG = `${ROOT}/node_modules/@dnd-kit/core/index.js`;

const chunkOf = (fileName: string, ids: string[], more: Partial<Chunk> = {}) =>
  chunk(fileName, Object.fromEntries(ids.map((id) => [id, ''])), more);
const page = (more: Partial<Chunk> = {}) => chunkOf('page.js', [PAGE], { isEntry: true, ...more });

/** `late` are the modules that the page loads late. */
function listed(late: string[], ...chunks: Chunk[]) {
  const found = visitorChunks(bundleOf(...chunks), (id) => (id === PAGE ? late : []));
  return { ...found, chunks: [...found.chunks] };
}

describe('the files that a service worker keeps', () => {
  it('are what the pages load, at once or later, and nothing of the owner’s', () => {
    const drag = chunkOf('drag.js', [DRAG]);
    const adminList = chunkOf('admin-list.js', [ADMIN_LIST, CARD], { imports: ['drag.js'] });
    const card = chunkOf('card.js', [CARD]);
    const common = chunkOf('common.js', []);
    const all = page({ imports: ['common.js'], dynamicImports: ['admin-list.js', 'card.js'] });
    expect(listed([ADMIN_LIST, CARD], all, common, adminList, drag, card).chunks).toEqual([
      'page.js',
      'common.js',
      'card.js',
    ]);
  });

  it('may name modules of the owner’s of which nothing is left', () => {
    const empty = page();
    empty.modules[ADMIN_LIST] = { renderedLength: 0 };
    expect(listed([], empty)).toEqual({ chunks: ['page.js'], mixed: [] });
  });

  it.each<[string, string[], Chunk[], string]>([
    [
      'the page itself',
      [],
      [chunkOf('page.js', [PAGE, ADMIN_LIST], { isEntry: true })],
      'each page needs page.js',
    ],
    [
      'a file loaded with it',
      [],
      [page({ imports: ['common.js'] }), chunkOf('common.js', [CARD, ADMIN_LIST])],
      'page.js needs common.js',
    ],
    [
      'a file of which it loads something else later',
      [CARD],
      [page({ dynamicImports: ['common.js'] }), chunkOf('common.js', [CARD, ADMIN_LIST])],
      `${CARD} needs common.js`,
    ],
  ])('are not mixed with it: %s', (_, late, chunks, problem) => {
    expect(listed(late, ...chunks).mixed).toEqual([`${problem} with ${ADMIN_LIST}`]);
  });
});
