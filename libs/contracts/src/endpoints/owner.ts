import { endpoint } from '../endpoint.js';

/* The owner's code makes the visitors' calls and these. They are in a module of their own, so that no visitor downloads them. */

export * from './visitors.js';

export const createCocktail = endpoint('menu', 'POST', '/api/cocktails', 'admin', {
  body: 'CreateCocktailRequest',
  answer: 'Cocktail',
  changes: ['cocktails'],
});
export const updateCocktail = endpoint('menu', 'PATCH', '/api/cocktails/{id}', 'admin', {
  body: 'UpdateCocktailRequest',
  answer: 'Cocktail',
  changes: ['cocktails'],
});
export const deleteCocktail = endpoint('menu', 'DELETE', '/api/cocktails/{id}', 'admin', {
  changes: ['cocktails'],
});
export const reorderCocktails = endpoint('menu', 'POST', '/api/cocktails/reorder', 'admin', {
  body: 'ReorderRequest',
  answer: ['Cocktail'],
  changes: ['cocktails'],
});
export const createWhiskey = endpoint('menu', 'POST', '/api/whiskeys', 'admin', {
  body: 'CreateWhiskeyRequest',
  answer: 'Whiskey',
  changes: ['whiskeys'],
});
export const updateWhiskey = endpoint('menu', 'PATCH', '/api/whiskeys/{id}', 'admin', {
  body: 'UpdateWhiskeyRequest',
  answer: 'Whiskey',
  changes: ['whiskeys'],
});
export const deleteWhiskey = endpoint('menu', 'DELETE', '/api/whiskeys/{id}', 'admin', {
  changes: ['whiskeys'],
});
export const reorderWhiskeys = endpoint('menu', 'POST', '/api/whiskeys/reorder', 'admin', {
  body: 'ReorderRequest',
  answer: ['Whiskey'],
  changes: ['whiskeys'],
});
/** Many staged changes in one call, in their order. */
export const applyChanges = endpoint('menu', 'POST', '/api/changes', 'admin', {
  body: 'ChangesRequest',
  answer: 'ChangesAnswer',
  changes: ['cocktails', 'whiskeys'],
});
export const createSpiritOption = endpoint('menu', 'POST', '/api/spirit-options', 'admin', {
  body: 'CreateSpiritOptionRequest',
  answer: 'SpiritOption',
  changes: ['spirit-options'],
});
export const updateSpiritOption = endpoint('menu', 'PATCH', '/api/spirit-options/{id}', 'admin', {
  body: 'UpdateSpiritOptionRequest',
  answer: 'SpiritOption',
  changes: ['spirit-options', 'cocktails'],
});
export const deleteSpiritOption = endpoint('menu', 'DELETE', '/api/spirit-options/{id}', 'admin', {
  changes: ['spirit-options'],
});
export const listShelf = endpoint('menu', 'GET', '/api/shelf', 'admin', { answer: ['ShelfThing'] });
export const createShelfThing = endpoint('menu', 'POST', '/api/shelf', 'admin', {
  body: 'CreateShelfThingRequest',
  answer: 'ShelfThing',
  changes: ['cocktails'],
});
export const updateShelfThing = endpoint('menu', 'PATCH', '/api/shelf/{id}', 'admin', {
  body: 'UpdateShelfThingRequest',
  answer: 'ShelfThing',
  changes: ['cocktails'],
});
export const deleteShelfThing = endpoint('menu', 'DELETE', '/api/shelf/{id}', 'admin', {
  changes: ['cocktails'],
});
export const listRestorePoints = endpoint('menu', 'GET', '/api/restore-points', 'admin', {
  answer: ['RestorePoint'],
});
export const createRestorePoint = endpoint('menu', 'POST', '/api/restore-points', 'admin', {
  body: 'CreateRestorePointRequest',
  answer: 'RestorePoint',
});
export const readRestorePoint = endpoint('menu', 'GET', '/api/restore-points/{id}', 'admin', {
  answer: 'RestorePointMenu',
});
export const renameRestorePoint = endpoint('menu', 'PATCH', '/api/restore-points/{id}', 'admin', {
  body: 'RenameRestorePointRequest',
  answer: 'RestorePoint',
});
export const deleteRestorePoint = endpoint('menu', 'DELETE', '/api/restore-points/{id}', 'admin', {});
/** A file to save. With `?format=csv` a table of all drinks. */
export const exportMenu = endpoint('menu', 'GET', '/api/export', 'admin', {
  answer: 'MenuExport',
  formats: { csv: 'text/csv' },
});
export const updatePage = endpoint('menu', 'PATCH', '/api/pages/{id}', 'admin', {
  body: 'UpdatePageRequest',
  answer: 'Page',
  changes: ['pages'],
});
export const changePassword = endpoint('admin', 'POST', '/api/admin/password', 'admin', {
  body: 'ChangePasswordRequest',
  answer: 'Changed',
});
export const putSetting = endpoint('admin', 'PUT', '/api/admin/settings/{key}', 'admin', {
  body: 'PutSettingRequest',
  answer: 'Setting',
});
export const requestUpload = endpoint('admin', 'POST', '/api/images/upload', 'admin', {
  answer: 'UploadAddress',
});
export const putLandingImage = endpoint('admin', 'PUT', '/api/images/landing', 'admin', {
  body: 'PutLandingImageRequest',
  answer: 'Setting',
});
export const parseCocktail = endpoint('ai', 'POST', '/api/ai/parse-cocktail', 'admin', {
  body: 'ParseDrinkRequest',
  answer: 'CocktailFields',
});
export const parseWhiskey = endpoint('ai', 'POST', '/api/ai/parse-whiskey', 'admin', {
  body: 'ParseDrinkRequest',
  answer: 'WhiskeyFields',
});
export const suggestOrder = endpoint('ai', 'POST', '/api/whiskeys/suggest-order', 'admin', {
  body: 'SuggestOrderRequest',
  answer: 'SuggestedOrder',
});
/** Who answers guests, what is known of the model, and why it last failed. */
export const readModel = endpoint('ai', 'GET', '/api/ai/model', 'admin', { answer: 'ModelReport' });
/** Asks the model one tiny question of each kind; this may take as long as its patience. */
export const tryModel = endpoint('ai', 'POST', '/api/ai/model/trial', 'admin', { answer: 'ModelTrial' });
export const verifyPassword = endpoint('admin', 'POST', '/api/admin/verify', 'all', {
  body: 'VerifyPasswordRequest',
  answer: 'Verified',
});
/** The address comes signed from {@link requestUpload}: who holds it may upload. */
export const uploadImage = endpoint('admin', 'PUT', '/api/images/{id}', 'all', {
  body: 'image/*',
  answer: 'Image',
});
export const readImage = endpoint('admin', 'GET', '/api/images/{id}', 'all', { answer: 'image/webp' });
/** Named in pages' HTML, for crawlers: `picture` is what {@link sharePictureName} says. */
export const readSharePicture = endpoint('admin', 'GET', '/api/images/share/{list}/{picture}', 'all', {
  answer: 'image/jpeg',
});
