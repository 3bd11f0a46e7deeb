import { createSealer } from '@server/crypto/sealing';
import { addKnownFact } from '@server/modules/fact/service';
import type { TestService } from '@tests/support/service';
import type { Scene } from './scenes';

type Row = Record<string, unknown>;

/** Saves the row used for a thing, and sets it to any state and owner. */
export interface Prop {
  id: string;
  put: (ownerId: number, state: string) => Promise<void>;
}

const columnsOf = async ({ db }: TestService, table: string): Promise<string[]> => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows.map(({ name }) => name);
};

const rowOf = async ({ db }: TestService, table: string, query: string): Promise<Row & { id: unknown }> => {
  const { rows } = await db.pool.query<{ row: Row & { id: unknown } }>(
    `select to_jsonb(t) as row from ${table} t where id in (${query}) order by id limit 1`,
  );
  if (!rows[0]) throw new Error(`the demo data have nothing for: ${query}`);
  return rows[0].row;
};

/** Adds what the demo data lack: an unreferenced file, a third-party account, a session, and a public stage result. */
export const addProps = async ({ db, signIn }: TestService): Promise<void> => {
  await signIn('shenzhiyao');
  await db.pool.query(
    `insert into file (id, owner_id, purpose, name, type, size, sha256, state, storage_key)
     select gen_random_uuid(), 1, purpose, name, type, size, sha256, state, storage_key
     from file where state = 'ready' limit 1`,
  );
  await db.pool.query("insert into open_user (account_id, provider, subject) values (1, 'qq', 'x')");
  await db.pool.query('delete from project_change_step');
  await db.pool.query('delete from project_change');
  await db.pool.query(
    `insert into project_change (id, application_id, kind, state_since, reason, milestone, due, until)
     select id, id, 'extension', now(), '样机到货推迟', 'one', now(), now() + interval '1 day' from application
     where owner_id = 1 and status in ('stage_one', 'stage_two') order by id limit 1`,
  );
  await db.pool.query("select setval(pg_get_serial_sequence('project_change', 'id'), 1000)");
  await db.pool.query(`update stage_result set fields = fields || '{"scope": "public"}' where application_id in
    (select id from application where owner_id = 1)`);
};

const FACTS_FROM = 910_000;
export const factOf = (accountId: number): number => FACTS_FROM + accountId;

/** Gives everybody facts with which a form could be filled in. */
export const bringFacts = ({ db, config }: TestService, accountIds: readonly number[]): Promise<void> =>
  db.transaction(async (tx) => {
    const sealer = createSealer(config.dataKey.export());
    const fact = { kind: 'career' as const, data: { place: '青陶水务科技有限公司' } };
    for (const accountId of accountIds) {
      const added = await addKnownFact(tx, sealer, { accountId, unitId: null }, fact, new Date());
      await tx
        .updateTable('fact')
        .set({ id: factOf(accountId) })
        .where('id', '=', added?.id ?? 0)
        .execute();
    }
  });

/** Makes the owner a teacher in the space; no other test person is a member. */
const takeSeat = async ({ db }: TestService, spaceId: string, ownerId: number): Promise<void> => {
  await db.pool.query(
    `delete from learning_member m using account a
     where m.space_id = $1 and a.id = m.account_id and a.login like 'trust-%'`,
    [spaceId],
  );
  await db.pool.query(
    "insert into learning_member (space_id, account_id, role) values ($1, $2, 'creator') on conflict do nothing",
    [spaceId, ownerId],
  );
};

/** The draft was started from an earlier application, and some fields remain to be filled in anew. */
const beginWithEarlier = async ({ db }: TestService, applicationId: string): Promise<void> => {
  const at = '2025-10-08T09:00:00+08:00';
  const earlier = { applicationId: 1, no: 'KC2025-B-0001', title: '', filedVersion: 1, at };
  await db.pool.query('update application set started_from = $2 where id = $1', [
    applicationId,
    JSON.stringify({ ...earlier, anew: ['base.termStart'] }),
  ]);
};

