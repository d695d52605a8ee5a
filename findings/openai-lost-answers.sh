#!/usr/bin/env bash
# openai 6.48.0 (npm) loses what servers with its API say when they do not say it quite as OpenAI does.
# 1. An error that is a list, as Gemini's is, or has no `error` around it, as Mistral's, becomes "400 status code (no
#    body)", without code and type, though there is a body.
# 2. With `stream: true` a 200 that is no event stream, an error in JSON or a page in HTML, is an empty stream without
#    an error, and such a page in place of the models is an empty list of them.
# Seen: "400 Too long" for OpenAI's own form, "400 status code (no body)" twice, "0 chunks" twice, "0 models".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --ignore-scripts --no-audit --no-fund --silent openai@6.48.0
cat >try.mjs <<'JS'
import { once } from 'node:events';
import { createServer } from 'node:http';
import OpenAI from 'openai';

let answer;
const server = createServer((_request, response) =>
  response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body),
);
await once(server.listen(0, '127.0.0.1'), 'listening');
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
const { chat, models } = new OpenAI({ apiKey: 'none', baseURL, maxRetries: 0, logLevel: 'off' });

async function errorOf(body) {
  answer = { status: 400, type: 'application/json', body: JSON.stringify(body) };
  try {
    await chat.completions.create({ model: 'm', messages: [] });
    return 'no error';
  } catch ({ message, code }) {
    return `${message}, code ${code}`;
  }
}

async function chunksIn(type, body) {
  answer = { status: 200, type, body };
  let count = 0;
  for await (const _ of await chat.completions.create({ model: 'm', messages: [], stream: true })) count += 1;
  return `${count} chunks`;
}

const page = '<html>Please sign in</html>';
const seen = [
  await errorOf({ error: { message: 'Too long', code: 'context_length_exceeded' } }),
  await errorOf([{ error: { code: 400, message: 'API key not valid.', status: 'INVALID_ARGUMENT' } }]),
  await errorOf({ object: 'error', message: 'Invalid model: m', type: 'invalid_model', code: '1500' }),
  await chunksIn('application/json', '{"error":{"message":"Insufficient credits","code":402}}'),
  await chunksIn('text/html', page),
];
answer = { status: 200, type: 'text/html', body: page };
seen.push(`${(await models.list()).data.length} models`);
server.close();
console.log(seen.join('\n'));
const lost = '400 status code (no body), code undefined';
const expected = ['400 Too long, code context_length_exceeded', lost, lost, '0 chunks', '0 chunks', '0 models'];
if (seen.join() !== expected.join()) process.exit(1);
JS
node try.mjs
