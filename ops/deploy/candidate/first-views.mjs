import { setTimeout as wait } from 'node:timers/promises';
import { startDrawing, tell } from '../../../gateway/src/pages/prerender/start-drawing.js';
import { FIRST_VIEW_SCRIPT } from '../../../libs/contracts/src/versions.js';
import { askAt, textAt } from '../../lib/wait.mjs';

const PATIENCE = 10_000;
/** A page says what it is drawn from, and then perhaps what more. */
const ROUNDS = 3;

/**
 * Draws the first view of pages (`{ path, remote }`) as the gateway would, with the scripts that the versions publish, by
 * part, and what guests are told now. Returns what is wrong, a sentence each.
 */
export async function firstViewProblems({ origin, versions, pages }) {
  const parts = ['shell', ...new Set(pages.map(({ remote }) => remote))];
  const scripts = parts.map((part) => textAt(`${origin}/${part}/${versions[part]}/${FIRST_VIEW_SCRIPT}`));
  const problems = [];
  const drawing = start(await Promise.all(scripts), problems);
  try {
    for (const { path } of pages) {
      const html = await draw(drawing, origin, path).catch((error) =>
        problems.push(`${path}: ${error.message}`),
      );
      if (typeof html === 'string' && !html.includes('<h1'))
        problems.push(`${path}: its first view has no heading`);
    }
  } finally {
    drawing.end();
  }
  return problems;
}

async function draw(drawing, origin, path) {
  let drawn = { html: '', reads: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const reads = await Promise.all(drawn.reads.map(async (url) => [url, await jsonAt(origin + url)]));
    drawn = await drawing.ask({
      path,
      reads: Object.fromEntries(reads.filter(([, read]) => read)),
    });
  }
  return drawn.html;
}

async function jsonAt(url) {
  const answer = await askAt(url, PATIENCE);
  return answer?.status === 200 ? JSON.parse(answer.body) : undefined;
}

/** Reports scripts that do not load; `ask` rejects when a page cannot be drawn. */
function start(scripts, problems) {
  const child = startDrawing(scripts);
  const waiting = new Map();
  let lastId = 0;
  child.on('message', ({ id, text, problem }) => {
    if (id === undefined) problems.push(`its first view does not load: ${problem}`);
    else if (text === undefined) waiting.get(id).reject(new Error(`its first view is not drawn: ${problem}`));
    else waiting.get(id).resolve(text);
  });
  const ask = (question) => {
    const id = (lastId += 1);
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    tell(child, { id, question: JSON.stringify(question) });
    const tooLate = wait(PATIENCE, undefined, { ref: false }).then(() => {
      throw new Error('its first view takes too long');
    });
    return Promise.race([answer, tooLate]).then(JSON.parse);
  };
  return { ask, end: () => child.kill('SIGKILL') };
}
