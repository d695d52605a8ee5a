import { endpoint } from './endpoint.js';

/* Every call of the product's API, an entry each: browsers load those they use. */

export const listCocktails = endpoint({
  service: 'menu',
  method: 'GET',
  path: '/api/cocktails',
  access: 'all',
  answer: ['Cocktail'],
});
export const createCocktail = endpoint({
  service: 'menu',
  method: 'POST',
  path: '/api/cocktails',
  access: 'admin',
  body: 'CreateCocktailRequest',
  answer: 'Cocktail',
  changes: ['cocktails'],
});
export const updateCocktail = endpoint({
  service: 'menu',
  method: 'PATCH',
  path: '/api/cocktails/{id}',
  access: 'admin',
  body: 'UpdateCocktailRequest',
  answer: 'Cocktail',
  changes: ['cocktails'],
});
export const deleteCocktail = endpoint({
  service: 'menu',
  method: 'DELETE',
  path: '/api/cocktails/{id}',
  access: 'admin',
  changes: ['cocktails'],
});
export const reorderCocktails = endpoint({
  service: 'menu',
  method: 'POST',
  path: '/api/cocktails/reorder',
  access: 'admin',
  body: 'ReorderRequest',
  answer: ['Cocktail'],
  changes: ['cocktails'],
});

export const listWhiskeys = endpoint({
  service: 'menu',
  method: 'GET',
  path: '/api/whiskeys',
  access: 'all',
  answer: ['Whiskey'],
});
export const createWhiskey = endpoint({
  service: 'menu',
  method: 'POST',
  path: '/api/whiskeys',
  access: 'admin',
  body: 'CreateWhiskeyRequest',
  answer: 'Whiskey',
  changes: ['whiskeys'],
});
export const updateWhiskey = endpoint({
  service: 'menu',
  method: 'PATCH',
  path: '/api/whiskeys/{id}',
  access: 'admin',
  body: 'UpdateWhiskeyRequest',
  answer: 'Whiskey',
  changes: ['whiskeys'],
});
export const deleteWhiskey = endpoint({
  service: 'menu',
  method: 'DELETE',
  path: '/api/whiskeys/{id}',
  access: 'admin',
  changes: ['whiskeys'],
});
export const reorderWhiskeys = endpoint({
  service: 'menu',
  method: 'POST',
  path: '/api/whiskeys/reorder',
  access: 'admin',
  body: 'ReorderRequest',
  answer: ['Whiskey'],
  changes: ['whiskeys'],
});

export const listSpiritOptions = endpoint({
  service: 'menu',
  method: 'GET',
  path: '/api/spirit-options',
  access: 'all',
  answer: ['SpiritOption'],
});
export const createSpiritOption = endpoint({
  service: 'menu',
  method: 'POST',
  path: '/api/spirit-options',
  access: 'admin',
  body: 'CreateSpiritOptionRequest',
  answer: 'SpiritOption',
  changes: ['spirit-options'],
});
export const updateSpiritOption = endpoint({
  service: 'menu',
  method: 'PATCH',
  path: '/api/spirit-options/{id}',
  access: 'admin',
  body: 'UpdateSpiritOptionRequest',
  answer: 'SpiritOption',
  changes: ['spirit-options', 'cocktails'],
});
export const deleteSpiritOption = endpoint({
  service: 'menu',
  method: 'DELETE',
  path: '/api/spirit-options/{id}',
  access: 'admin',
  changes: ['spirit-options'],
});

export const listPages = endpoint({
  service: 'menu',
  method: 'GET',
  path: '/api/pages',
  access: 'all',
  answer: ['Page'],
});
export const updatePage = endpoint({
  service: 'menu',
  method: 'PATCH',
  path: '/api/pages/{id}',
  access: 'admin',
  body: 'UpdatePageRequest',
  answer: 'Page',
  changes: ['pages'],
});

export const verifyPassword = endpoint({
  service: 'admin',
  method: 'POST',
  path: '/api/admin/verify',
  access: 'all',
  body: 'VerifyPasswordRequest',
  answer: 'Verified',
});
export const readSession = endpoint({
  service: 'admin',
  method: 'GET',
  path: '/api/admin/session',
  access: 'all',
  answer: 'Session',
});
export const endSession = endpoint({
  service: 'admin',
  method: 'DELETE',
  path: '/api/admin/session',
  access: 'all',
});
export const changePassword = endpoint({
  service: 'admin',
  method: 'POST',
  path: '/api/admin/password',
  access: 'admin',
  body: 'ChangePasswordRequest',
  answer: 'Changed',
});
export const readSetting = endpoint({
  service: 'admin',
  method: 'GET',
  path: '/api/admin/settings/{key}',
  access: 'all',
  answer: 'Setting',
});
export const putSetting = endpoint({
  service: 'admin',
  method: 'PUT',
  path: '/api/admin/settings/{key}',
  access: 'admin',
  body: 'PutSettingRequest',
  answer: 'Setting',
});

export const requestUpload = endpoint({
  service: 'admin',
  method: 'POST',
  path: '/api/images/upload',
  access: 'admin',
  answer: 'UploadAddress',
});
/** The address comes signed from {@link requestUpload}: who holds it may upload. */
export const uploadImage = endpoint({
  service: 'admin',
  method: 'PUT',
  path: '/api/images/{id}',
  access: 'all',
  body: 'image/*',
  answer: 'Image',
});
export const putLandingImage = endpoint({
  service: 'admin',
  method: 'PUT',
  path: '/api/images/landing',
  access: 'admin',
  body: 'PutLandingImageRequest',
  answer: 'Setting',
});
export const readImage = endpoint({
  service: 'admin',
  method: 'GET',
  path: '/api/images/{id}',
  access: 'all',
  answer: 'image/webp',
});

export const readBartender = endpoint({
  service: 'ai',
  method: 'GET',
  path: '/api/ai/bartender',
  access: 'all',
  answer: 'Bartender',
});
export const recommend = endpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/recommendations',
  access: 'all',
  body: 'RecommendRequest',
  answer: 'Recommendations',
});
/** With `Accept: text/event-stream` the answer is a stream of {@link ChatDelta}, and at its end this. */
export const chat = endpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/chat',
  access: 'all',
  body: 'ChatRequest',
  answer: 'ChatAnswer',
});
export const parseCocktail = endpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/ai/parse-cocktail',
  access: 'admin',
  body: 'ParseDrinkRequest',
  answer: 'CocktailFields',
});
export const parseWhiskey = endpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/ai/parse-whiskey',
  access: 'admin',
  body: 'ParseDrinkRequest',
  answer: 'WhiskeyFields',
});
export const suggestOrder = endpoint({
  service: 'ai',
  method: 'POST',
  path: '/api/whiskeys/suggest-order',
  access: 'admin',
  body: 'SuggestOrderRequest',
  answer: 'SuggestedOrder',
});
