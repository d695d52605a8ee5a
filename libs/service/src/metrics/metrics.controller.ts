import { Controller, Get, Header } from '@nestjs/common';
import { Public } from '../session/public.decorator.js';
import { Metrics } from './metrics.js';

@Controller('metrics')
@Public()
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  read(): Promise<string> {
    return this.metrics.registry.metrics();
  }
}
