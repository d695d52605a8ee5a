import type { SpiritOption } from '@peanut/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test as base } from '../owner-test';

export const spiritsOf = async (owner: APIRequestContext): Promise<SpiritOption[]> =>
  (await (await owner.get('/api/spirit-options')).json()) as SpiritOption[];

/** The owner's test, after which the spirits are again what they were. */
export const test = base.extend<{ keptSpirits: undefined }>({
  keptSpirits: [
    async ({ owner }, use) => {
      const before = await spiritsOf(owner);
      await use(undefined);
      for (const { id, isActive } of await spiritsOf(owner)) {
        const old = before.find((spirit) => spirit.id === id);
        if (!old) expect((await owner.delete(`/api/spirit-options/${id}`)).status()).toBe(204);
        else if (old.isActive !== isActive) {
          await owner.patch(`/api/spirit-options/${id}`, { data: { isActive: old.isActive } });
        }
      }
    },
    { auto: true },
  ],
});
