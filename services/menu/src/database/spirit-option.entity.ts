import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'menu', name: 'spirit_options' })
export class SpiritOptionEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;
  @Column('integer', { name: 'sort_order' }) sortOrder!: number;
  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 }) createdAt!: Date;
}
