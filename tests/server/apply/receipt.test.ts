import { createPublicKey, randomBytes, sign, verify } from 'node:crypto';
import { build } from '@server/app';
import { receiptKeyFrom } from '@server/crypto/receipt-key';
import { type Applicant, anApplicant, clearApplications } from '@tests/support/anApplicant';
import { prints } from '@tests/support/pdf-text';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
const sql = (text: string, values: unknown[] = []) => service.db.pool.query(text, values);
beforeAll(async () => {
  service = await startService();
  shen = await anApplicant(service, 'shenzhiyao');
});
afterAll(() => service.stop());
beforeEach(async () => {
  await clearApplications(service);
  await sql("update receipt_head set sequence = 0, hash = ''");
});

const check = (code: string) => service.call('GET', `/prod-api/cms/open/verify/${code}`);
const aReceipt = async () => {
  const { id } = await shen.filed();
  const { body } = await shen.send('GET', `/${id}/receipt`);
  return { id, ...body.data } as {
    id: number;
    code: string;
    no: string;
    digest: string;
    submittedAt: string;
  };
};
const pdfOf = (id: number, headers: Record<string, string> = shen.headers) =>
  service.app.inject({ url: `/prod-api/cms/apply/${id}/receipt.pdf`, headers });

describe('a receipt', () => {
  test('is proved to anybody by number, time and digest, without content', async () => {
    const receipt = await aReceipt();

    const { status, body, response } = await check(receipt.code);

    expect(status).toBe(200);
    const { no, submittedAt, digest } = receipt;
    expect(body.data).toMatchObject({ no, submittedAt, digest, filedVersion: 1, sequence: 1 });
    expect(response.body).not.toMatch(/面向县域水务|沈知遥|青陶水务/);
  });

  test('is found without hyphens and in small letters too', async () => {
    const { code, no } = await aReceipt();

    expect((await check(code.replaceAll('-', '').toLowerCase())).body.data).toMatchObject({ code, no });
  });

  test('bears a signature that anybody can check with the public key alone', async () => {
    const { code, digest } = await aReceipt();
    const { statement, signature, publicKey } = (await check(code)).body.data;
    const holds = (text: string) =>
      verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));

    expect(holds(statement)).toBe(true);
    expect(JSON.parse(statement)).toMatchObject({ digest, sequence: 1, previous: '' });
    expect(holds(statement.replace(digest, '0'.repeat(64)))).toBe(false);
  });

  test('names the one before it, and an earlier version stays proved', async () => {
    const first = await aReceipt();
    await shen.event({ id: first.id }, 'withdraw');
    const { title } = (await shen.event({ id: first.id }, 'reopen')).body.data;
    await shen.patch(first.id, [{ path: 'base.title', base: title, value: '县域供水管网漏损智能诊断平台' }]);
    await shen.event({ id: first.id }, 'submit');
    const second = (await shen.send('GET', `/${first.id}/receipt`)).body.data;

    const [one, two] = [(await check(first.code)).body.data, (await check(second.code)).body.data];

    expect([one.sequence, two.sequence, two.filedVersion]).toEqual([1, 2, 2]);
    expect(JSON.parse(two.statement).previous).toMatch(/^[0-9a-f]{64}$/);
  });

  test('tells whoever holds it that its version was taken back, and which one came after it', async () => {
    const first = await aReceipt();
    const told = async (code: string) => {
      const { withdrawnAt, latest } = (await check(code)).body.data;
      return { withdrawnAt, latest };
    };
    expect(await told(first.code)).toEqual({ withdrawnAt: null, latest: null });

    await shen.event({ id: first.id }, 'withdraw');
    const back = await told(first.code);
    expect(back).toEqual({ withdrawnAt: expect.stringContaining('+08:00'), latest: null });

    await shen.event({ id: first.id }, 'reopen');
    await shen.event({ id: first.id }, 'submit');
    const second = (await shen.send('GET', `/${first.id}/receipt`)).body.data;
    const latest = { filedVersion: 2, submittedAt: second.submittedAt };
    expect(await told(first.code)).toEqual({ ...back, latest });
    expect(await told(second.code)).toEqual({ withdrawnAt: null, latest: null });
  });

  test('of the demo data is proved as well', async () => {
    const fresh = await startService();
    const { rows } = await fresh.db.pool.query('select code from application_receipt order by sequence');

    const answers = await Promise.all(
      rows.map(({ code }) => fresh.call('GET', `/prod-api/cms/open/verify/${code}`)),
    );
    await fresh.stop();

    expect(answers.length).toBeGreaterThan(3);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
});

