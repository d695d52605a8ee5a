import { BadRequestException, Injectable, NotFoundException } from '@nestjs/common';
import { PAGES, type Page } from '@peanut/contracts';
import type { UpdatePageRequest } from '@peanut/contracts/requests';
import type { EntityManager } from 'typeorm';
import { PageEntity } from '../database/page.entity.js';
import { toPage } from './to-page.js';

@Injectable()
export class PagesService {
  async update(manager: EntityManager, id: string, body: UpdatePageRequest): Promise<Page> {
    const page = await manager.findOne(PageEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!page) throw new NotFoundException('This page does not exist');
    if (page.path === PAGES.landing.path && body.isEnabled === false)
      throw new BadRequestException('The Home page cannot be disabled');
    await manager.update(PageEntity, { id }, { ...body, updatedAt: () => 'clock_timestamp()' });
    return toPage(await manager.findOneByOrFail(PageEntity, { id }));
  }
}
