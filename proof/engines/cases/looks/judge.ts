import type { Visit } from '../../visit.js';

/** Throws what is wrong with the looks of what shows, told without eyes. */
export async function judge(visit: Visit, where: string): Promise<void> {
  const faults = await visit.run(faultsOf);
  if (faults.length > 0) throw new Error(`${where}: ${faults.join(', ')}`);
}

/** Runs in the page. */
function faultsOf(): string[] {
  const faults: string[] = [];
  const room = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth > room)
    faults.push(`${document.documentElement.scrollWidth} of ${room} pixels wide`);
  for (const part of document.querySelectorAll('dialog div'))
    if (part.scrollWidth > part.clientWidth && getComputedStyle(part).overflowX === 'auto')
      faults.push(`a dialog with ${part.scrollWidth} pixels in ${part.clientWidth}`);
  for (const field of document.querySelectorAll(
    'input:not([type="radio"], [type="checkbox"]), textarea, select',
  ))
    if (Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      faults.push(`a field with small text: ${field.getAttribute('aria-label') ?? field.id}`);
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isSeen || text.parentElement?.closest('.sr-only, [data-testid="hint"]')) continue;
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // WebKit has a word that begins a line begin at the end of the line before, with nothing of it there.
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(parts.map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.push(`broken inside: ${word}`);
    }
  }
  return [...new Set(faults)];
}
