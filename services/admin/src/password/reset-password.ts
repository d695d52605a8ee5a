import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ChangePasswordRequest } from '@peanut/contracts/requests';
import { Database, DatabaseModule } from '@peanut/service';
import { MaintenanceError, withDeadline } from '@peanut/service/maintenance';
import { validate } from 'class-validator';
import { adminDatabase } from '../database/admin-database.js';
import type { AdminEnv } from '../env.js';
import { Sessions } from '../sessions/sessions.js';
import { Credentials } from './credentials.js';
import { hashPassword } from './password-hasher.js';
import { PasswordService } from './password.service.js';

const CONNECT_MS = 10_000;
const unreachable = (): Error =>
  new MaintenanceError('The database cannot be reached. See that it runs, then try again.');

/** Refuses with the sentence that the settings page shows too. */
async function refuseUnfit(newPassword: string): Promise<void> {
  const [problem] = await validate(Object.assign(new ChangePasswordRequest(), { newPassword }));
  const [sentence] = Object.values(problem?.constraints ?? {});
  if (sentence !== undefined) throw new MaintenanceError(`${sentence}.`);
}

@Module({ providers: [Credentials, Sessions, PasswordService] })
class PasswordModule {}

/**
 * Sets the password of a bar, whether the service runs or not, and ends all sessions. A bar that was never opened gets
 * its tables on the way.
 * @throws MaintenanceError for a password that cannot be one, or when the database does not answer
 */
export async function resetPassword(env: AdminEnv, newPassword: string): Promise<void> {
  await refuseUnfit(newPassword);
  const database = DatabaseModule.with(adminDatabase({ ...env, ADMIN_PASSWORD: newPassword }));
  const app = await NestFactory.createApplicationContext(
    { module: PasswordModule, imports: [database] },
    // Standard output is for the answer alone.
    { logger: false, abortOnError: false },
  );
  try {
    const ready = new Promise<void>((resolve) => app.get(Database, { strict: false }).onReady(resolve));
    await withDeadline(ready, CONNECT_MS, unreachable);
    const nobodysToken = '';
    await app.get(PasswordService).change(await hashPassword(newPassword), nobodysToken);
  } finally {
    await app.close();
  }
}
