/** Every call of the product's API. */
export * from './endpoints/owner.js';
export * from './endpoints/visitors.js';
