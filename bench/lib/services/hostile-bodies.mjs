/** @type {(count: number, part: (index: number) => string) => string} */
const times = (count, part) => Array.from({ length: count }, (_, index) => part(index)).join(',');
const LARGEST = 256 * 1024;

/** Bodies within the limits of size and depth that once cost most, by what they are made of. */
export const HOSTILE_BODIES = {
  names: `{${times(20_000, (index) => `"k${index}":1`)}}`,
  longNames: `{${times(900, (index) => `"${index}${'k'.repeat(270)}":1`)}}`,
  lists: `{"ingredients":[${times(80_000, () => '[]')}]}`,
  objects: `{"chatHistory":[${times(80_000, () => '{}')}]}`,
  numbers: `{"orderedIds":[${times(120_000, () => '1')}]}`,
  texts: `{"ingredients":[${times(12_000, () => '"x"')}]}`,
  deep: `{"ingredients":[${times(400, () => '['.repeat(30) + ']'.repeat(30))}]}`,
  text: `{"message":"${'🥜'.repeat(65_000)}"}`,
  escapes: `{"password":"${'\\n'.repeat(130_000)}"}`,
  blank: `{"name":"x"${' '.repeat(LARGEST - 20)}}`,
};
