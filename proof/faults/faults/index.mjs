import { BACKUP_FAULTS } from './backup.mjs';
import { BOOT_FAULTS } from './boot.mjs';
import { CLIENT_FAULTS } from './clients.mjs';
import { CLOCK_FAULTS } from './clock.mjs';
import { POSTGRES_FAULTS } from './postgres.mjs';
import { REDIS_FAULTS } from './redis.mjs';
import { SERVICE_FAULTS } from './services.mjs';

/**
 * What may go wrong. `on` says on which product and how often; `allows` what it may
 * cause besides refusals with a sentence; `leastHits` how many calls of a Save each must hit; `freezes` that answers must
 * not wait for what does not answer.
 */
export const FAULTS = [
  ...SERVICE_FAULTS,
  ...POSTGRES_FAULTS,
  ...REDIS_FAULTS,
  ...CLIENT_FAULTS,
  ...BOOT_FAULTS,
  ...CLOCK_FAULTS,
  ...BACKUP_FAULTS,
];
