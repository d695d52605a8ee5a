import {
  BadRequestException,
  Body,
  Controller,
  Get,
  Header,
  NotFoundException,
  Param,
  Put,
} from '@nestjs/common';
import type { AdminSetting } from '@peanut/contracts';
import { PutSettingRequest, isSettingKey, settingProblem } from '@peanut/contracts/requests';
import { Public } from '@peanut/service';
import { SettingsService } from './settings.service.js';

@Controller('api/admin/settings')
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Get(':key')
  @Public()
  @Header('Cache-Control', 'no-store')
  get(@Param('key') key: string): Promise<AdminSetting> {
    if (!isSettingKey(key)) throw new NotFoundException('There is no setting of this name');
    return this.settings.get(key);
  }

  @Put(':key')
  @Header('Cache-Control', 'no-store')
  put(@Param('key') key: string, @Body() { value }: PutSettingRequest): Promise<AdminSetting> {
    if (!isSettingKey(key)) throw new BadRequestException('There is no setting of this name');
    const problem = settingProblem(key, value);
    if (problem !== undefined) throw new BadRequestException(problem);
    return this.settings.put(key, value);
  }
}
