export * from './cocktail-requests.js';
export * from './page-request.js';
export * from './password-requests.js';
export * from './reorder-request.js';
export * from './setting-request.js';
export * from './spirit-option-requests.js';
export * from './text.js';
export * from './whiskey-requests.js';
