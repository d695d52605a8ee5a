import { ROOT } from '../../../ops/launch/parts.mjs';
import { bundleOf, chunk } from '../output/testing/bundles.js';
import { copiedModules } from './shared-once.mjs';

const copiedOf = (...ids: string[]) =>
  copiedModules(bundleOf(chunk('page.js', Object.fromEntries(ids.map((id) => [`${ROOT}/${id}`, ''])))));

describe('what a remote ships', () => {
  it.each(['libs/web/src/session/session-store.ts', 'libs/editing/src/record/staging-store.ts'])(
    'is not %s, which the host shares',
    (id) => expect(copiedOf(id)).toEqual([`${ROOT}/${id}`]),
  );

  it('is its own, and what every part bundles', () =>
    expect(copiedOf('mf-menu/src/page/menu-root.tsx', 'libs/ui/src/index.ts')).toEqual([]));

  it('is what only some parts need, without a state', () =>
    expect(copiedOf('libs/web/src/answer-stream/ask-bartender.ts')).toEqual([]));
});
