export { testDrink } from './drinks.js';
