import { Module, type DynamicModule } from '@nestjs/common';
import { RemoteSessionSource, SessionSource } from '@peanut/service';
import { InstructionGuard } from './answers/instruction-guard.js';
import { BartenderController } from './bartender/bartender.controller.js';
import { chooseProvider } from './bartender/choose-provider.js';
import { FormBartender } from './bartender/form-bartender.js';
import { GuestBartender } from './bartender/guest-bartender.js';
import { Provider } from './bartender/provider-token.js';
import { ChatController } from './chat/chat.controller.js';
import { DocsController } from './docs/docs.controller.js';
import type { AiEnv } from './env.js';
import { ParseController } from './forms/parse.controller.js';
import { SuggestOrderController } from './forms/suggest-order.controller.js';
import { Allowances } from './limits/allowances.js';
import { chooseCounters } from './limits/choose-counters.js';
import { RedisConnection } from './limits/redis-connection.js';
import { MenuClient } from './menu/menu-client.js';
import { ALL_INSTRUCTIONS } from './prompts/all-instructions.js';
import { RecommendationsController } from './recommendations/recommendations.controller.js';

const limitsOf = (env: AiEnv) => ({
  perMinute: {
    chat: env.RATE_LIMIT_CHAT,
    recommendations: env.RATE_LIMIT_RECOMMENDATIONS,
    parse: env.RATE_LIMIT_PARSE,
  },
  perDay: env.AI_DAILY_BUDGET,
});

@Module({})
export class AiModule {
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
        DocsController,
      ],
      providers: [
        { provide: SessionSource, useFactory: () => new RemoteSessionSource(env.ADMIN_URL) },
        { provide: MenuClient, useFactory: () => new MenuClient(env.MENU_URL) },
        { provide: Provider, useFactory: () => chooseProvider(env) },
        { provide: InstructionGuard, useFactory: () => new InstructionGuard(ALL_INSTRUCTIONS) },
        { provide: RedisConnection, useFactory: () => RedisConnection.open(env.REDIS_URL) },
        {
          provide: Allowances,
          inject: [RedisConnection],
          useFactory: ({ client }: RedisConnection) => new Allowances(limitsOf(env), chooseCounters(client)),
        },
        GuestBartender,
        FormBartender,
      ],
      exports: [SessionSource],
    };
  }
}
