#!/usr/bin/env bash
# openai 6.48.0 (npm) writes the path of a request into the query of its base URL.
# A base URL with a query, as Azure's `…/openai?api-version=…` in many guides, is taken without a word; each request
# then goes to the bare path, with "/chat/completions" as a part of the last parameter. A path belongs before the query
# (RFC 3986, 3.3 and 3.4).
# Seen: "/openai?api-version=2024-10-21%2Fchat%2Fcompletions".
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

let asked;
const server = createServer((request, response) => {
  asked = request.url;
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}');
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const baseURL = `http://127.0.0.1:${server.address().port}/openai?api-version=2024-10-21`;
await new OpenAI({ apiKey: 'none', baseURL, maxRetries: 0 }).chat.completions.create({ model: 'm', messages: [] });
server.close();
console.log(asked);
if (asked !== '/openai?api-version=2024-10-21%2Fchat%2Fcompletions') process.exit(1);
JS
node try.mjs
