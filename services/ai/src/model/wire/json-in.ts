import { withoutUnopenedThinking } from './thinking.js';

/** The end of the JSON object that begins at `start`; -1 where it has none. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isText) {
      if (character === '\\') at += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '{') depth += 1;
    else if (character === '}' && (depth -= 1) === 0) return at + 1;
  }
  return -1;
}

/** What a text is as JSON; undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The JSON object in a model's text: alone, in a fence, or with sentences around it; undefined where there is none. */
export function jsonIn(text: string): unknown {
  const answer = withoutUnopenedThinking(text).trim();
  const whole = parsed(answer);
  if (whole !== undefined) return whole;
  let longest = '';
  for (let start = answer.indexOf('{'); start >= 0;) {
    const end = endOfObject(answer, start);
    const object = end < 0 ? '' : answer.slice(start, end);
    if (object.length > longest.length && parsed(object) !== undefined) longest = object;
    start = end < 0 ? -1 : answer.indexOf('{', end);
  }
  return longest === '' ? undefined : parsed(longest);
}
