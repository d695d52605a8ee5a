import { variable } from '../launch/parts.mjs';

const urlVariable = (name) => variable(name, 'DATABASE_URL');

/** Whether the service keeps its rows in the embedded database: unless a variable names another. */
export const usesEmbedded = ({ name, hasDatabase }) =>
  hasDatabase && !process.env[urlVariable(name)] && !process.env['DATABASE_URL'];

/** How such a service is told of the embedded database, on whose one session all take turns. */
export const embeddedVariables = (name, { url }) => ({ [urlVariable(name)]: url, DATABASE_POOL: '1' });
