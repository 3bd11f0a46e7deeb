import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TUS_PATH } from '@contract/attachment';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import { forgetUnused } from '@server/modules/attachment/sweep-uploads';
import { checkEvidence } from '@server/modules/certification/evidence';
import { contentDraft } from '@server/modules/content/content-draft';
import { createDiskStorage } from '@server/storage/disk-storage';
import { accountIdOf } from '@tests/support/accounts';
import { aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';

let service: TestService;
let origin: string;
beforeAll(async () => {
  service = await startService();
  origin = await listening(service);
});
afterAll(() => service.stop());

const sweepAfter = (days: number) =>
  forgetUnused(
    service.db,
    createDiskStorage(service.config.uploadDir),
    new Date(service.clock.now.getTime() + days * DAY_MS),
  );
const isKnown = async (id: string): Promise<boolean> =>
  (await service.db.kysely.selectFrom('file').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
const isStored = (id: string): boolean => existsSync(join(service.config.uploadDir, id));
const send = async (purpose: string, login = 'shenzhiyao'): Promise<string> => {
  const person = uploader(origin, (await service.signIn(login)).headers);
  const created = await person.create(`${purpose}.pdf`, 400, purpose);
  const url = created.headers.get('location') ?? '';
  expect((await person.piece(url, 0, aPdf(400))).status).toBe(204);
  return url.slice(url.lastIndexOf('/') + 1);
};
const ownerOf = (login: string): Promise<number> => accountIdOf(service, login);
const run = (sql: string, values: unknown[]) => service.db.pool.query(sql, values);

const PURPOSES = ['application', 'demand', 'achievement', 'content', 'real_name', 'professional', 'unit'];

/** How a record of each kind refers to a file. */
const NAMED: [what: string, purpose: string, name: (file: string) => Promise<unknown>][] = [
  [
    'an application',
    'application',
    async (file) => {
      await run(
        'insert into application_file (application_id, file_id) select min(id), $1 from application',
        [file],
      );
    },
  ],
  [
    'a demand, a draft too',
    'demand',
    async (file) =>
      run(`update demand set files = $1, status = 'draft' where id = (select min(id) from demand)`, [
        JSON.stringify([file]),
      ]),
  ],
  [
    'an achievement',
    'achievement',
    async (file) =>
      run('update achievement set files = $1 where id = (select min(id) from achievement)', [
        JSON.stringify([file]),
      ]),
  ],
  [
    'a text',
    'content',
    async (file) =>
      run('insert into content_file (content_id, file_id) select min(id), $1 from content', [file]),
  ],
  [
    'what is written in a text and not published',
    'content',
    async (file) =>
      run("insert into working_copy (record, ref, fields) values ('content', 1, $1)", [
        JSON.stringify({ files: [file] }),
      ]),
  ],
  [
    'an earlier version of a text',
    'content',
    async (file) =>
      run('update content_version set files = $1 where content_id = (select min(id) from content)', [
        JSON.stringify([{ id: file, name: '旧.pdf' }]),
      ]),
  ],
  [
    'a certification',
    'real_name',
    async (file) =>
      run(`insert into certification (account_id, kind, status, file_id) values ($1, 'real_name', 2, $2)`, [
        await ownerOf('linxiaoman'),
        file,
      ]),
  ],
  [
    'a unit that registers',
    'unit',
    async (file) =>
      run(
        'insert into unit_apply (account_id, unit_id, status, letter_file) select $1, min(id), 2, $2 from unit',
        [await ownerOf('shenzhiyao'), file],
      ),
  ],
];

test.each(PURPOSES)(
  'a file sent for %s and never used goes after a week, with its bytes',
  async (purpose) => {
    const id = await send(purpose, purpose === 'content' ? 'office' : 'shenzhiyao');

    await sweepAfter(6.9);
    expect([await isKnown(id), isStored(id)]).toEqual([true, true]);
    await sweepAfter(7.1);
    expect([await isKnown(id), isStored(id)]).toEqual([false, false]);
  },
);

test.each(NAMED)('a file that %s names is never swept', async (_what, purpose, name) => {
  const id = await send(purpose, purpose === 'content' ? 'office' : 'shenzhiyao');
  await name(id);

  await sweepAfter(400);

  expect([await isKnown(id), isStored(id)]).toEqual([true, true]);
});

test('what is no longer named goes as well', async () => {
  const id = await send('demand');
  await run('update demand set files = $1 where id = (select max(id) from demand)', [JSON.stringify([id])]);
  await sweepAfter(30);
  expect(await isKnown(id)).toBe(true);

  await run(`update demand set files = '[]' where id = (select max(id) from demand)`, []);
  await sweepAfter(30);

  expect([await isKnown(id), isStored(id)]).toEqual([false, false]);
});

test('the demo’s own files are all in use', async () => {
  const count = async () =>
    Number(
      (await run('select count(*) as n from file where owner_id = $1', [await ownerOf('office')])).rows[0].n,
    );
  const before = await count();

  await sweepAfter(400);

  expect(before).toBeGreaterThan(8);
  expect(await count()).toBe(before);
});

test('an owner takes back at once what nothing names, and not what is named', async () => {
  const shen = uploader(origin, (await service.signIn('shenzhiyao')).headers);
  const [loose, named] = [await send('demand'), await send('demand')];
  await run('update demand set files = $1 where id = (select max(id) from demand)', [
    JSON.stringify([named]),
  ]);

  expect((await shen.send(`${TUS_PATH}/${loose}`, 'DELETE')).status).toBe(204);
  expect((await shen.send(`${TUS_PATH}/${named}`, 'DELETE')).status).toBe(409);
  expect([await isKnown(loose), await isKnown(named)]).toEqual([false, true]);
});

test('an upload on its way stays while a form names it, and may go once the form does not', async () => {
  const shen = uploader(origin, (await service.signIn('shenzhiyao')).headers);
  const created = await shen.create('查新报告.pdf', 400);
  const url = created.headers.get('location') ?? '';
  const id = url.slice(url.lastIndexOf('/') + 1);
  await run('insert into application_file (application_id, file_id) select min(id), $1 from application', [
    id,
  ]);
  const form = (value: string | null) =>
    run(
      `update application set fields = fields || jsonb_build_object('files.attachments.promise', $1::text)
       where id = (select min(id) from application)`,
      [value],
    );
  await form(id);
  const refused = await shen.send(url, 'DELETE');

  expect([refused.status, (await refused.json()).errorCode]).toEqual([409, 'upload.in_use']);
  expect(await isKnown(id)).toBe(true);
  await form(null);
  expect((await shen.send(url, 'DELETE')).status).toBe(204);
  expect(await isKnown(id)).toBe(false);
});

/** How a kind of record checks a file before it refers to it. */
const LOOKS: [what: string, purpose: string, look: (tx: Transaction, file: string) => Promise<unknown>][] = [
  [
    'a text',
    'content',
    async (db, file) =>
      contentDraft.admit?.(
        { db } as never,
        { fields: {} } as never,
        { delta: { files: [file] } } as never,
        {},
      ),
  ],
  [
    'a certification',
    'real_name',
    async (tx, file) => checkEvidence(tx, file, await ownerOf('shenzhiyao'), 'real_name'),
  ],
];

test.each(LOOKS)('a file that %s is about to name is not swept under it', async (_what, purpose, look) => {
  const id = await send(purpose, purpose === 'content' ? 'office' : 'shenzhiyao');
  let swept: Promise<number> | undefined;
  await service.db.transaction(async (tx) => {
    await look(tx, id);
    swept = sweepAfter(30);
    // Enough time for a clean-up that would wrongly not wait.
    await pause(300);
    const fields = JSON.stringify({ files: [id] });
    await tx
      .insertInto('workingCopy')
      .values({ record: 'content', ref: 9000 + purpose.length, fields, updatedAt: service.clock.now })
      .execute();
  });
  await swept;

  expect([await isKnown(id), isStored(id)]).toEqual([true, true]);
});

test('naming a file and taking it back at the same moment: either, never a name without its file', async () => {
  const { headers } = await service.signIn('shenzhiyao');
  const shen = uploader(origin, headers);
  const { rows } = await run(
    "insert into demand (owner_id, status, files) select id, 'draft', '[]' from account where login = 'shenzhiyao' returning id",
    [],
  );
  const demand = rows[0].id;
  for (let round = 0; round < 10; round++) {
    const id = await send('demand');
    const [named, taken] = await Promise.all([
      service.call('PATCH', `/prod-api/cms/demand/${demand}`, {
        headers,
        body: { changes: [{ path: 'files', base: [], value: [id] }], resolve: ['files'] },
      }),
      shen.send(`${TUS_PATH}/${id}`, 'DELETE'),
    ]);
    const kept: string[] = (await run('select files from demand where id = $1', [demand])).rows[0].files;

    expect([named.status, taken.status].filter((status) => status < 300)).toHaveLength(1);
    expect([named.status === 200, taken.status === 409]).toEqual([kept.includes(id), kept.includes(id)]);
    expect(await isKnown(id)).toBe(kept.includes(id));
  }
});

test('a crowd of tiny files fills a person’s space as a few large ones do', async () => {
  const gu = uploader(origin, (await service.signIn('gumingqian')).headers);
  await run(
    "insert into file (id, owner_id, purpose, name, size, state, storage_key) select gen_random_uuid(), $1, 'application', 'x', 1, 'ready', gen_random_uuid() from generate_series(1, 8000)",
    [await ownerOf('gumingqian')],
  );

  const { status } = await gu.create('又一个.pdf', 1);

  expect(status).toBe(400);
});
