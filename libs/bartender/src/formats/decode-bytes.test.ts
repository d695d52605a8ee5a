import { decodeBytes } from './decode-bytes.js';

const TEXT = 'Café Harbour – ½ oz';
const utf16 = (text: string, isBig: boolean) =>
  Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = sign.charCodeAt(0);
      return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
    }),
  );

it.each<[string, Uint8Array, string]>([
  ['UTF-8', new TextEncoder().encode(TEXT), TEXT],
  ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${TEXT}`), TEXT],
  ['UTF-8 that ends within a character', new TextEncoder().encode(`${TEXT}é`).subarray(0, -1), TEXT],
  ['UTF-16 of Windows', utf16(`\ufeff${TEXT}`, false), TEXT],
  ['UTF-16, the other way round', utf16(`\ufeff${TEXT}`, true), TEXT],
  ['UTF-16 without its mark', utf16(TEXT, false), TEXT],
  ['UTF-16 without its mark, the other way round', utf16(TEXT, true), TEXT],
  ['Latin-1', Uint8Array.from([0x43, 0x61, 0x66, 0xe9, 0x21]), 'Café!'],
  ['nothing', new Uint8Array(), ''],
])('reads %s', (_, bytes, text) => {
  expect(decodeBytes(bytes)).toBe(text);
});
