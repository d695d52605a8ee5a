import express, { type Express } from 'express';
import { trustGateway } from './proxy.js';

/**
 * Express with exact paths. The settings stand here because Express reads them when its router is made,
 * which is before the framework hands the app out.
 */
export function createExpress(): Express {
  const app = express();
  app.enable('case sensitive routing');
  app.enable('strict routing');
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', trustGateway);
  return app;
}
