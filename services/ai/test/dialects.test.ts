import { runForTest, whileTimePasses, type RunningService } from '@peanut/service/testing';
import { DIALECT_NAMES } from '../../../proof/openai-stand-in/dialects/all.mjs';
import { concerns, FAILURES, TELLING, toldRightly } from '../../../proof/openai-stand-in/table/failures.mjs';
import { ask, QUESTIONS, verdictOf } from '../../../proof/openai-stand-in/table/questions.mjs';
import { createAiService } from '../src/ai.module.js';
import { startTestApp, type TestApp } from './support/test-app.js';

let app: TestApp;
let menu: { cocktails: { id: string; name: string }[]; whiskeys: { id: string; name: string }[] };
beforeAll(async () => {
  app = await startTestApp();
  menu = { cocktails: await app.cocktails(), whiskeys: await app.whiskeys() };
});
afterAll(() => app.close());

const play = (what: object) => app.standIn.play({ model: app.env.OPENAI_MODEL, ...what });

/** For the tests of this block: a service that has learned nothing of another server yet. */
function newService(what: object): { url(): string } {
  let ai: RunningService;
  beforeAll(async () => {
    await play(what);
    ai = await runForTest(await createAiService(app.env));
  });
  afterAll(() => ai.stop());
  return { url: () => ai.url };
}

describe.each(DIALECT_NAMES)('a server that speaks as %s', (dialect) => {
  const ai = newService({ dialect });

  it.each(QUESTIONS)('$name', async (question) => {
    const answer = await ask(ai.url(), question, menu, app.cookie);
    expect(verdictOf(question, answer, menu)).toBe('answered');
  });
});

describe.each(FAILURES)('$name', (failure) => {
  const ai = newService(failure.play);

  it.each(TELLING.filter((question) => concerns(failure, question)))('$name', async (question) => {
    await play(failure.play);
    const asked = ask(ai.url(), question, menu, app.cookie);
    const answer = await (failure.waits ? whileTimePasses(asked) : asked);
    expect(toldRightly(failure, question, answer, menu)).toBe('told rightly');
  });
});
