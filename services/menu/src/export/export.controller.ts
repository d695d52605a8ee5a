import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BadRequestException, Controller, Get, Query, Req, Res } from '@nestjs/common';
import { CallTimeout, Database } from '@peanut/service';
import type { Request, Response } from 'express';
import type { EntityManager } from 'typeorm';
import { itemsSql, type ListTable } from '../lists/list-sql.js';
import { csvFile, jsonFile, type MenuItems, type Pieces } from './menu-file.js';

/** Milliseconds after which a reader who takes nothing more is gone. */
const PATIENCE = 30_000;

const TYPES = { json: 'application/json', csv: 'text/csv' } as const;

@Controller('api/export')
export class ExportController {
  constructor(private readonly database: Database) {}

  /**
   * The whole menu of one moment. The database is done before the first byte is sent: the embedded one has a single session,
   * and a phone that reads slowly must not hold it.
   */
  @Get()
  async export(
    @Query('format') format: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const kind = kindOf(format);
    const menu = await this.database.transaction(readMenu);
    const now = new Date();
    const name = `peanut-menu-${now.toISOString().slice(0, 10)}.${kind}`;
    response.writeHead(200, {
      'Content-Type': `${TYPES[kind]}; charset=utf-8`,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
      // nginx need not store on its disk what somebody reads slowly.
      'X-Accel-Buffering': 'no',
    });
    if (request.method === 'HEAD') response.end();
    else await send(kind === 'csv' ? csvFile(menu) : jsonFile(menu, now), response);
  }
}

async function readMenu(manager: EntityManager): Promise<MenuItems> {
  await manager.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
  const itemsOf = async (list: ListTable): Promise<string[]> => {
    const rows: { text: string }[] = await manager.query(itemsSql(list));
    return rows.map(({ text }) => text);
  };
  return {
    cocktails: await itemsOf('cocktails'),
    whiskeys: await itemsOf('whiskeys'),
    spiritOptions: await itemsOf('spirit_options'),
    shelf: await manager.query('SELECT name, is_stocked AS "isStocked" FROM menu.shelf'),
  };
}

function kindOf(format: unknown): keyof typeof TYPES {
  if (format === undefined) return 'json';
  if (format === 'csv') return 'csv';
  throw new BadRequestException('format must be csv; leave it out for JSON');
}

/** As fast as it is read. An answer that breaks off is cut, so that it does not look whole. */
async function send(pieces: Pieces, response: Response): Promise<void> {
  const timeout = new CallTimeout({ idle: PATIENCE }, () => new Error('Nothing was read for too long'));
  function* watched(): Pieces {
    for (const piece of pieces) {
      timeout.restart();
      yield piece;
    }
  }
  try {
    await pipeline(Readable.from(watched()), response, { signal: timeout.signal });
  } catch (error) {
    if (!isReaders(error)) throw error;
  } finally {
    timeout.end();
  }
}

/** Whoever reads has left, or might as well have. */
const isReaders = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR', 'ECONNRESET', 'EPIPE'].includes(
    String((error as { code?: unknown }).code),
  );
