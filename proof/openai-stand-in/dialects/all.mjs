// Every dialect by its name; a server that speaks in several ways has several names.
import anthropic from './anthropic.mjs';
import deepseek from './deepseek.mjs';
import gemini from './gemini.mjs';
import groq from './groq.mjs';
import llamaServer from './llama-server.mjs';
import lmStudio from './lm-studio.mjs';
import localai from './localai.mjs';
import mistral from './mistral.mjs';
import ollama from './ollama.mjs';
import openai from './openai.mjs';
import openrouter from './openrouter.mjs';
import plain from './plain.mjs';
import vllm from './vllm.mjs';

/** @typedef {import('../dialect.mjs').Dialect} Dialect */

/** @type {Map<string, Dialect>} */
const DIALECTS = new Map(
  [
    ...[plain, llamaServer, ollama, lmStudio, vllm, localai],
    ...[openrouter, groq, gemini, mistral, deepseek, anthropic, openai],
  ].flatMap((ofOneServer) => Object.entries(ofOneServer)),
);

/** @throws Error when there is none @type {(name: string) => Dialect} */
export function dialectNamed(name) {
  const dialect = DIALECTS.get(name);
  if (!dialect) throw new Error(`No dialect is named ${name}.`);
  return dialect;
}

/** All but the plain one. */
export const DIALECT_NAMES = [...DIALECTS.keys()].filter((name) => name !== 'plain');
