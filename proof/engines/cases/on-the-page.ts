import type { Target } from '../visit.js';

export const showRecipe = (name: string): Target => ({ css: 'button', words: `Show recipe for ${name}` });
export const searchField: Target = { css: 'input[type="search"]' };
export const chatButton: Target = { css: 'button[aria-label="Chat with Peanut AI"]' };
