import { ConsoleLogger, type LogLevel } from '@nestjs/common';
import type { LogLevelName } from '../env/rules.js';

const LEVELS: Record<LogLevelName, LogLevel[]> = {
  error: ['fatal', 'error'],
  warn: ['fatal', 'error', 'warn'],
  info: ['fatal', 'error', 'warn', 'log'],
  debug: ['fatal', 'error', 'warn', 'log', 'debug'],
};

/** Nest's logger writing one JSON object a line. */
export function createLogger(level: LogLevelName): ConsoleLogger {
  return new ConsoleLogger({ json: true, compact: true, colors: false, logLevels: LEVELS[level] });
}
