/** What the owner's form is told of the ingredients it holds. */
export { type FormNotes, formNotes } from './knowledge/allergens/ticks.js';
