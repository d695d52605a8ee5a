/** The menu service as a pure function: tests hold the service and the owner's edits against it. */
export * from './calls.js';
export { perform, timesIn, type Menu, type Times } from './menu-model.js';
