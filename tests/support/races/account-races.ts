import { createSealer } from '@server/crypto/sealing';
import { totpCode, totpStep } from '@server/modules/auth/totp';
import { certificationRaces } from './certification-races';
import type { Field, Race } from './race';
import { sceneRaces } from './scene';
import { unitApplyRaces, unitChangeRaces, unitRaces, unitRequestRaces } from './unit-races';

const LOGIN = 'linxiaoman';
const PASSWORD = 'Chun-feng-28';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** What a person ends for good: a device, a binding, the second factor, the calendar's address. */
const endingRaces = ({ service, people, ids }: Field): Race[] => {
  const accountId = ids.linxiaoman;
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const remove =
    (url: string, body?: unknown, headers = people.linxiaoman) =>
    () =>
      service.call('DELETE', url, { headers, ...(body === undefined ? {} : { body }) });
  const count = async (sql: string): Promise<number> =>
    Number((await query(`select count(*) as n from ${sql}`, [accountId])).rows[0].n);
  /** A further device of the person. */
  const aSession = async (): Promise<string> => {
    const { rows } = await query(
      `insert into session select (jsonb_populate_record(null::session, to_jsonb(s)
         || jsonb_build_object('id', gen_random_uuid()::text, 'ended_at', null))).*
       from session s where account_id = $1 and ended_at is null order by created_at limit 1 returning id`,
      [accountId],
    );
    return rows[0].id;
  };
  const openSessions = () => count('session where account_id = $1 and ended_at is null');
  const twice = (
    name: string,
    row: string,
    isWish: boolean,
    set: Parameters<typeof sceneRaces<'end'>>[1]['set'],
  ): Race[] =>
    sceneRaces(service, {
      name,
      pairs: [['end', 'end']],
      rows: { end: row },
      wishes: isWish ? ['end'] : [],
      set,
    });
  const sealer = createSealer(service.config.dataKey.export());
  return [
    ...twice('an export', 'DELETE /prod-api/system/export/{id}', false, async () => {
      const { rows } = await query(
        "insert into export_job (account_id, kind, query, state, finished_at) values ($1, 'ownData', '{}', 'failed', now()) returning id",
        [accountId],
      );
      const { id } = rows[0];
      const send = remove(`/prod-api/system/export/${id}`);
      const there = async () => (await query('select 1 from export_job where id = $1', [id])).rows.length;
      return {
        acts: { end: { send, audit: 'export.cancel', becomes: 0 } },
        targets: [`export:${id}`],
        now: there,
      };
    }),
    ...twice('one device', 'DELETE /api/users/sessions/{id}.json', false, async () => {
      const id = await aSession();
      const send = remove(`/api/users/sessions/${id}.json`);
      return {
        acts: { end: { send, audit: 'session.end', becomes: 1 } },
        targets: [`session:${id}`],
        now: openSessions,
      };
    }),
    ...twice('other devices', 'DELETE /api/users/sessions.json', true, async () => {
      await aSession();
      const send = remove('/api/users/sessions.json');
      const targets = [`account:${accountId}`];
      return { acts: { end: { send, audit: 'session.end_others', becomes: 1 } }, targets, now: openSessions };
    }),
    ...twice('devices of somebody else', 'DELETE /prod-api/system/user/{id}/sessions', true, async () => {
      await query("delete from session where account_id = $1 and user_agent = 'race'", [ids.luyiwei]);
      await query(
        `insert into session select (jsonb_populate_record(null::session, to_jsonb(s)
           || jsonb_build_object('id', gen_random_uuid()::text, 'ended_at', null, 'user_agent', 'race'))).*
         from session s where account_id = $1 limit 1`,
        [ids.luyiwei],
      );
      const send = remove(`/prod-api/system/user/${ids.luyiwei}/sessions`, undefined, people.admin);
      const now = async () =>
        Number(
          (
            await query('select count(*) as n from session where account_id = $1 and ended_at is null', [
              ids.luyiwei,
            ])
          ).rows[0].n,
        );
      return {
        acts: { end: { send, audit: 'user.sign_out', becomes: 0 } },
        targets: [`account:${ids.luyiwei}`],
        now,
      };
    }),
    ...twice(
      'third-party account',
      'DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json',
      false,
      async () => {
        await query('delete from open_user where account_id = $1', [accountId]);
        const { rows } = await query(
          `insert into open_user (account_id, provider, subject) values ($1, 'github', 'race') returning id`,
          [accountId],
        );
        const send = remove(`/api/users/accounts/${LOGIN}/open_users/${rows[0].id}.json`);
        const targets = [`open_user:${rows[0].id}`];
        const now = () => count('open_user where account_id = $1');
        return { acts: { end: { send, audit: 'account.open_user_unbind', becomes: 0 } }, targets, now };
      },
    ),
    ...twice('second factor', 'DELETE /api/users/totp.json', false, async () => {
      await query(
        'update account set totp_sealed = $2, totp_confirmed_at = now(), totp_step = null where id = $1',
        [accountId, sealer.seal(SECRET)],
      );
      const code = totpCode(SECRET, totpStep(service.clock.now));
      const send = remove('/api/users/totp.json', { password: PASSWORD, code });
      const now = () => count('account where id = $1 and totp_confirmed_at is not null');
      return {
        acts: { end: { send, audit: 'account.totp_off', becomes: 0 } },
        targets: [`account:${accountId}`],
        now,
      };
    }),
    ...(
      [
        ['release, by the owner', 'DELETE /api/users/totp/release.json', 'account.release_stop'],
        ['release, by staff', 'DELETE /prod-api/system/user/{id}/factorRelease', 'user.release_stop'],
      ] as const
    ).flatMap(([name, row, audit]) =>
      twice(name, row, false, async () => {
        await query('delete from factor_release where account_id = $1', [accountId]);
        await query(
          `insert into factor_release (account_id, grounds, asked_by, asked_at, lapses_at)
           values ($1, '竞态', $2, now(), now() + interval '400 days')`,
          [accountId, ids.office],
        );
        const [, url = ''] = row.replace('{id}', String(accountId)).split(' ');
        const send = remove(url, undefined, row.includes('{id}') ? people.admin : people.linxiaoman);
        const now = () => count('factor_release where account_id = $1 and ended_at is null');
        return { acts: { end: { send, audit, becomes: 0 } }, targets: [`account:${accountId}`], now };
      }),
    ),
    ...twice('calendar', 'DELETE /prod-api/cms/calendar', true, async () => {
      await service.call('POST', '/prod-api/cms/calendar', { headers: people.linxiaoman });
      const send = remove('/prod-api/cms/calendar');
      const now = () => count('calendar_feed where account_id = $1');
      return {
        acts: { end: { send, audit: 'calendar.revoke', becomes: 0 } },
        targets: [`account:${accountId}`],
        now,
      };
    }),
    ...twice('saved search', 'DELETE /prod-api/cms/savedSearch/{id}', false, async () => {
      await query('delete from saved_search where account_id = $1', [accountId]);
      const { rows } = await query(
        `insert into saved_search (account_id, kind, name, filters, path, looked_at, created_at)
         values ($1, 'demand', '竞态', '{}', '/demand', now(), now()) returning id`,
        [accountId],
      );
      const send = remove(`/prod-api/cms/savedSearch/${rows[0].id}`);
      const now = () => count('saved_search where account_id = $1');
      return { acts: { end: { send, audit: null, becomes: 0 } }, targets: [], now };
    }),
    ...twice('fact', 'DELETE /prod-api/cms/fact/{id}', false, async () => {
      await query('delete from fact where account_id = $1', [accountId]);
      const { rows } = await query(
        `insert into fact (account_id, kind, known_by, content, edited_at) values ($1, 'career', 'x', $2, now())
         returning id`,
        [accountId, sealer.seal(JSON.stringify({ data: { place: '竞态' }, former: [] }))],
      );
      const send = remove(`/prod-api/cms/fact/${rows[0].id}`);
      const now = () => count('fact where account_id = $1');
      return {
        acts: { end: { send, audit: 'fact.remove', becomes: 0 } },
        targets: [`fact:${rows[0].id}`],
        now,
      };
    }),
    ...twice('searches made', 'DELETE /api/search_records.json', true, async () => {
      await service.call('POST', '/api/search_records', {
        headers: people.linxiaoman,
        body: { keyword: '竞态' },
      });
      const send = remove('/api/search_records.json');
      const now = () => count('search_record where account_id = $1');
      return { acts: { end: { send, audit: null, becomes: 0 } }, targets: [], now };
    }),
  ];
};

export const accountRaces = async (field: Field): Promise<Race[]> => [
  ...certificationRaces(field),
  ...endingRaces(field),
  ...unitRaces(field),
  ...unitRequestRaces(field),
  ...unitApplyRaces(field),
  ...unitChangeRaces(field),
];
