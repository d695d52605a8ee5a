import type { PartVersion } from '@peanut/contracts';
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../session/public.decorator.js';
import { ServiceHealth, type Readiness } from './health.js';

@Controller('health')
@Public()
export class HealthController {
  constructor(private readonly health: ServiceHealth) {}

  @Get('live')
  @Header('Cache-Control', 'no-store')
  live(): { live: true } & PartVersion {
    return { live: true, ...this.health.version };
  }

  @Get('ready')
  @Header('Cache-Control', 'no-store')
  async ready(@Res({ passthrough: true }) response: Response): Promise<Readiness> {
    const readiness = await this.health.readiness();
    response.status(readiness.ready ? 200 : 503);
    return readiness;
  }
}
