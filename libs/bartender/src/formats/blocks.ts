/** A piece of a document: what Markdown and HTML have in common. */
export type Block =
  /** `level`: 1 to 6, as in HTML. */
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'rule' }
  /** A paragraph or a list, a line each. */
  | { kind: 'lines'; text: string }
  | { kind: 'table'; rows: readonly (readonly string[])[] };

/** The block as text: cells one behind the other. */
export function textOfBlock(block: Block): string {
  if (block.kind === 'table') return block.rows.map((row) => row.filter(Boolean).join(' ')).join('\n');
  return block.kind === 'rule' ? '' : block.text;
}

export const textOfBlocks = (blocks: readonly Block[]): string =>
  blocks.map(textOfBlock).filter(Boolean).join('\n\n');
