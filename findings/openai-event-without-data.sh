#!/usr/bin/env bash
# openai 6.48.0 (npm) ends a stream at an event without data, such as a server's `event: ping`.
# HTML standard, 9.2.6: when an event ends and its data buffer is empty, it is dropped and the stream goes on. The client
# parses the missing data as JSON, and the answer after it is lost. A comment in the same place does no harm.
# Seen: "comment: Hi", then "event without data: SyntaxError: Unexpected end of JSON input".
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

const answer = 'data: {"choices":[{"index":0,"delta":{"content":"Hi"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n';
let before = '';
const server = createServer((_request, response) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(before + answer),
);
await once(server.listen(0, '127.0.0.1'), 'listening');
const baseURL = `http://127.0.0.1:${server.address().port}/v1`;
const { chat } = new OpenAI({ apiKey: 'none', baseURL, maxRetries: 0, logLevel: 'off' });

async function read(text) {
  before = text;
  try {
    let said = '';
    for await (const chunk of await chat.completions.create({ model: 'm', messages: [], stream: true }))
      said += chunk.choices[0].delta.content;
    return said;
  } catch (error) {
    return String(error);
  }
}

const [comment, event] = [await read(': ping\n\n'), await read('event: ping\n\n')];
server.close();
console.log(`comment: ${comment}\nevent without data: ${event}`);
if (comment !== 'Hi' || event !== 'SyntaxError: Unexpected end of JSON input') process.exit(1);
JS
node try.mjs
