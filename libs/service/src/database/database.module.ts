import { Logger, Module, Optional, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceHealth } from '../health.js';
import { dataSourceOptions, type DatabaseOptions } from './data-source.js';
import { DATABASE_OPTIONS, Database } from './database.js';

/** A service's Postgres: the {@link Database}, and a repository for each entity. */
@Module({})
export class DatabaseModule {
  /** @param health an operator's command has none */
  constructor(database: Database, @Optional() health?: ServiceHealth) {
    health?.add({ name: 'database', check: () => database.check() });
  }

  static with(options: DatabaseOptions): DynamicModule {
    const logger = new Logger('Database');
    const useFactory = () => ({
      ...dataSourceOptions(options, (error) => logger.warn(`connection lost: ${error.message}`)),
      // The Database connects, behind the running service.
      manualInitialization: true,
    });
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRootAsync({ useFactory }), TypeOrmModule.forFeature(options.entities)],
      providers: [{ provide: DATABASE_OPTIONS, useValue: options }, Database],
      exports: [Database, TypeOrmModule],
    };
  }
}
