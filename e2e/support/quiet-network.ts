import { ENDPOINTS } from '@peanut/contracts';
import type { Page } from '@playwright/test';

/** Ends the stream of events, which otherwise keeps the page's network from ever coming to rest. Call it before `goto`. */
export const letNetworkRest = (page: Page) =>
  page.route(`**${ENDPOINTS.streamEvents.path}`, (route) => route.fulfill({ status: 204 }));
