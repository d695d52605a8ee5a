/**
 * A block of data for the model. Inside it no `<` is left, so that nothing in the data can close the block
 * and go on as instructions.
 */
export function fence(tag: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
  return `<${tag}>\n${json}\n</${tag}>`;
}
