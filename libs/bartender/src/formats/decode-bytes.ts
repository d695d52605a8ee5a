/** A byte of zero in every second place of a text's beginning: UTF-16 without its mark. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, 200);
  const zeros = (parity: number) =>
    head.filter((byte, at) => at % 2 === parity && byte === 0).length * 4 > head.length;
  if (zeros(1) && !zeros(0)) return 'utf-16le';
  return zeros(0) && !zeros(1) ? 'utf-16be' : undefined;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return unmarkedUtf16(bytes) ?? 'utf-8';
}

/** The text of a file's bytes: UTF-8 with or without BOM, UTF-16, else Latin-1 as Windows writes it. */
export function decodeBytes(bytes: Uint8Array): string {
  try {
    // A stream: a file that was cut off may end within a character.
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
