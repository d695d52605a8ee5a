/** What the owner's form is told of the ingredients it holds. */
export { allergensOf, type FormNotes, formNotes } from './knowledge/allergens/ticks.js';
