import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Database, UnavailableException } from '@peanut/service';
import type { EntityManager, Repository } from 'typeorm';
import { CredentialEntity } from '../database/credential.entity.js';

const ONLY = { id: 1 };

function stored(credential: CredentialEntity | null): CredentialEntity {
  if (!credential) throw new UnavailableException('The admin password is not set up yet. Please try again.');
  return credential;
}

/** The stored password. */
@Injectable()
export class Credentials {
  constructor(
    private readonly database: Database,
    @InjectRepository(CredentialEntity) private readonly rows: Repository<CredentialEntity>,
  ) {}

  async get(): Promise<CredentialEntity> {
    return stored(await this.database.run(() => this.rows.findOneBy(ONLY)));
  }

  /** Whether the password is still the one of that epoch; it then stays so until the transaction ends. */
  async holdEpoch(manager: EntityManager, epoch: number): Promise<boolean> {
    const credential = await manager.withRepository(this.rows).findOne({
      where: ONLY,
      lock: { mode: 'pessimistic_read' },
    });
    return credential?.epoch === epoch;
  }

  async replace(manager: EntityManager, passwordHash: string): Promise<CredentialEntity> {
    const rows = manager.withRepository(this.rows);
    await rows.update(ONLY, { passwordHash, epoch: () => 'epoch + 1', updatedAt: () => 'now()' });
    return stored(await rows.findOneBy(ONLY));
  }
}
