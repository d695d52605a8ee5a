/* Everything about finding that a page needs only once somebody looks for a drink. */
export { Filters } from './filters';
export { indexDrinks, type DrinkIndex, type Findable } from './matching';
export { NoMatch } from './no-match';
