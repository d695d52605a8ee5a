export * from './ai.js';
export * from './characters.js';
export * from './entities.js';
export * from './errors.js';
export * from './limits.js';
export * from './paths.js';
export * from './spirits.js';
export * from './timing.js';
