import type { Page } from '@peanut/contracts';
import type { PageEntity } from '../database/page.entity.js';

export function toPage(row: PageEntity): Page {
  return {
    id: row.id,
    title: row.title,
    path: row.path,
    icon: row.icon,
    description: row.description,
    isEnabled: row.isEnabled,
    sortOrder: row.sortOrder,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
