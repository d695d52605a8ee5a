// The baseline of P11: an Express app that does nothing but answer, from memory or with the service's own SQL.
import express from 'express';
import pg from 'pg';

/** @typedef {typeof import('../../../services/menu/src/lists/list-sql.js')} ListSql */

const BUILT = '../../../services/menu/dist/lists/list-sql.js';
const { listSql } = /** @type {ListSql} */ (await import(BUILT));
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
/** @type {(audience: Parameters<typeof listSql>[1]) => Promise<string>} */
const read = async (audience) => (await pool.query(listSql('cocktails', audience))).rows[0].list;
const buffer = Buffer.from(await read('visitor'));

const app = express();
// Express would hash the body for each answer: without that the baseline is the faster one.
app.disable('etag');
app.disable('x-powered-by');
app.get('/memory', (_, res) => void res.type('json').send(buffer));
app.get('/database', (_, res, next) => {
  read('admin').then((list) => res.type('json').send(list), next);
});
app.listen(Number(process.env['PORT']), '127.0.0.1');
