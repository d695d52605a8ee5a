import { readSums, SUMS_FILE } from '@peanut/contracts';
import { createHash } from 'node:crypto';
import type { StaticPart } from '../edge/routes.js';
import type { Published } from './published.js';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * The same, but that no page is made of a damaged file: while one is, its text is what it was before, and reading it rejects
 * where that is not known. `/health` tells of the damage, and the next start of the part mends it.
 */
export function wholeTextsOf(published: Published): Published {
  const whole = new Map<string, { version: string; text: string }>();

  async function isWhole(part: StaticPart, version: string, file: string, text: string): Promise<boolean> {
    // A version of an earlier release has none.
    const sums = readSums(await published.read(part, version, SUMS_FILE).catch(() => ''));
    const sum = sums.get(file);
    return sum === undefined ? text !== '' : hashOf(text) === sum;
  }

  return {
    live: (part) => published.live(part),
    async read(part, version, file) {
      const key = `${part} ${file}`;
      const known = whole.get(key);
      const before = known?.version === version ? known.text : undefined;
      const text = await published.read(part, version, file);
      if (text === before) return text;
      if (await isWhole(part, version, file, text)) {
        whole.set(key, { version, text });
        return text;
      }
      if (before === undefined) throw new Error(`${file} of ${part} ${version} is damaged.`);
      return before;
    },
  };
}
