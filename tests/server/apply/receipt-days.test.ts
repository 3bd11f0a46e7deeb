import { judgeFile } from '@contract/rules/receipt-proof/judge';
import type { DayStatement, PlatformKey } from '@contract/rules/receipt-proof/proof';
import { DAY_MS } from '@contract/time-units';
import { publishDays } from '@server/receipt/publish-days';
import { type Applicant, anApplicant, clearApplications } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
let keys: PlatformKey[];
const sql = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
let start: Date;
/** Sessions end in the meantime, so sign in again. */
const later = async (days: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + days * DAY_MS);
  shen = await anApplicant(service, 'shenzhiyao');
};
const publish = () => publishDays(service.db, service.config.receiptKey, service.clock.now);
const visit = async (path: string) => (await service.call('GET', `/prod-api/cms/open/${path}`)).body;
const said = ({ statement }: { statement: string }) => JSON.parse(statement) as DayStatement;

beforeAll(async () => {
  service = await startService();
  start = service.clock.now;
  keys = (await visit('receipt/checker')).data.keys;
});
afterAll(() => service.stop());
beforeEach(async () => {
  service.clock.now = start;
  await later(0);
  await clearApplications(service);
  await sql('delete from receipt_day');
  await sql("update receipt_head set sequence = 0, hash = ''");
});

interface Receipt {
  id: number;
  code: string;
  day: string;
}
const file = async (): Promise<Receipt> => {
  const { id } = await shen.filed();
  const { code, submittedAt } = (await shen.send('GET', `/${id}/receipt`)).body.data;
  return { id, code, day: submittedAt.slice(0, 10) };
};
/** Files the same application again, which makes another version and another receipt. */
const fileAgain = async ({ id }: Receipt): Promise<void> => {
  await shen.event({ id }, 'withdraw');
  await shen.event({ id }, 'reopen');
  await shen.event({ id }, 'submit');
};
const pdfOf = async ({ id }: Receipt): Promise<Buffer> =>
  (await service.app.inject({ url: `/prod-api/cms/apply/${id}/receipt.pdf`, headers: shen.headers }))
    .rawPayload;
const days = async () => (await visit('receipt/days')).rows as { day: string; statement: string }[];

describe('what is published of each day', () => {
  it('is nothing while the day goes on, and then one signed hash that never changes', async () => {
    const { day } = await file();
    await publish();
    const during = await days();
    await later(1);
    await publish();
    const published = await days();
    await later(1);
    await Promise.all([publish(), publish()]);

    expect(during).toEqual([]);
    expect(published).toHaveLength(1);
    expect(published[0]?.day).toBe(day);
    expect(published[0] && said(published[0])).toMatchObject({
      day,
      receipts: 1,
      first: 1,
      last: 1,
      previous: '',
    });
    expect(await days()).toEqual(published);
  });

  it('comes for every day that was missed, each naming the one before it, and for none without a receipt', async () => {
    const receipt = await file();
    await later(1);
    await fileAgain(receipt);
    await fileAgain(receipt);
    await later(3);
    await fileAgain(receipt);
    await later(2);
    await publish();

    const [third, second, first] = (await days()).map(said);
    expect([first, second, third].map((one) => [one?.first, one?.last])).toEqual([
      [1, 1],
      [2, 3],
      [4, 4],
    ]);
    expect(new Set([first?.previous, second?.previous, third?.previous]).size).toBe(3);
    expect((await visit('receipt/days?pageSize=1&isAsc=asc')).rows.map(said)).toEqual([first]);
  });

  it('holds every receipt of a day with thousands', async () => {
    const { id } = await file();
    const filings = 2500;
    await sql(
      `insert into application_snapshot (application_id, filed_version, digest, submitted_at, submitted_by, fields, files)
       select application_id, i, digest, submitted_at, submitted_by, fields, files
       from application_snapshot, generate_series(2, ${filings}) i where application_id = $1`,
      [id],
    );
    await sql(
      `insert into application_receipt (sequence, application_id, filed_version, code, statement, key_id, signature,
         previous_hash, hash)
       select i, application_id, i, code || '-' || i, statement, key_id, signature, hash, md5(i::text)
       from application_receipt, generate_series(2, ${filings}) i where application_id = $1`,
      [id],
    );
    await later(1);
    await publish();

    expect((await days()).map(said)).toMatchObject([{ receipts: filings, first: 1, last: filings }]);
  });

  it('takes a receipt that came after its day had been published into the next', async () => {
    const receipt = await file();
    await later(1);
    await publish();
    await later(-0.5);
    await fileAgain(receipt);
    await later(3);
    await publish();

    expect((await days()).map((one) => [said(one).first, said(one).last])).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });
});

describe('a receipt in somebody’s hands', () => {
  it('is proved by its PDF alone, from the first hour on, and by the published day from the next', async () => {
    const receipt = await file();
    const fresh = await pdfOf(receipt);
    await later(1);
    await publish();
    const old = await pdfOf(receipt);

    expect(judgeFile(fresh, keys)).toMatchObject({ fault: null, isDocument: true, day: null });
    expect(judgeFile(old, keys)).toMatchObject({ fault: null, isDocument: true, day: { day: receipt.day } });
    for (const place of [60, Math.floor(old.length / 2), old.length - 3]) {
      const changed = Buffer.from(old);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(judgeFile(changed, keys).fault).not.toBeNull();
    }
  });

  it('is proved by what the page of its code tells as well', async () => {
    const receipt = await file();
    await later(1);
    await publish();
    const { data } = await visit(`verify/${receipt.code}`);
    const { statement, signature, keyId, day } = data;
    const proof = Buffer.from(
      JSON.stringify({ format: 'kaichuang-proof-1', statement, signature, keyId, day }),
    );

    expect(judgeFile(proof, keys)).toMatchObject({ fault: null, day: { day: receipt.day } });
  });
});

describe('the check of the chain', () => {
  const tamper: [string, string][] = [
    ['a day that was signed anew by somebody', "update receipt_day set signature = repeat('A', 86) || '=='"],
    [
      'a day that was cut',
      'update receipt_day set last_sequence = last_sequence - 1 where last_sequence = 3',
    ],
    ['a day that was taken out', 'delete from receipt_day where first_sequence = 1'],
    [
      'a receipt that was exchanged, chain and all',
      'update receipt_day set statement = replace(statement, \'"receipts":2\', \'"receipts":3\')',
    ],
  ];

  it.each(tamper)('finds %s', async (_what, statement) => {
    const receipt = await file();
    await later(1);
    await fileAgain(receipt);
    await fileAgain(receipt);
    await later(1);
    await publish();
    const { headers } = await service.signIn('auditor');
    const check = async () =>
      (await service.call('POST', '/prod-api/monitor/receipt/check', { headers, body: {} })).body.data;

    expect(await check()).toMatchObject({ status: 'intact' });
    await sql(statement);
    expect(await check()).toMatchObject({ status: 'broken', fault: 'published' });
  });
});