describe('a changed receipt is refused', () => {
  const changes: [what: string, statement: string][] = [
    [
      'a field of what was filed',
      `update application_snapshot set fields = fields || '{"base.title":"另一个名称"}'`,
    ],
    ['a field taken away', "update application_snapshot set fields = fields - 'base.title'"],
    ['the hash of a file', `update application_snapshot set files = '{"x":"y"}'`],
    ['the time', "update application_snapshot set submitted_at = submitted_at - interval '1 day'"],
    ['the digest', "update application_snapshot set digest = repeat('0', 64)"],
    ['the number', "update application set no = 'KC2026-B-9999'"],
    ['the signed text', "update application_receipt set statement = replace(statement, 'KC', 'XX')"],
    ['the signature', 'update application_receipt set signature = reverse(signature)'],
    ['its link', "update application_receipt set hash = repeat('0', 64)"],
    ['the end of the chain', 'update receipt_head set sequence = 7'],
  ];
  test.each(changes)('%s', async (_what, statement) => {
    const { code, id } = await aReceipt();

    await sql(statement);

    const { status, body } = await check(code);
    expect([status, body.errorCode]).toEqual([409, 'receipt.changed']);
    expect(JSON.stringify(body)).not.toContain('KC2026');
    // A changed digest gives a code that was never issued.
    expect([404, 409]).toContain((await pdfOf(id)).statusCode);
  });

  test('one that is signed anew with a key of somebody else', async () => {
    const { code } = await aReceipt();
    const { statement } = (await check(code)).body.data;
    const forged = sign(null, Buffer.from(statement), receiptKeyFrom(randomBytes(32))).toString('base64');

    await sql('update application_receipt set signature = $1', [forged]);

    expect((await check(code)).status).toBe(409);
  });

  test('one whose predecessor was taken out of the chain', async () => {
    const { code: first } = await aReceipt();
    const gu = await anApplicant(service, 'gumingqian');
    const { id } = await gu.filed();
    const second = (await gu.send('GET', `/${id}/receipt`)).body.data.code;
    expect((await check(second)).status).toBe(200);

    await sql('delete from application_receipt where code = $1', [first]);

    expect((await check(second)).status).toBe(409);
  });

  test('under another key of the service', async () => {
    const { code } = await aReceipt();
    const config = { ...service.config, receiptKey: receiptKeyFrom(randomBytes(32)) };
    const other = await build({ config, db: service.db, now: () => service.clock.now });

    const { statusCode } = await other.inject({ url: `/prod-api/cms/open/verify/${code}` });
    await other.close();

    expect(statusCode).toBe(409);
  });
});

test('a code that nobody was given is not found, and nonsense is refused', async () => {
  expect((await check('0000-0000-0000-0000')).status).toBe(404);
  expect((await check('hello')).status).toBe(400);
});

test('guessing codes is slowed down', async () => {
  await sql("delete from rate_limit where key like 'receipt.verify:%'");
  const tries = await Promise.all(Array.from({ length: 62 }, () => check('0000-0000-0000-0000')));
  await sql("delete from rate_limit where key like 'receipt.verify:%'");

  expect(tries.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('the PDF is one A4 sheet for whoever may read the application', async () => {
  const { id, no } = await aReceipt();
  const stranger = await anApplicant(service, 'gumingqian');

  const { statusCode, headers, rawPayload } = await pdfOf(id);
  const text = rawPayload.toString('latin1');

  expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain(`提交回执-${no}.pdf`);
  expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(text).toContain('NotoSansSC');
  expect((await pdfOf(id, {})).statusCode).toBe(401);
  expect((await pdfOf(id, stranger.headers)).statusCode).toBe(404);
});

test.each([
  ['withdrawn', true],
  ['returned', true],
  ['draft', true],
  ['submitted', false],
  ['closed', false],
] as const)(
  'the PDF of what is %s says whether this version has been taken back: %s',
  async (status, isSaid) => {
    const { id } = await aReceipt();
    await sql('update application set status = $1 where id = $2', [status, id]);

    const { rawPayload } = await pdfOf(id);

    expect(prints(rawPayload, '已撤回或退回修改')).toBe(isSaid);
    expect(rawPayload.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  },
);
