import { forgetClosed } from '@server/modules/security/forget-closed';
import { accountIdOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';
import { accountColumns } from './account-columns';

const LOGIN = 'linxiaoman';
let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Columns that still name a closed account by its number, and why. */
const KEPT: Record<string, string> = {
  'session.account_id': 'sign-ins are kept six months, without address and browser',
  'audit_event.account_id': 'the log is kept by law and holds numbers only',
  'consent.account_id': 'proves that there was consent',
  'demand.owner_id': 'what was public stays, without contacts',
  'achievement.owner_id': 'what was public stays, without contacts',
  'application.owner_id': 'what was filed is an archive',
  'application_snapshot.submitted_by': 'what was filed is an archive',
  'application_event.actor_id': 'what was filed is an archive',
  'field_history.account_id': 'what was filed is an archive',
  'application_remark.author_id': 'what was filed is an archive',
  'application_remark.closed_by': 'what was filed is an archive',
  'file.owner_id': 'files of what was filed are an archive; all others go',
  'unit_apply.account_id': 'belongs to the unit',
};
/** Acts of staff on others; members of staff cannot close their account. */
const ACTS = /_(by)$|^review\.expert_id$/;

const countIn = async (column: string, id: number): Promise<number> => {
  const [table, field] = column.split('.');
  const { rows } = await service.db.pool.query(
    `select count(*)::int as n from ${table} where ${field} = $1`,
    [id],
  );
  return rows[0].n;
};
/** Where the person is still named, without reason. */
const placesOf = async (id: number): Promise<string[]> => {
  const left: string[] = [];
  for (const column of await accountColumns(service))
    if (!(column in KEPT) && !ACTS.test(column) && (await countIn(column, id)) > 0) left.push(column);
  // The farewell is still to be sent; the outbox forgets it within a month.
  return left.filter((column) => column !== 'outbox.account_id');
};
/** Inserts a row into every table that accepts one without further preparation. */
const leaveTraces = async (id: number): Promise<void> => {
  const insert = (sql: string) => service.db.pool.query(sql, [id]);
  await insert("insert into match_feedback (account_id, kind, ref, target_ref) values ($1, 'demand', 1, 1)");
  await insert("insert into recovery_code (account_id, code_hash) values ($1, 'x')");
  await insert(
    `insert into open_sign_in (state_hash, provider, verifier_sealed, nonce, browser_hash, account_id, expires_at)
     values ('s', 'qq', '', '', '', $1, now())`,
  );
  await insert("insert into open_user (account_id, provider, subject) values ($1, 'qq', 'y')");
  await insert(
    `with place as (insert into application_thread (application_id, path)
       select min(id), 'base.field' from application where owner_id <> $1 returning id)
     insert into application_comment (thread_id, author_id, body) select id, $1, 'x' from place`,
  );
  await insert(
    'insert into application_presence (application_id, account_id, seen_at) values (1, $1, now())',
  );
  await insert(
    `insert into application_confirmation (application_id, row_id, code, account_id)
     select min(id), 'gone-1', 'K7M3QZZZZZ', $1 from application where owner_id <> $1`,
  );
  await insert("insert into notification (account_id, kind, title) values ($1, 'account', 'x')");
  await insert('insert into reminder_setting (account_id, digest) values ($1, true)');
  await insert(
    "insert into idempotency_key (account_id, key, request_hash, reply) values ($1, 'k', 'h', '{}')",
  );
};

describe('closing an account', () => {
  it('leaves it named nowhere but where that is written down with its reason', async () => {
    const { headers } = await service.signIn(LOGIN);
    const id = await accountIdOf(service, LOGIN);
    await leaveTraces(id);
    expect(await countIn('match_feedback.account_id', id)).toBe(1);

    const outbox = (kind: string, state: string) =>
      service.db.pool.query(
        `insert into outbox (id, channel, recipient, kind, subject, body, account_id, state, not_before, created_at)
         values (gen_random_uuid(), 'email', '', $2, '', '', $1, $3, $4, $4)`,
        [id, kind, state, service.clock.now],
      );
    for (const kind of ['notice', 'code']) await outbox(kind, 'waiting');
    await outbox('security', 'sent');

    const { status } = await service.call('POST', '/api/users/close.json', {
      headers,
      body: { confirm: LOGIN, password: 'Chun-feng-28' },
    });

    expect(status).toBe(200);
    expect(await placesOf(id)).toEqual([]);

    // As requests do that had begun before, and end after it.
    await leaveTraces(id);
    await outbox('notice', 'waiting');
    expect((await placesOf(id)).length).toBeGreaterThan(5);
    await forgetClosed(service.db, service.clock.now);
    expect(await placesOf(id)).toEqual([]);
    const { rows } = await service.db.pool.query(
      'select distinct kind, state from outbox where account_id = $1',
      [id],
    );
    expect(rows).toEqual([{ kind: 'security', state: 'waiting' }]);
  });

  it('keeps that list honest: everything on it exists', async () => {
    const columns = await accountColumns(service);

    expect(Object.keys(KEPT).filter((column) => !columns.includes(column))).toEqual([]);
    expect(columns.length).toBeGreaterThan(40);
  });
});
