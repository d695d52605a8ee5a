import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  Req,
  Res,
} from '@nestjs/common';
import { LANDING_IMAGE, type AdminSetting } from '@peanut/contracts';
import { PutLandingImageRequest } from '@peanut/contracts/requests';
import { Public, UuidPipe, sessionToken } from '@peanut/service';
import type { Request, Response } from 'express';
import { LandingService } from './landing.service.js';
import { sendImage } from './send-image.js';
import { ImageStore } from './store/image-store.js';
import { UploadUrls } from './upload-urls.js';
import { UploadsService } from './uploads.service.js';

const LARGEST = Math.max(...LANDING_IMAGE.widths);
const WIDTHS = new Map(LANDING_IMAGE.widths.map((width) => [String(width), width]));

function widthOf(given: unknown): number {
  const width = given === undefined ? LARGEST : WIDTHS.get(String(given));
  if (width === undefined)
    throw new BadRequestException(`w must be one of ${LANDING_IMAGE.widths.join(', ')}`);
  return width;
}

@Controller('api/images')
export class ImagesController {
  constructor(
    private readonly urls: UploadUrls,
    private readonly uploads: UploadsService,
    private readonly landing: LandingService,
    private readonly store: ImageStore,
  ) {}

  @Post('upload')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async upload(@Req() request: Request): Promise<{ uploadURL: string }> {
    return { uploadURL: await this.urls.issue(sessionToken(request) ?? '') };
  }

  @Put('landing')
  @Header('Cache-Control', 'no-store')
  setLanding(@Body() { imageURL }: PutLandingImageRequest): Promise<AdminSetting> {
    return this.landing.set(imageURL);
  }

  /** The body is the picture's bytes; who has the signed address may send them. */
  @Put(':id')
  @Public()
  @Header('Cache-Control', 'no-store')
  async put(
    @Param('id', UuidPipe) id: string,
    @Query('expires') expires: string,
    @Query('signature') signature: string,
    @Req() request: Request,
  ): Promise<{ imageURL: string }> {
    return { imageURL: await this.uploads.receive(id, { expires, signature }, request) };
  }

  @Get(':id')
  @Public()
  async get(
    @Param('id', UuidPipe) id: string,
    @Query('w') w: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const width = widthOf(w);
    const image = await this.store.open(id, width);
    if (!image) throw new NotFoundException('There is no picture with this id');
    await sendImage({ request, response }, image, { tag: `${id}-${width}`, type: 'image/webp' });
  }
}
