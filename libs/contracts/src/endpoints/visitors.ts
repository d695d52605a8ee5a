import { endpoint } from '../endpoint.js';

/* The calls that the visitors' code makes. */

export const listCocktails = endpoint('menu', 'GET', '/api/cocktails', 'all', { answer: ['Cocktail'] });
export const listWhiskeys = endpoint('menu', 'GET', '/api/whiskeys', 'all', { answer: ['Whiskey'] });
export const listSpiritOptions = endpoint('menu', 'GET', '/api/spirit-options', 'all', {
  answer: ['SpiritOption'],
});
export const listPages = endpoint('menu', 'GET', '/api/pages', 'all', { answer: ['Page'] });
/** A stream of {@link ListTags}, each an event `lists`. */
export const streamEvents = endpoint('menu', 'GET', '/api/events', 'all', { answer: 'text/event-stream' });
export const readSession = endpoint('admin', 'GET', '/api/admin/session', 'all', { answer: 'Session' });
export const endSession = endpoint('admin', 'DELETE', '/api/admin/session', 'all', {});
export const readSetting = endpoint('admin', 'GET', '/api/admin/settings/{key}', 'all', {
  answer: 'Setting',
});
export const readBartender = endpoint('ai', 'GET', '/api/ai/bartender', 'all', { answer: 'Bartender' });
export const recommend = endpoint('ai', 'POST', '/api/recommendations', 'all', {
  body: 'RecommendRequest',
  answer: 'Recommendations',
});
/** With `Accept: text/event-stream` the answer is a stream of {@link ChatDelta}, and at its end this. */
export const chat = endpoint('ai', 'POST', '/api/chat', 'all', { body: 'ChatRequest', answer: 'ChatAnswer' });
