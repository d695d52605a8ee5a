import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The one row that holds the shared password. */
@Entity({ schema: 'admin', name: 'credentials' })
export class CredentialEntity {
  @PrimaryColumn('integer') id!: number;
  @Column('text', { name: 'password_hash' }) passwordHash!: string;
  /** Raised by every new password. */
  @Column('integer') epoch!: number;
  /** Signs the cookies of devices that logged in before. */
  @Column('bytea', { name: 'device_secret' }) deviceSecret!: Buffer;
  @Column('timestamptz', { name: 'updated_at' }) updatedAt!: Date;
}
