import { Injectable } from '@nestjs/common';
import { Database } from '@peanut/service';
import { Sessions } from '../sessions/sessions.js';
import { Credentials } from './credentials.js';
import { PasswordHasher } from './password-hasher.js';

@Injectable()
export class PasswordService {
  constructor(
    private readonly database: Database,
    private readonly hasher: PasswordHasher,
    private readonly credentials: Credentials,
    private readonly sessions: Sessions,
  ) {}

  /** Sets a new password and ends every session but the caller's. */
  async change(newPassword: string, ownToken: string): Promise<void> {
    const passwordHash = await this.hasher.hash(newPassword);
    await this.database.transaction(async (manager) => {
      await this.credentials.replace(manager, passwordHash);
      await this.sessions.endOthers(manager, ownToken);
    });
  }
}
