// What the operator's commands ask of the menu:  node maintenance.js describe|export|import|check
import 'reflect-metadata';
import { checkDatabase, runMaintenance, schemaCommands } from '@peanut/service/maintenance';
import { menuSchema } from './database/menu-database.js';
import { readMenuEnv } from './env.js';

const schema = menuSchema(readMenuEnv());
await runMaintenance('menu', { ...schemaCommands(schema), check: () => checkDatabase(schema) });
