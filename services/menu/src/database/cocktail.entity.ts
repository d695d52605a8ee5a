import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'menu', name: 'cocktails' })
export class CocktailEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') spirit!: string;
  @Column('text') description!: string;
  @Column('jsonb') ingredients!: string[];
  @Column('text') glass!: string;
  @Column('text') ice!: string;
  @Column('text', { nullable: true }) smoke!: string | null;
  @Column('text') prep!: string;
  @Column('boolean', { name: 'is_visible' }) isVisible!: boolean;
  @Column('boolean', { name: 'is_available' }) isAvailable!: boolean;
  @Column('integer', { name: 'sort_order' }) sortOrder!: number;
  @Column('integer') version!: number;
  @Column({ type: 'timestamptz', name: 'created_at', precision: 3 }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3 }) updatedAt!: Date;
}
