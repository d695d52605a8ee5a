import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'admin', name: 'admin_settings' })
export class SettingEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') key!: string;
  @Column('text', { nullable: true }) value!: string | null;
  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 }) updatedAt!: Date;
}
