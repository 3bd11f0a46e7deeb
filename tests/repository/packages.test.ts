import { DataStore, Server as UploadServer } from '@tus/server';
import fastify from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import { Kysely, PostgresDialect } from 'kysely';
import PDFDocument from 'pdfkit';
import pg from 'pg';
import { Upload } from 'tus-js-client';
import Type from 'typebox';
import Value from 'typebox/value';

describe('the packages the service rests on', () => {
  it('answer a request whose body a schema describes', async () => {
    const Body = Type.Object({ name: Type.String({ minLength: 1 }) }, { additionalProperties: false });
    const app = fastify();
    app.post('/echo', { schema: { body: Body } }, async ({ body }) => body);

    const good = await app.inject({ method: 'POST', url: '/echo', payload: { name: '开创' } });
    const bad = await app.inject({ method: 'POST', url: '/echo', payload: { name: '' } });

    expect(good.json()).toEqual({ name: '开创' });
    expect(bad.statusCode).toBe(400);
    expect(Value.Check(Body, { name: '开创' })).toBe(true);
  });

  it('sniff the type of a file, dynamic imports included', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );

    expect(await fileTypeFromBuffer(png)).toEqual({ ext: 'png', mime: 'image/png' });
  });

  it('compile a query for PostgreSQL without a connection', async () => {
    const pool = new pg.Pool({ host: '127.0.0.1', port: 1 });
    const db = new Kysely<{ period: { id: number } }>({ dialect: new PostgresDialect({ pool }) });

    const { sql } = db.selectFrom('period').select('id').where('id', '=', 1).compile();

    expect(sql).toBe('select "id" from "period" where "id" = $1');
    await db.destroy();
  });

  it('load the upload server, its client and the PDF writer', () => {
    expect(new UploadServer({ path: '/files', datastore: new DataStore() })).toHaveProperty('handle');
    expect(typeof Upload).toBe('function');
    expect(new PDFDocument({ autoFirstPage: false })).toHaveProperty('addPage');
  });
});
