import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NOTICE_CHANNELS, NOTICE_KINDS } from '@contract/account-choices';
import { say, wordOf } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';
import { createSealer } from '@server/crypto/sealing';
import { notify, notifyAll, toStore } from '@server/modules/notification/service';
import { accountOf } from '@tests/support/accounts';
import { requestCode } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { writeServiceTexts } from '../../../config/plugins/service-texts';

const appDir = temporaryDirectory();
let service: TestService;
let person: Record<string, string>;
beforeAll(async () => {
  writeServiceTexts(appDir);
  service = await startService({ config: { appDir } });
  person = (await service.signIn('linxiaoman')).headers;
  const owner = await accountOf(service, 'linxiaoman');
  await service.db.kysely
    .insertInto('notification')
    .values(
      Array.from({ length: 12 }, (_, i) => {
        const title = asWritten(`第 ${i + 1} 条`);
        const notice = { accountId: owner.id, kind: 'account' as const, title, body: null, link: null };
        return toStore(notice, new Date());
      }),
    )
    .execute();
});
afterAll(() => service.stop());

const list = (query = '', headers = person) =>
  service.call('GET', `/prod-api/system/notification/list?${query}`, { headers });

describe('notifications', () => {
  it('go to as many people as there are, at once', async () => {
    const { db, config, clock } = service;
    const { id } = await accountOf({ db }, 'shenzhiyao');
    const notice = {
      accountId: id,
      kind: 'reminder' as const,
      title: asWritten('顺延'),
      body: null,
      link: '/many',
    };
    const rowsOf = (table: 'notification' | 'outbox') => db.kysely.selectFrom(table).select('id').execute();
    const [before, mailsBefore] = [await rowsOf('notification'), await rowsOf('outbox')];

    await db.transaction((tx) =>
      notifyAll(
        tx,
        createSealer(config.dataKey.export()),
        Array.from({ length: 2200 }, () => notice),
        clock.now,
      ),
    );

    expect((await rowsOf('notification')).length - before.length).toBe(2200);
    expect((await rowsOf('outbox')).length - mailsBefore.length).toBe(4400);
    await db.kysely.deleteFrom('notification').where('link', '=', '/many').execute();
    await db.kysely.deleteFrom('outbox').where('subject', '=', '顺延').execute();
  });

  it('are listed newest first, ten to a page, with the number of unread ones', async () => {
    const { status, body } = await list();

    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 200, total: 12, unread: 12 });
    expect(body.rows).toHaveLength(10);
    expect(body.rows[0]).toMatchObject({ title: '第 12 条', read: false });
    expect((await list('pageNum=2')).body.rows).toHaveLength(2);
  });

  it('are marked as read, one or all', async () => {
    const first = (await list()).body.rows[0];
    const mark = (id: number, headers = person) =>
      service.call('PUT', `/prod-api/system/notification/${id}/read`, { headers });
    const other = await service.signIn('shenzhiyao');

    expect((await mark(first.id, other.headers)).status).toBe(404);
    expect((await mark(first.id, {})).status).toBe(401);
    expect((await mark(first.id)).status).toBe(200);
    expect((await list('unread=true')).body).toMatchObject({ total: 11, unread: 11 });
    const upTo = await service.call('PUT', `/prod-api/system/notification/readAll?upTo=${first.id - 3}`, {
      headers: person,
    });
    expect(upTo.body.data.count).toBe(9);
    expect((await list('unread=true')).body).toMatchObject({ total: 2, unread: 2 });
    expect(
      (await service.call('PUT', '/prod-api/system/notification/readAll', { headers: person })).body.data
        .count,
    ).toBe(2);
    expect((await list()).body.unread).toBe(0);
  });

  it('of others are not shown', async () => {
    const other = await service.signIn('shenzhiyao');

    expect(JSON.stringify((await list('', other.headers)).body)).not.toContain('第 12 条');
    expect((await list('', {})).status).toBe(401);
  });

  it.each([
    'pageNum=0',
    'pageSize=101',
    'pageSize=1e9',
    'pageSize=１０',
    'orderByColumn=accountId',
    'isAsc=asc;--',
    'x=1',
  ])('refuse the query %s', async (query) => {
    expect((await list(query)).status).toBe(400);
  });
});

describe('the outbox of the demo', () => {
  const outbox = (query = '', headers: Record<string, string> = {}) =>
    service.call('GET', `/prod-api/system/outbox/list?${query}`, { headers });

  it('shows a visitor what would have been sent to the number named', async () => {
    const code = await requestCode(service, '13900000031', 1);
    const { status, body } = await outbox('recipient=13900000031');

    expect(status).toBe(200);
    expect(body.rows).toHaveLength(1);
    expect(body.rows[0]).toMatchObject({ channel: 'sms', recipient: '13900000031', state: 'waiting' });
    expect(body.rows[0].body).toContain(code);
  });

  it('shows all of it to staff only', async () => {
    const staff = await service.signIn('office');

    expect((await outbox()).status).toBe(400);
    expect((await outbox('', person)).status).toBe(400);
    expect((await outbox('', staff.headers)).body.total).toBeGreaterThan(0);
  });

  it('does not exist in a real installation', async () => {
    const real = await startService({ demo: false });
    try {
      expect((await real.call('GET', '/prod-api/system/outbox/list?recipient=13900000031')).status).toBe(404);
    } finally {
      await real.stop();
    }
  });
});

