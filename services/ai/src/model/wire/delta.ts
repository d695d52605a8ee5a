/** What one part of an answer says, and whether it is, or holds, thinking. */
interface Said {
  text: string;
  thinks: boolean;
}

interface Part {
  type?: unknown;
  text?: unknown;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Mistral's content is a list of parts of type `thinking` and `text`. */
function fromParts(parts: readonly unknown[]): Said {
  const texts = parts.filter(isPart);
  return {
    text: texts.map(({ text }) => (typeof text === 'string' ? text : '')).join(''),
    thinks: texts.some(({ type }) => type === 'thinking' || type === 'reasoning'),
  };
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** Reads a part of a streamed answer: its text, and whether the model thinks; thinking itself is left behind. */
export function readDelta(delta: unknown): Said {
  if (typeof delta !== 'object' || delta === null) return { text: '', thinks: false };
  const { content, reasoning, reasoning_content } = delta as Record<string, unknown>;
  const said = Array.isArray(content)
    ? fromParts(content)
    : { text: typeof content === 'string' ? content : '', thinks: false };
  return { ...said, thinks: said.thinks || isText(reasoning) || isText(reasoning_content) };
}
