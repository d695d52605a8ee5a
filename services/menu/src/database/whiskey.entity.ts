import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Postgres hands numerics out as text, since not every one fits a JavaScript number; a proof does. */
const numeric = { to: (value: number) => value, from: (value: string | number) => Number(value) };

@Entity({ schema: 'menu', name: 'whiskeys' })
export class WhiskeyEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('integer') number!: number;
  @Column('text') name!: string;
  @Column('text') spirit!: string;
  @Column('numeric', { transformer: numeric }) proof!: number;
  @Column('text') profile!: string;
  @Column('text') notes!: string;
  @Column('text') water!: string;
  @Column('text') rest!: string;
  @Column('text') rationale!: string;
  @Column('boolean', { name: 'is_visible' }) isVisible!: boolean;
  @Column('boolean', { name: 'is_available' }) isAvailable!: boolean;
  @Column('integer', { name: 'sort_order' }) sortOrder!: number;
  @Column('integer') version!: number;
  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 }) updatedAt!: Date;
}