it('go out in the language that somebody chose for mails, and are kept in Chinese as well', async () => {
  const { kysely } = service.db;
  const sealer = createSealer(service.config.dataKey.export());
  const { id: accountId } = await kysely
    .selectFrom('account')
    .select('id')
    .where('login', '=', 'shenzhiyao')
    .executeTakeFirstOrThrow();
  const notice = { accountId, kind: 'application' as const, link: null };
  const title = say('notice.apply.withdrawn', { title: '漏损诊断' });
  const choose = (language: string) =>
    kysely
      .updateTable('account')
      .set({ preferences: JSON.stringify({ language }) })
      .where('id', '=', accountId)
      .execute();
  await kysely.deleteFrom('outbox').execute();
  for (const language of ['zh-CN', 'en-US']) {
    await choose(language);
    await service.db.transaction((tx) => notify(tx, sealer, { ...notice, title, body: null }, new Date()));
  }

  const mails = await kysely.selectFrom('outbox').selectAll().where('channel', '=', 'email').execute();
  expect(mails.map(({ subject }) => subject)).toEqual([
    '“漏损诊断”已由负责人撤回',
    '“漏损诊断”已由负责人撤回',
  ]);
  const spoken = mails.flatMap(({ words }) => (words ? [JSON.parse(sealer.open(words))] : []));
  expect(spoken).toEqual([{ language: 'en-US', title: wordOf(title), body: { id: '', chinese: '' } }]);
  const office = (await service.signIn('office')).headers;
  const { rows } = (
    await service.call('GET', '/prod-api/system/outbox/list?pageSize=50', { headers: office })
  ).body;
  const shown = rows.filter(({ channel }: { channel: string }) => channel === 'email');
  expect(shown.map(({ subject }: { subject: string }) => subject).sort()).toEqual([
    'The project leader has withdrawn “漏损诊断”',
    '“漏损诊断”已由负责人撤回',
  ]);
});

it('what happened to the account is told in that language too', async () => {
  const { headers } = await service.signIn('auditor');
  const spoken = { preferences: { language: 'en-US' } };
  await service.call('PUT', '/api/users/preferences.json', { headers, body: spoken });
  await service.call('PUT', '/api/users/accounts/auditor/password.json', {
    headers,
    body: { old_password: 'Chun-feng-28', password: 'Xin-feng-2032' },
  });

  const office = (await service.signIn('office')).headers;
  const { rows } = (
    await service.call('GET', '/prod-api/system/outbox/list?pageSize=50', { headers: office })
  ).body;
  const told = rows.find(({ kind }: { kind: string }) => kind === 'security');
  expect(told.subject).toBe('开创专项 account security notice');
  expect(told.body).toContain('Your sign-in password has been changed');
});

describe('what people choose to be told of', () => {
  const modules = resolve('server/modules');
  const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(modules, name), 'utf8'))
    .filter((text) => /modules\/notification\/service|modules\/reminder\/service|selectContacts/.test(text));

  it.each(NOTICE_KINDS)('(%s) is something that somebody is told', (kind) => {
    expect(sources.some((text) => text.includes(`kind: '${kind}'`))).toBe(true);
  });

  it.each(NOTICE_KINDS.flatMap((kind) => NOTICE_CHANNELS.map((channel) => [kind, channel] as const)))(
    '(%s) comes by %s alone where that alone is chosen',
    async (kind, channel) => {
      const { id } = await accountOf(service, 'linxiaoman');
      const only = Object.fromEntries(NOTICE_CHANNELS.map((one) => [one, one === channel]));
      await service.call('PUT', '/api/users/preferences.json', {
        headers: person,
        body: { preferences: { [kind]: only } },
      });
      const count = async (): Promise<Record<string, number>> => {
        const { rows } = await service.db.pool.query(
          `select 'site' as channel, count(*)::int as n from notification where account_id = $1
           union all select channel, count(*)::int from outbox where account_id = $1 group by channel`,
          [id],
        );
        return Object.fromEntries(rows.map((row) => [row.channel, row.n]));
      };
      const before = await count();
      const notice = { accountId: id, kind, title: asWritten('一件事'), body: null, link: null };
      const sealer = createSealer(service.config.dataKey.export());
      await service.db.transaction((tx) => notify(tx, sealer, notice, service.clock.now));

      const after = await count();
      const came = NOTICE_CHANNELS.filter((one) => (after[one] ?? 0) > (before[one] ?? 0));
      expect(came).toEqual([channel]);
    },
  );
});
