import { BODY, isUnstorable } from '@peanut/contracts';

/** A body that is refused, with the status and the sentence to answer. */
export class BodyError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Levels of nesting, counted on the bytes so that no parser has to survive them first. */
function nestingOf(bytes: Buffer): number {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (inText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === 0x5b || byte === 0x7b) deepest = Math.max(deepest, (depth += 1));
    else if (byte === 0x5d || byte === 0x7d) depth -= 1;
  }
  return deepest;
}

function checkValue(value: unknown): void {
  if (typeof value === 'string') checkText(value);
  else if (Array.isArray(value)) value.forEach(checkValue);
  else if (typeof value === 'object' && value !== null) Object.entries(value).forEach(checkMember);
}

function checkMember([key, value]: [string, unknown]): void {
  if (FORBIDDEN_KEYS.has(key)) throw new BodyError(400, `"${key}" is not a field of this request`);
  checkText(key);
  checkValue(value);
}

function checkText(text: string): void {
  if (isUnstorable(text)) throw new BodyError(400, 'The body has characters that cannot be stored');
}

function decode(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BodyError(400, 'The body is not valid JSON');
  }
}

/**
 * The JSON object in a request body.
 * @throws BodyError when it is no JSON, too deep, no object, or holds what cannot be stored
 */
export function parseJsonObject(bytes: Buffer): Record<string, unknown> {
  if (nestingOf(bytes) > BODY.maxDepth)
    throw new BodyError(400, `The body is nested deeper than ${BODY.maxDepth} levels`);
  const value = decode(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BodyError(400, 'The body must be a JSON object');
  checkValue(value);
  return value as Record<string, unknown>;
}
