// The bartender: what it is told, what it costs, and what becomes of its words.
import type { Mutation, Suite } from '../mutation.js';

const unit = (name: string, test: string): Suite => ({
  project: 'unit',
  file: `services/ai/src/${name}.test.ts`,
  test,
});
const BUDGET = 'services/ai/src/rate-limit/daily-budget.ts';

export const AI: Mutation[] = [
  {
    name: 'guard of the form helpers',
    file: 'services/ai/src/forms/forms.controller.ts',
    from: "@Controller('api/ai')",
    to: "@Reflect.metadata('peanut:public', true)\n@Controller('api/ai')",
    suite: {
      project: 'service',
      file: 'services/ai/test/docs.test.ts',
      test: 'lets only the public operations answer without a session',
    },
  },
  {
    name: 'hidden drinks in recommendations and chat',
    file: 'services/ai/src/menu/menu-client.ts',
    from: 'cocktails: lists.cocktails.filter(({ isVisible }) => isVisible),',
    to: 'cocktails: lists.cocktails,',
    suite: unit('menu/menu-client', 'leaves out what a menu service should not have told'),
  },
  {
    name: 'fence around data in prompts',
    file: 'services/ai/src/prompts/prompt.ts',
    from: ".replaceAll('<', '\\\\u003c').replaceAll('>', '\\\\u003e')",
    to: '',
    suite: unit('prompts/prompt', 'lets no data close its block'),
  },
  {
    name: 'instructions in an answer are noticed',
    file: 'services/ai/src/validation/prompt-leak-detector.ts',
    from: 'if (this.known.has(run)) return true;',
    to: '',
    suite: unit('validation/prompt-leak-detector', 'recognises a long stretch'),
  },
  {
    name: 'daily budget',
    file: BUDGET,
    from: 'if (!taken.refusedBy) return;',
    to: 'return;',
    suite: unit('rate-limit/rate-limits', 'DailyBudget is one for all guests'),
  },
  {
    name: 'a tenth of the budget an address',
    file: BUDGET,
    from: 'limit: tenth(perDay), window: DAY',
    to: 'limit: perDay, window: DAY',
    suite: unit('rate-limit/rate-limits', 'DailyBudget gives an address a tenth'),
  },
  {
    name: 'requests a minute of a visitor',
    file: 'services/ai/src/rate-limit/rate-limiter.ts',
    from: '{ key: `${kind}:visitor:${visitor}`, limit, window: MINUTE }',
    to: '{ key: `${kind}:visitor:${visitor}`, limit: 1_000_000, window: MINUTE }',
    suite: unit('rate-limit/rate-limits', 'RateLimiter lets a visitor ask so many times'),
  },
  {
    name: 'rate limits come before the routes',
    file: 'services/ai/src/rate-limit/rate-limit.guard.ts',
    from: 'await this.rateLimiter.take(',
    to: 'void (',
    suite: {
      project: 'service',
      file: 'services/ai/test/rate-limits.test.ts',
      test: 'counted in memory counts what is no request at all',
      servers: true,
    },
  },
  {
    name: 'requests a minute of an address',
    file: 'services/ai/src/rate-limit/rate-limiter.ts',
    from: 'limit: limit * VISITORS_PER_ADDRESS',
    to: 'limit: 1_000_000',
    suite: unit('rate-limit/rate-limits', 'RateLimiter lets an address ask ten times'),
  },
  {
    name: 'sanitiser of the service',
    file: 'services/ai/src/validation/chat-html.ts',
    from: 'sanitize(fromHtml(html, { fragment: true }), ALLOWED)',
    to: 'fromHtml(html, { fragment: true })',
    suite: unit('validation/chat-html', 'sanitised'),
  },
  {
    name: 'sanitiser of the browser',
    file: 'mf-ai/src/chat/window/chat-html.tsx',
    from: 'ALLOWED_TAGS: [...CHAT_HTML_TAGS],',
    to: '',
    suite: {
      project: 'browser',
      file: 'mf-ai/src/chat/window/chat-html.test.tsx',
      test: 'leaves nothing dangerous of',
    },
  },
];
