import { DAY_MS } from '@contract/time-units';
import { type Applicant, anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { prints } from '@tests/support/pdf-text';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let shen: Applicant;
beforeAll(async () => {
  service = await startService();
  shen = await anApplicant(service, 'shenzhiyao');
});
afterAll(() => service.stop());
beforeEach(() => clearApplications(service));

const download = async (url: string, headers = {}) => {
  const { statusCode, headers: answered, rawPayload } = await service.app.inject({ url, headers });
  return { status: statusCode, headers: answered, bytes: rawPayload };
};

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

describe('空白的签章页', () => {
  test('is one A4 sheet with its own Chinese font, for everybody', async () => {
    const { status, headers, bytes } = await download('/prod-api/cms/stamp.pdf');

    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('单位审核签章页.pdf');
    expect(pagesOf(bytes)).toBe(1);
    expect(bytes.toString('latin1')).toMatch(/MediaBox \[0 0 595\.28 841\.89\]/);
    expect(bytes.toString('latin1')).toContain('NotoSansSC');
    expect(prints(bytes, '单位审核签章页')).toBe(true);
    expect(prints(bytes, '草稿')).toBe(false);
    expect(prints(bytes, '校验')).toBe(false);
  });
});

describe('一项申报的签章页', () => {
  test('a draft carries the watermark and no check code', async () => {
    const { id } = (await shen.completeDraft()) as { id: number };

    const sheet = (await shen.send('GET', `/${id}/stamp`)).body.data;
    const { bytes } = await download(`/prod-api/cms/apply/${id}/stamp.pdf`, shen.headers);

    expect(sheet).toMatchObject({ draft: true, code: null, no: null, leader: '沈知遥' });
    expect(pagesOf(bytes)).toBe(1);
    expect(prints(bytes, '草稿')).toBe(true);
    expect(prints(bytes, '校验')).toBe(false);
  });

  test('a filed one carries the code of its receipt, and no watermark', async () => {
    const { id } = await shen.filed();
    const receipt = (await shen.send('GET', `/${id}/receipt`)).body.data;

    const sheet = (await shen.send('GET', `/${id}/stamp`)).body.data;
    const { bytes } = await download(`/prod-api/cms/apply/${id}/stamp.pdf`, shen.headers);

    expect(sheet).toMatchObject({
      title: receipt.title,
      no: receipt.no,
      unitName: receipt.unitName,
      budget: receipt.budget,
      draft: false,
      code: receipt.code,
    });
    expect(sheet.uscc).toMatch(/^[0-9A-Z]{18}$/);
    expect(prints(bytes, '校验码')).toBe(true);
    expect(prints(bytes, '草')).toBe(false);
  });

  test('the longest title still gives one page', async () => {
    const { id } = await shen.completeDraft();
    const { sections } = (await shen.read(id)).body.data;
    await shen.patch(id, [{ path: 'base.title', base: sections.base.title, value: '管网监测'.repeat(30) }]);

    const { bytes } = await download(`/prod-api/cms/apply/${id}/stamp.pdf`, shen.headers);

    expect(pagesOf(bytes)).toBe(1);
  });

  test('does not exist for strangers, and asks visitors to sign in', async () => {
    const { id } = await shen.filed();
    const stranger = await anApplicant(service, 'gumingqian');

    expect((await stranger.send('GET', `/${id}/stamp`)).status).toBe(404);
    expect((await download(`/prod-api/cms/apply/${id}/stamp.pdf`, stranger.headers)).status).toBe(404);
    expect((await download(`/prod-api/cms/apply/${id}/stamp.pdf`)).status).toBe(401);
  });
});

describe('盖章扫描件 of a version', () => {
  const DUE = { reason: '请补充报价', dueAt: '' };
  let unit: Applicant;
  beforeAll(async () => {
    unit = await anApplicant(service, 'xuyingchuan');
  });
  /** Uploaded at the service's present moment. */
  const upload = async (): Promise<string> => {
    const id = await aReadyFile(service, 'xuyingchuan', '盖章扫描件.pdf');
    await service.db.pool.query('update file set created_at = $1 where id = $2', [service.clock.now, id]);
    return id;
  };
  const later = (ms = 60_000): void => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  const audit = (id: number) => unit.event({ id }, 'start_audit');
  const report = (id: number, sealedSheet?: string) =>
    unit.event({ id }, 'report', { sealedSheet, sheetCompared: true });

  test('proves the version it was uploaded for, and no later one', async () => {
    const { id } = await shen.filed();
    later();
    await audit(id);
    const first = await upload();
    DUE.dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
    await unit.event({ id }, 'return', DUE);
    later();
    await shen.event({ id }, 'submit');
    await audit(id);

    expect((await report(id)).body.errorCode).toBe('request.invalid');
    const refused = await report(id, first);
    expect([refused.status, refused.body.msg]).toEqual([
      400,
      '这份扫描件是在第 2 版提交之前上传的，请上传为第 2 版盖章的签章页',
    ]);
    expect((await unit.read(id)).body.data.status).toBe('unit_review');

    later();
    const second = await upload();
    expect((await report(id, second)).status).toBe(200);
    expect((await unit.read(id)).body.data.sealedSheet.id).toBe(second);
  });

  test('of the version before is not shown as that of this one, and cannot be sent again', async () => {
    const { id } = await shen.filed();
    later();
    await audit(id);
    const sheet = await upload();
    await report(id, sheet);
    const office = await anApplicant(service, 'office');
    DUE.dueAt = new Date(service.clock.now.getTime() + DAY_MS).toISOString();
    await office.event({ id }, 'return', DUE);
    later();
    await shen.event({ id }, 'submit');
    await audit(id);

    expect((await unit.read(id)).body.data.sealedSheet).toBeNull();
    expect((await report(id, sheet)).status).toBe(400);
    expect((await report(id)).body.data.fields[0].message).toBe('请上传盖章扫描件');
    expect((await unit.read(id)).body.data.status).toBe('unit_review');
  });
});
