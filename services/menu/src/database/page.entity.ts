import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'menu', name: 'pages' })
export class PageEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') title!: string;
  @Column('text') path!: string;
  @Column('text') icon!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('boolean', { name: 'is_enabled' }) isEnabled!: boolean;
  @Column('integer', { name: 'sort_order' }) sortOrder!: number;
  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 }) updatedAt!: Date;
}