/** One test person writes a section, one is a reader, a third can be removed, and one has an invitation. */
const bringHelpers = async ({ db }: TestService, applicationId: string): Promise<void> => {
  await db.pool.query(
    `update application set helpers = (
       select jsonb_agg(jsonb_build_object('accountId', a.id, 'since', now(),
         'role', case when a.login like 'trust-%-author' then 'author' else 'reader' end,
         'sections', case when a.login like 'trust-%-author' then '["base"]'::jsonb else '[]'::jsonb end))
       from account a where a.id = 13 or a.login like 'trust-%-author' or a.login like 'trust-%-reader'),
       -- The first of its team is called like one of the office.
       fields = jsonb_set(fields, array['team.members.' || (fields -> 'team.members' ->> 0) || '.name'],
         '"trust-operator-member"')
     where id = $1`,
    [applicationId],
  );
  await db.pool.query('delete from application_invitation where application_id = $1', [applicationId]);
  await db.pool.query('delete from application_invitation where id = 900001');
  await db.pool.query(
    `insert into application_invitation (id, application_id, code, role, expires_at, account_id)
     values (900001, $1, 'K7M3QXXXXX', 'reader', now() + interval '1 day',
       (select id from account where login = 'trust-common-other'))`,
    [applicationId],
  );
};

/** Adds a comment by the owner on a field. */
const bringComment = async ({ db }: TestService, applicationId: string, ownerId: number): Promise<void> => {
  await db.pool.query('delete from application_thread where application_id = $1 or id = 900001', [
    applicationId,
  ]);
  await db.pool.query('insert into application_thread (id, application_id, path) values (900001, $1, $2)', [
    ...[applicationId, 'base.title'],
  ]);
  await db.pool.query(
    `insert into application_comment (id, thread_id, author_id, body) values (900001, 900001, $1, '题目再改短些')`,
    [ownerId],
  );
};

/** One member was asked two days ago to confirm and has not answered; another has not been asked. */
const bringConfirmation = async ({ db }: TestService, applicationId: string): Promise<void> => {
  await db.pool.query('delete from application_confirmation where application_id = $1 or id = 900001', [
    applicationId,
  ]);
  await db.pool.query(
    `insert into application_confirmation (id, application_id, row_id, code, account_id, told_at)
     values (900001, $1, 'member-2', 'K7M3QYYYYY',
       (select id from account where login = 'trust-common-reader'), now() - interval '2 days')`,
    [applicationId],
  );
};

/** Adds a decision letter, whatever the status; it is the one that the foreign calls name. */
const bringLetter = async ({ db }: TestService, applicationId: string): Promise<void> => {
  await db.pool.query(
    `update decision_letter set id = 900001 where id = (
       select min(id) from decision_letter where application_id = $1) and not exists (
       select from decision_letter where id = 900001)`,
    [applicationId],
  );
};

/** The project of a change request is being carried out, and its second stage is not submitted. */
const bringProject = async (service: TestService, applicationId: string, ownerId: number): Promise<void> => {
  await service.db.pool.query(
    `update application set owner_id = $2, unit_id = 1, status = 'approved', handler = 'applicant',
       reported_at = now() - interval '1 day' where id = $1`,
    [applicationId, ownerId],
  );
  // Another member of its unit is, or can be, asked to lead it.
  await service.db.pool.query(
    `with asked as (update account set real_name = login where login = 'trust-common-same' returning id),
       about as (update project_change set successor_id = (select id from asked)
         where id = $1 and kind = 'leader' returning successor_id, state)
     update application set successor_id = (select successor_id from about where state = 'successor')
     where id = $1`,
    [applicationId],
  );
  await service.db.pool.query("delete from stage_result where application_id = $1 and milestone = 'two'", [
    applicationId,
  ]);
  await service.db.pool.query(
    `with others as (select id from project_change where application_id = $1 and id <> $1),
       steps as (delete from project_change_step where change_id in (select id from others))
     delete from project_change where id in (select id from others)`,
    [applicationId],
  );
  await bringHelpers(service, applicationId);
};

export const prop = async (
  service: TestService,
  { table, seed, owner, set }: Scene,
  use: 'read' | 'write',
): Promise<Prop> => {
  const { pool } = service.db;
  const columns = await columnsOf(service, table);
  const row = await rowOf(service, table, seed[use]);
  const updates = columns.filter((name) => name !== 'id').map((name) => `${name} = excluded.${name}`);
  const put = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)
    on conflict (id) do update set ${updates}`;
  const id = String(row.id);
  return {
    id,
    put: async (ownerId, state) => {
      // Rate limits reached by other people must not have an effect here.
      await pool.query('delete from rate_limit');
      await pool.query(put, [
        JSON.stringify({ ...row, ...set(state, new Date()), ...(owner && { [owner]: ownerId }) }),
      ]);
      if (table === 'application') {
        await bringHelpers(service, id);
        await beginWithEarlier(service, id);
        await bringComment(service, id, ownerId);
        await bringConfirmation(service, id);
        await bringLetter(service, id);
      }
      if (table === 'project_change') await bringProject(service, id, ownerId);
      if (table === 'learning_space') await takeSeat(service, id, ownerId);
    },
  };
};
