import { endpointsOf } from './endpoint.js';

/* Every call of the product's API, an entry each: browsers load those they use. */

const menu = endpointsOf('menu');
const admin = endpointsOf('admin');
const ai = endpointsOf('ai');

export const listCocktails = menu('GET', '/api/cocktails', 'all', { answer: ['Cocktail'] });
export const createCocktail = menu('POST', '/api/cocktails', 'admin', {
  body: 'CreateCocktailRequest',
  answer: 'Cocktail',
  changes: ['cocktails'],
});
export const updateCocktail = menu('PATCH', '/api/cocktails/{id}', 'admin', {
  body: 'UpdateCocktailRequest',
  answer: 'Cocktail',
  changes: ['cocktails'],
});
export const deleteCocktail = menu('DELETE', '/api/cocktails/{id}', 'admin', { changes: ['cocktails'] });
export const reorderCocktails = menu('POST', '/api/cocktails/reorder', 'admin', {
  body: 'ReorderRequest',
  answer: ['Cocktail'],
  changes: ['cocktails'],
});

export const listWhiskeys = menu('GET', '/api/whiskeys', 'all', { answer: ['Whiskey'] });
export const createWhiskey = menu('POST', '/api/whiskeys', 'admin', {
  body: 'CreateWhiskeyRequest',
  answer: 'Whiskey',
  changes: ['whiskeys'],
});
export const updateWhiskey = menu('PATCH', '/api/whiskeys/{id}', 'admin', {
  body: 'UpdateWhiskeyRequest',
  answer: 'Whiskey',
  changes: ['whiskeys'],
});
export const deleteWhiskey = menu('DELETE', '/api/whiskeys/{id}', 'admin', { changes: ['whiskeys'] });
export const reorderWhiskeys = menu('POST', '/api/whiskeys/reorder', 'admin', {
  body: 'ReorderRequest',
  answer: ['Whiskey'],
  changes: ['whiskeys'],
});

export const listSpiritOptions = menu('GET', '/api/spirit-options', 'all', { answer: ['SpiritOption'] });
export const createSpiritOption = menu('POST', '/api/spirit-options', 'admin', {
  body: 'CreateSpiritOptionRequest',
  answer: 'SpiritOption',
  changes: ['spirit-options'],
});
export const updateSpiritOption = menu('PATCH', '/api/spirit-options/{id}', 'admin', {
  body: 'UpdateSpiritOptionRequest',
  answer: 'SpiritOption',
  changes: ['spirit-options', 'cocktails'],
});
export const deleteSpiritOption = menu('DELETE', '/api/spirit-options/{id}', 'admin', {
  changes: ['spirit-options'],
});

export const listPages = menu('GET', '/api/pages', 'all', { answer: ['Page'] });
export const updatePage = menu('PATCH', '/api/pages/{id}', 'admin', {
  body: 'UpdatePageRequest',
  answer: 'Page',
  changes: ['pages'],
});

export const verifyPassword = admin('POST', '/api/admin/verify', 'all', {
  body: 'VerifyPasswordRequest',
  answer: 'Verified',
});
export const readSession = admin('GET', '/api/admin/session', 'all', { answer: 'Session' });
export const endSession = admin('DELETE', '/api/admin/session', 'all', {});
export const changePassword = admin('POST', '/api/admin/password', 'admin', {
  body: 'ChangePasswordRequest',
  answer: 'Changed',
});
export const readSetting = admin('GET', '/api/admin/settings/{key}', 'all', { answer: 'Setting' });
export const putSetting = admin('PUT', '/api/admin/settings/{key}', 'admin', {
  body: 'PutSettingRequest',
  answer: 'Setting',
});

export const requestUpload = admin('POST', '/api/images/upload', 'admin', { answer: 'UploadAddress' });
/** The address comes signed from {@link requestUpload}: who holds it may upload. */
export const uploadImage = admin('PUT', '/api/images/{id}', 'all', { body: 'image/*', answer: 'Image' });
export const putLandingImage = admin('PUT', '/api/images/landing', 'admin', {
  body: 'PutLandingImageRequest',
  answer: 'Setting',
});
export const readImage = admin('GET', '/api/images/{id}', 'all', { answer: 'image/webp' });

export const readBartender = ai('GET', '/api/ai/bartender', 'all', { answer: 'Bartender' });
export const recommend = ai('POST', '/api/recommendations', 'all', {
  body: 'RecommendRequest',
  answer: 'Recommendations',
});
/** With `Accept: text/event-stream` the answer is a stream of {@link ChatDelta}, and at its end this. */
export const chat = ai('POST', '/api/chat', 'all', { body: 'ChatRequest', answer: 'ChatAnswer' });
export const parseCocktail = ai('POST', '/api/ai/parse-cocktail', 'admin', {
  body: 'ParseDrinkRequest',
  answer: 'CocktailFields',
});
export const parseWhiskey = ai('POST', '/api/ai/parse-whiskey', 'admin', {
  body: 'ParseDrinkRequest',
  answer: 'WhiskeyFields',
});
export const suggestOrder = ai('POST', '/api/whiskeys/suggest-order', 'admin', {
  body: 'SuggestOrderRequest',
  answer: 'SuggestedOrder',
});
