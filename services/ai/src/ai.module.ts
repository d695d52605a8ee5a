import { join } from 'node:path';
import { Module, type DynamicModule } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { BartenderProvider } from '@peanut/bartender';
import { AdminSessions, RemoteSessionSource, SessionSource, createService } from '@peanut/service';
import {
  CountsFile,
  LocalCounterStore,
  RedisConnection,
  createCounterStore,
} from '@peanut/service/rate-limit';
import { BartenderController } from './bartender/bartender.controller.js';
import { BartenderService } from './bartender/bartender.service.js';
import { asksModel, chooseBartender, type Chosen } from './bartender/choose-bartender.js';
import { ChatController } from './chat/chat.controller.js';
import { DocsController } from './docs/docs.controller.js';
import type { AiEnv } from './env.js';
import { FormHelperService } from './forms/form-helper.service.js';
import { ParseController, SuggestOrderController } from './forms/forms.controller.js';
import { MenuClient } from './menu/menu-client.js';
import { ModelController } from './model/model.controller.js';
import { OwnersModel } from './model/owners-model.js';
import { ALL_INSTRUCTIONS } from './prompts/all-instructions.js';
import { DailyBudget, fallbackBudget } from './rate-limit/daily-budget.js';
import { RateLimiter, type RateLimits } from './rate-limit/rate-limiter.js';
import { RecommendationsController } from './recommendations/recommendations.controller.js';
import { PromptLeakDetector } from './validation/prompt-leak-detector.js';

const rateLimitsOf = (env: AiEnv): RateLimits => ({
  chat: env.RATE_LIMIT_CHAT,
  recommendations: env.RATE_LIMIT_RECOMMENDATIONS,
  parse: env.RATE_LIMIT_PARSE,
});

function dailyBudget(
  env: AiEnv,
  redis: RedisConnection,
  file: CountsFile,
  sessions: AdminSessions,
): DailyBudget {
  const perDay = asksModel(env) ? env.AI_DAILY_BUDGET : undefined;
  const local = new LocalCounterStore(file);
  const counters = {
    guests: createCounterStore(redis.client, PREFIX, local, [fallbackBudget(env.AI_DAILY_BUDGET)]),
    owner: createCounterStore(redis.client, PREFIX, local),
  };
  return new DailyBudget(perDay, counters, sessions);
}

const countsFile = ({ DATA_DIR }: AiEnv): CountsFile =>
  new CountsFile(DATA_DIR === undefined ? undefined : join(DATA_DIR, 'ai', 'daily-budget.json'));

const CHOSEN = Symbol('who answers guests');

/** Of this service's keys in Redis. */
const PREFIX = 'peanut:ai:';

@Module({})
class AiModule {
  static with(env: AiEnv): DynamicModule {
    return {
      module: AiModule,
      global: true,
      controllers: [
        BartenderController,
        RecommendationsController,
        ChatController,
        ParseController,
        SuggestOrderController,
        ModelController,
        DocsController,
      ],
      providers: [
        { provide: SessionSource, useFactory: () => new RemoteSessionSource(env.ADMIN_URL) },
        {
          provide: MenuClient,
          useFactory: () => new MenuClient({ menuUrl: env.MENU_URL, adminUrl: env.ADMIN_URL }),
        },
        { provide: CHOSEN, useFactory: () => chooseBartender(env) },
        { provide: BartenderProvider, inject: [CHOSEN], useFactory: ({ provider }: Chosen) => provider },
        { provide: OwnersModel, inject: [CHOSEN], useFactory: ({ model }: Chosen) => model },
        { provide: PromptLeakDetector, useFactory: () => new PromptLeakDetector(ALL_INSTRUCTIONS) },
        { provide: RedisConnection, useFactory: () => RedisConnection.open(env.REDIS_URL) },
        {
          provide: RateLimiter,
          inject: [RedisConnection],
          useFactory: ({ client }: RedisConnection) =>
            new RateLimiter(rateLimitsOf(env), createCounterStore(client, PREFIX, new LocalCounterStore())),
        },
        { provide: CountsFile, useFactory: () => countsFile(env) },
        {
          provide: DailyBudget,
          inject: [RedisConnection, CountsFile, AdminSessions],
          useFactory: (redis: RedisConnection, file: CountsFile, sessions: AdminSessions) =>
            dailyBudget(env, redis, file, sessions),
        },
        BartenderService,
        FormHelperService,
      ],
      exports: [SessionSource],
    };
  }
}

/** The AI service as it runs, not yet listening. */
export const createAiService = (env: AiEnv): Promise<NestExpressApplication> =>
  createService({
    name: 'ai',
    module: AiModule.with(env),
    env,
    manifest: new URL('../package.json', import.meta.url),
  });
