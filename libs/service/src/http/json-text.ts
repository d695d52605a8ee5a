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
const COLON = 0x3a;
const COMMA = 0x2c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

interface Shape {
  /** Levels of nesting. */
  depth: number;
  /** Members of all objects. */
  fields: number;
  /** Opening brackets, and commas between members or elements. */
  entries: number;
}

/** Counted on the bytes, so that no parser and no rule has to survive the body first. */
function shapeOf(bytes: Buffer): Shape {
  const shape = { depth: 0, fields: 0, entries: 0 };
  let depth = 0;
  let inText = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (inText) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) inText = false;
    } else if (byte === QUOTE) inText = true;
    else if (byte === COLON) shape.fields += 1;
    else if (byte === COMMA) shape.entries += 1;
    else if (OPENING.has(byte)) {
      shape.entries += 1;
      shape.depth = Math.max(shape.depth, (depth += 1));
    } else if (CLOSING.has(byte)) depth -= 1;
  }
  return shape;
}

/** What is wrong with the shape, as a sentence. */
function shapeProblem({ depth, fields, entries }: Shape): string | undefined {
  if (depth > BODY.maxDepth) return `The body is nested deeper than ${BODY.maxDepth} levels`;
  if (fields > BODY.maxFields) return `The body has more than ${BODY.maxFields} fields`;
  return entries > BODY.maxEntries ? `The body has more than ${BODY.maxEntries} entries` : undefined;
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
 * @throws BodyError when it is no JSON, too deep, of too many parts, no object, or holds what cannot be stored
 */
export function parseJsonObject(bytes: Buffer): Record<string, unknown> {
  const problem = shapeProblem(shapeOf(bytes));
  if (problem !== undefined) throw new BodyError(400, problem);
  const value = decode(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BodyError(400, 'The body must be a JSON object');
  checkValue(value);
  return value as Record<string, unknown>;
}
