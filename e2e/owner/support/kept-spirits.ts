import { ENDPOINTS } from '@peanut/contracts';
import { call } from '../../api';
import { test as base } from '../owner-test';

/** The owner's test, after which the spirits are again what they were. */
export const test = base.extend<{ keptSpirits: undefined }>({
  keptSpirits: [
    async ({ owner }, use) => {
      const before = await call(owner, ENDPOINTS.listSpiritOptions);
      await use(undefined);
      for (const { id, isActive } of await call(owner, ENDPOINTS.listSpiritOptions)) {
        const old = before.find((spirit) => spirit.id === id);
        if (!old) await call(owner, ENDPOINTS.deleteSpiritOption, { parameters: { id } });
        else if (old.isActive !== isActive) {
          await call(owner, ENDPOINTS.updateSpiritOption, {
            parameters: { id: id },
            body: { isActive: old.isActive },
          });
        }
      }
    },
    { auto: true },
  ],
});
