import { Controller, Get, NotFoundException, Param, Req, Res } from '@nestjs/common';
import {
  addressOf,
  DEFAULT_BAR,
  ENDPOINTS,
  SHARE_PICTURE,
  SHARED_LISTS,
  sharePictureName,
  type SharedList,
} from '@peanut/contracts';
import { Public } from '@peanut/service';
import type { Request, Response } from 'express';
import { SettingsService } from '../../settings/settings.service.js';
import { sendImage } from '../send-image.js';
import { DrawnPictures } from './drawn-pictures.js';
import { SharedDrinks, type SharedDrink } from './shared-drinks.js';

const PICTURE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d{1,10}-[0-9a-f]{8}\.jpg$/;

const isShared = (list: string): list is SharedList => (SHARED_LISTS as readonly string[]).includes(list);

/** A drink as it is now, and the name of its picture. */
interface Shown {
  drink: SharedDrink;
  barName: string;
  current: string;
}

@Controller('api/images/share')
export class SharePicturesController {
  constructor(
    private readonly drinks: SharedDrinks,
    private readonly settings: SettingsService,
    private readonly pictures: DrawnPictures,
  ) {}

  /** Any name of a drink's picture but the current one leads there: a link that was shared earlier shows what is poured now. */
  @Get(':list/:picture')
  @Public()
  async get(
    @Param('list') list: string,
    @Param('picture') picture: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { drink, barName, current } = await this.shown(list, picture);
    if (current !== picture) {
      response.set('Cache-Control', 'no-cache');
      response.redirect(302, addressOf(ENDPOINTS.readSharePicture, { list, picture: current }));
      return;
    }
    const { name, spirit, glass } = drink;
    const image = await this.pictures.open(current, { name, spirit, glass, barName });
    await sendImage({ request, response }, image, { tag: current.slice(0, -4), type: SHARE_PICTURE.type });
  }

  /** @throws NotFoundException for what is no picture of a drink that guests see */
  private async shown(list: string, picture: string): Promise<Shown> {
    const id = PICTURE.exec(picture)?.[1];
    const barName = (await this.settings.get('bar_name')).value || DEFAULT_BAR.name;
    for (const now of [false, true]) {
      const drink = id && isShared(list) ? await this.drinks.find(list, id, now) : undefined;
      const current = drink && sharePictureName(drink, barName);
      // The gateway may know a change that the copy here lacks.
      if (drink && current && (now || current === picture)) return { drink, barName, current };
    }
    throw new NotFoundException('There is no picture at this address');
  }
}
