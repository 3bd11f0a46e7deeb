import { randomUUID } from 'node:crypto';
import { recordAudit } from '@server/audit/audit';
import { verifyChain } from '@server/audit/verify-chain';
import { anApplicant, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

/** Waits until a statement waits for a lock held by another. */
const untilWaiting = async (): Promise<void> => {
  for (;;) {
    const { rows } = await service.db.pool.query<{ n: number }>(
      'select count(*)::int as n from pg_locks l where not granted and pid <> pg_backend_pid()',
    );
    if (rows[0] && rows[0].n > 0) return;
  }
};

it('what was changed while a filing waited is what it goes by', async () => {
  const shen = await anApplicant(service, 'shenzhiyao');
  await clearApplications(service);
  const draft = await shen.completeDraft();
  const { kysely } = service.db;
  let answer: ReturnType<typeof shen.event> | undefined;
  await service.db.transaction(async (tx) => {
    await tx
      .updateTable('application')
      .set((eb) => ({ title: '等待时改过的题目', version: eb('version', '+', 1) }))
      .where('id', '=', draft.id)
      .execute();
    await tx.updateTable('account').set({ unitId: null }).where('loginKey', '=', 'shenzhiyao').execute();
    answer = shen.event({ ...draft, version: draft.version + 1 }, 'submit');
    await untilWaiting();
  });
  const { status, body } = (await answer) ?? {};
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('unit')]);
  const kept = await kysely
    .selectFrom('application')
    .select(['status', 'no', 'title'])
    .where('id', '=', draft.id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ status: 'draft', no: null, title: '等待时改过的题目' });
});

it('forty acts at once are one chain, in the order of its rows', async () => {
  const before = await verifyChain(service.db.kysely);
  const acts = Array.from({ length: 40 }, (_, n) =>
    service.db.transaction((tx) =>
      recordAudit(tx, { ip: '127.0.0.1', id: randomUUID() }, service.clock.now, {
        accountId: n % 2 === 0 ? null : n,
        action: 'apply.submit',
        target: `application:${n}`,
        detail: { to: '提交\n“”', from: n, a: [1, null] },
      }),
    ),
  );
  await Promise.all(acts);
  const after = await verifyChain(service.db.kysely);
  expect(after).toEqual({ intact: true, checked: before.checked + 40, brokenAt: null });
});

it('what filing answers before it is written is what is read afterwards, the first time and again', async () => {
  await service.db.pool.query(
    "update account set unit_id = (select id from unit order by id limit 1) where login_key = 'shenzhiyao' and unit_id is null",
  );
  const shen = await anApplicant(service, 'shenzhiyao');
  await clearApplications(service);
  const draft = await shen.completeDraft();
  for (const filedVersion of [1, 2]) {
    const filed = await shen.event({ id: draft.id }, 'submit');
    expect(filed.status).toBe(200);
    expect(filed.body.data).toEqual((await shen.read(draft.id)).body.data);
    expect(filed.body.data).toMatchObject({
      filedVersion,
      status: 'submitted',
      no: expect.stringMatching(/^KC/),
    });
    await shen.event({ id: draft.id }, 'withdraw');
    await shen.event({ id: draft.id }, 'reopen');
  }
});
