import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenInvariants } from '@tests/support/brokenInvariants';
import { aPdf } from '@tests/support/sample-files';
import { startService, type TestService } from '@tests/support/service';
import { listening, uploader } from '@tests/support/uploads';

let service: TestService;
let file: string;
beforeAll(async () => {
  service = await startService();
  const shen = uploader(await listening(service), (await service.signIn('shenzhiyao')).headers);
  file = (await shen.upload('查新报告.pdf', aPdf(20_000))).id;
});
afterAll(() => service.stop());

/** Breaks one invariant in the data, checks, and restores it. */
const brokenBy = async (statement: string, undo: string): Promise<string[]> => {
  await service.db.pool.query(statement);
  try {
    return await brokenInvariants(service.databaseUrl, service.config.uploadDir);
  } finally {
    await service.db.pool.query(undo);
  }
};

it('hold for the demo data and for what was done with them', async () => {
  expect(await brokenInvariants(service.databaseUrl, service.config.uploadDir)).toEqual([]);
});

it.each([
  [
    'an application stands where its last event has put it',
    `update application set status = 'stage_two' where id = (select min(application_id) from application_snapshot)`,
    `update application a set status = (select to_status from application_event where application_id = a.id
       order by id desc limit 1) where id = (select min(application_id) from application_snapshot)`,
  ],
  [
    'a total of a list is what the list holds',
    `update list_total set n = n + 1 where list = 'demand' and key = '*|*|*|*'`,
    'select recount_list_total()',
  ],
  [
    'a receipt names the one before it, and the head the last one',
    'update receipt_head set sequence = sequence + 1',
    'update receipt_head set sequence = sequence - 1',
  ],
  [
    'each row of the audit log seals the one before it',
    // The service itself has no right to do this; the owner first grants it.
    `grant update on audit_event to current_user; update audit_event set target = target || '!'`,
    `update audit_event set target = rtrim(target, '!'); revoke update on audit_event from current_user`,
  ],
])('are seen to be broken: %s', async (promise, statement, undo) => {
  const broken = await brokenBy(statement, undo);

  expect(broken.length).toBeGreaterThan(0);
  expect(broken.every((line) => line.startsWith(promise))).toBe(true);
});

it('are seen to be broken where bytes have changed, or belong to nothing', async () => {
  writeFileSync(join(service.config.uploadDir, file), aPdf(20_001));
  writeFileSync(join(service.config.uploadDir, '00000000-0000-4000-8000-000000000000'), 'x');

  expect(await brokenInvariants(service.databaseUrl, service.config.uploadDir)).toEqual([
    `the bytes of a ready file are those that were sent: ${file}`,
    'no bytes lie about that no row knows: 00000000-0000-4000-8000-000000000000',
  ]);
});
