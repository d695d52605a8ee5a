import { Injectable } from '@nestjs/common';
import { Database, UnavailableException } from '@peanut/service';
import type { EntityManager } from 'typeorm';

export interface Credential {
  passwordHash: string;
  epoch: number;
  deviceSecret: Buffer;
}

const SELECT =
  'SELECT password_hash AS "passwordHash", epoch, device_secret AS "deviceSecret" FROM admin.credentials';

function only([credential]: Credential[]): Credential {
  if (!credential) throw new UnavailableException('The admin password is not set up yet. Please try again.');
  return credential;
}

/** The stored password. */
@Injectable()
export class Credentials {
  constructor(private readonly database: Database) {}

  async get(): Promise<Credential> {
    return only(await this.database.query<Credential>(SELECT));
  }

  /** Whether the password is still the one of that epoch; it then stays so until the transaction ends. */
  async holdEpoch(manager: EntityManager, epoch: number): Promise<boolean> {
    const rows: Credential[] = await manager.query(`${SELECT} FOR SHARE`);
    return rows[0]?.epoch === epoch;
  }

  async replace(manager: EntityManager, passwordHash: string): Promise<Credential> {
    await manager.query(
      'UPDATE admin.credentials SET password_hash = $1, epoch = epoch + 1, updated_at = now()',
      [passwordHash],
    );
    return only(await manager.query(SELECT));
  }
}
