import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'menu', name: 'shelf' })
export class ShelfThingEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('boolean', { name: 'is_stocked' }) isStocked!: boolean;
  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 }) createdAt!: Date;
}
