import { foldLine, icsText } from '@server/modules/calendar/ics-text';
import { type Applicant, anApplicant, clearApplications, openPeriod } from '@tests/support/anApplicant';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
const OWN = '/prod-api/cms/calendar';
beforeAll(async () => {
  service = await startService();
  shen = await anApplicant(service, 'shenzhiyao');
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

const create = async (): Promise<string> => {
  const { body } = await service.call('POST', OWN, { headers: shen.headers });
  return new URL(body.data.url).pathname;
};
const read = (path: string) => service.call('GET', path);
const unfolded = (ics: string): string => ics.replaceAll('\r\n ', '');

test('subscribing gives an address that needs no session', async () => {
  const path = await create();

  const { status, body, response } = await read(path);

  expect([status, response.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n[\s\S]*END:VCALENDAR\r\n$/);
});

test('asking shows the same address again, and null before there is one', async () => {
  const gu = await anApplicant(service, 'gumingqian');
  const path = await create();

  const mine = await service.call('GET', OWN, { headers: shen.headers });
  const theirs = await service.call('GET', OWN, { headers: gu.headers });

  expect(new URL(mine.body.data.url).pathname).toBe(path);
  expect(theirs.body.data).toBeNull();
});

test('the calendar tells my deadline in 北京时间, with alarms', async () => {
  const path = await create();
  const { id, title } = await shen.completeDraft();
  await service.db.pool.query("update period set apply_end = '2031-09-30T15:59:59Z' where id = $1", [
    (await openPeriod(service)).id,
  ]);

  const ics = unfolded((await read(path)).body);

  expect(ics).toContain(`SUMMARY:申报截止：${title}`);
  expect(ics).toContain('DTSTART;TZID=Asia/Shanghai:20310930T235959');
  expect(ics).toContain('TZID:Asia/Shanghai\r\nBEGIN:STANDARD');
  expect(ics).toContain(`UID:application-${id}-draft@kaichuang.example.cn`);
  expect(ics.match(/TRIGGER:-P7D|TRIGGER:-P2D|TRIGGER:-PT3H/g)).toHaveLength(3);
});

test('a deadline that moved with its period is a newer version of the same entry', async () => {
  const path = await create();
  await shen.completeDraft();
  const { id } = await openPeriod(service);
  const entry = async () => {
    const ics = unfolded((await read(path)).body);
    const of = (name: string) =>
      new RegExp(`BEGIN:VEVENT[\\s\\S]*?\\r\\n${name}(?:;[^:]*)?:(.*)\\r`).exec(ics)?.[1];
    return {
      uid: of('UID'),
      at: of('DTSTART'),
      sequence: Number(of('SEQUENCE')),
      changed: of('LAST-MODIFIED'),
    };
  };
  const before = await entry();

  await service.db.pool.query(
    "update period set apply_end = '2031-10-07T15:59:59Z', updated_at = '2031-09-01T00:00:00Z' where id = $1",
    [id],
  );

  const after = await entry();
  expect(after).toMatchObject({ uid: before.uid, at: '20311007T235959', changed: '20310901T000000Z' });
  expect(before.sequence).toBeGreaterThan(0);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});

test('what others have to do stands in it without an alarm', async () => {
  const path = await create();
  await shen.filed();

  const ics = unfolded((await read(path)).body);

  expect(ics).toContain('SUMMARY:单位审核截止：');
  expect(ics).not.toContain('BEGIN:VALARM');
});

test('a stage that came back is due at no date: the end of its window is not in it any more', async () => {
  const path = await create();
  const { id } = await shen.filed();
  const { kysely } = service.db;
  await kysely
    .updateTable('application')
    .set({ status: 'stage_one', handler: 'applicant' })
    .where('id', '=', id)
    .execute();
  const result = { applicationId: id, milestone: 'one', status: 'draft' } as const;
  await kysely.insertInto('stageResult').values(result).execute();
  const before = unfolded((await read(path)).body);

  await kysely
    .updateTable('stageResult')
    .set({ status: 'returned' })
    .where('applicationId', '=', id)
    .execute();

  expect(before).toContain(`UID:application-${id}-stage_one`);
  expect(unfolded((await read(path)).body)).not.toContain('UID:application-');
  expect((await shen.read(id)).body.data.deadline).toBeNull();
});

test("nobody else's application is in it; an open period that I have not begun in is", async () => {
  const path = await create();
  const gu = await anApplicant(service, 'gumingqian');
  await gu.create({});

  const ics = unfolded((await read(path)).body);

  expect(ics).not.toContain('UID:application-');
  expect(ics).toContain(`SUMMARY:申报截止：${(await openPeriod(service)).name}`);
});

test('every line has at most 75 octets, and no character is cut in two', async () => {
  const path = await create();
  await shen.filed();

  const { rawPayload } = await service.app.inject({ url: path });
  const lines = rawPayload.toString('latin1').split('\r\n');

  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(75);
  for (const line of lines)
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
});

test('signs with a meaning of their own are escaped, and a title cannot write lines of its own', () => {
  expect(icsText('水务, 一期; 甲\\乙\r\nBEGIN:VEVENT\u0007')).toBe('水务\\, 一期\\; 甲\\\\乙\\nBEGIN:VEVENT');
  for (const sign of ['\u0085', '\u2028', '\u2029', '\r', '\v', '\f'])
    expect(icsText(`甲${sign}BEGIN:VALARM`)).toMatch(/^甲(?:\\n)?BEGIN:VALARM$/);
  expect(foldLine('水'.repeat(30)).split('\r\n ')).toEqual(['水'.repeat(25), '水'.repeat(5)]);
});

test('a new address ends the one before it', async () => {
  const [first, second] = [await create(), await create()];

  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
});

test('revoking ends the address at once', async () => {
  const path = await create();

  await service.call('DELETE', OWN, { headers: shen.headers });

  expect((await read(path)).status).toBe(404);
  expect((await service.call('GET', OWN, { headers: shen.headers })).body.data).toBeNull();
});

test('an account that is stopped has no calendar, and the database holds no readable token', async () => {
  const path = await create();
  const { rows } = await service.db.pool.query('select * from calendar_feed');
  expect(JSON.stringify(rows)).not.toContain(path.split('/').at(-1)?.slice(0, 43));

  await service.db.pool.query("update account set status = 'disabled' where login = 'shenzhiyao'");

  expect((await read(path)).status).toBe(404);
});
