import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { HealthController, ServiceHealth } from './health.js';
import { FastPathHandlers } from './http/fast-path-handlers.js';
import { OwnerLog } from './logging/owner-log.js';
import { Metrics, MetricsController } from './metrics.js';
import { OpenApi } from './openapi/open-api.js';
import { AdminSessions } from './session/admin-sessions.js';
import { AdminGuard } from './session/admin.guard.js';

export interface ServiceParts {
  health: ServiceHealth;
  metrics: Metrics;
  fastPath: FastPathHandlers;
  openApi: OpenApi;
}

/** Health, metrics and the closed-by-default guard. The service's own module, a global one, exports `SessionSource`. */
@Global()
@Module({})
export class ServiceModule {
  static with(parts: ServiceParts): DynamicModule {
    return {
      module: ServiceModule,
      controllers: [HealthController, MetricsController],
      providers: [
        { provide: ServiceHealth, useValue: parts.health },
        { provide: Metrics, useValue: parts.metrics },
        { provide: FastPathHandlers, useValue: parts.fastPath },
        { provide: OpenApi, useValue: parts.openApi },
        AdminSessions,
        OwnerLog,
        { provide: APP_GUARD, useClass: AdminGuard },
      ],
      exports: [ServiceHealth, Metrics, FastPathHandlers, OpenApi, AdminSessions, OwnerLog],
    };
  }
}
