import { parseArgs } from 'node:util';

const REQUESTS = 100_000;

function whole(name, fallback) {
  const text = process.env[name];
  if (!text) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number (it is "${text}").`);
  return Number(text);
}

/**
 * How many requests, from which seed (`random` takes a new one), against which target (both when none is named), which
 * one task, and whether the result is kept in docs/reliability.md (`--keep`).
 */
export function readHostileSettings() {
  const { keep } = parseArgs({ options: { keep: { type: 'boolean', default: false } } }).values;
  const isRandom = process.env['HOSTILE_SEED'] === 'random';
  return {
    count: whole('HOSTILE_REQUESTS', REQUESTS),
    seed: isRandom ? Math.floor(Math.random() * 1e9) : whole('HOSTILE_SEED', 1),
    task: whole('HOSTILE_TASK', undefined),
    only: process.env['HOSTILE_TARGET'] || undefined,
    keep,
  };
}
