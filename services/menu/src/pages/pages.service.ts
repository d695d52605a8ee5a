import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { PAGES, type Page } from '@peanut/contracts';
import type { UpdatePageRequest } from '@peanut/contracts/requests';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { PageEntity } from '../database/page.entity.js';

@Injectable()
export class PagesService {
  constructor(@InjectRepository(PageEntity) private readonly pages: Repository<PageEntity>) {}

  async update(manager: EntityManager, id: string, body: UpdatePageRequest): Promise<Page> {
    const pages = manager.withRepository(this.pages);
    const page = await pages.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!page) throw new NotFoundException('This page does not exist');
    if (page.path === PAGES.landing.path && body.isEnabled === false)
      throw new BadRequestException('The Home page cannot be disabled');
    await pages.update({ id }, { ...body, updatedAt: () => 'clock_timestamp()' });
    return toPage(await pages.findOneByOrFail({ id }));
  }
}

function toPage(row: PageEntity): Page {
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
