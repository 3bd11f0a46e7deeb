import { idNumberCheckCharacter } from '@contract/rules/id-number';
import {
  choose,
  chooseMonth,
  field,
  fillFields,
  nextStep,
  pasteCells,
  signInAs,
} from '@tests/support/application-form';
import { openBrowser, type WatchedPage } from '@tests/support/openBrowser';
import { aDocx, aJpeg, aPdf } from '@tests/support/sample-files';
import { type BuiltService, startBuiltService } from '@tests/support/startBuiltService';
import type { Page } from 'playwright-core';

jest.setTimeout(300_000);

const MB = 1024 * 1024;
const SUMMARY =
  '县域供水管网漏损率长期高于全国平均水平，人工听漏效率低、定位误差大。本项目研制低功耗声学监测终端，建立管网水力与声学耦合的漏损诊断模型，形成面向县域水务的诊断与调度平台。'.repeat(
    3,
  );

const idNumber = (born: string, serial: string): string => {
  const first = `990101${born}${serial}`;
  return first + idNumberCheckCharacter(first);
};
/** Invented people; region 99 does not exist. */
const MEMBERS = [
  ['顾思远', idNumber('19860312', '013'), '水力学', '诊断方法'],
  ['罗亦辰', idNumber('19900725', '037'), '电子信息', '终端研制'],
  ['周念慈', idNumber('19921108', '124'), '给排水科学与工程', '示范工程'],
] as const;

let service: BuiltService;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let watched: WatchedPage;
let page: Page;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBuiltService(), openBrowser()]);
  watched = await browser.newPage();
  page = watched.page;
  page.setDefaultTimeout(20_000);
});
afterAll(async () => {
  await browser?.close();
  await service?.stop();
});

const fillBase = async (): Promise<void> => {
  await fillFields(page, { 'base.title': '县域供水管网漏损诊断与调度平台', 'base.summary': SUMMARY });
  await page.getByRole('combobox', { name: '领域' }).click();
  await page.getByText('能源与环境').click();
  await page.getByText('水处理与水环境').click();
  await field(page, 'base.keywords').fill('漏损诊断、声学监测、县域水务');
  await field(page, 'base.keywords').press('Enter');
  const [from, to] = await termOfPeriod();
  await chooseMonth(page.getByRole('textbox', { name: '开始月份' }), from);
  await chooseMonth(page.getByRole('textbox', { name: '结束月份' }), to);
  await page.getByRole('checkbox', { name: /不涉及国家秘密/ }).check();
};

/** The months the page itself names: 本批次执行期应在 … 至 … 之间. */
const termOfPeriod = async (): Promise<[string, string]> => {
  const help = await page.getByText(/本批次执行期应在/).textContent();
  const [from = '', to = ''] = help?.match(/\d{4}-\d{2}/g) ?? [];
  return [from, to];
};

const fillUnit = async (): Promise<void> => {
  await page.getByRole('radio', { name: '高等学校' }).check();
  await fillFields(page, {
    'unit.address': '云泽大道 1 号',
    'unit.legalPerson': '祁怀远',
    'unit.contactName': '许映川',
    'unit.contactPhone': '19900000003',
    'unit.contactEmail': 'contact@example.cn',
    'unit.specialFund': '120.00',
    'unit.selfFund': '60',
  });
};

const fillTeam = async (): Promise<void> => {
  await choose(field(page, 'team.leaderTitle'), '副高级');
  await choose(field(page, 'team.leaderDegree'), '博士研究生');
  await fillFields(page, {
    'team.leaderPhone': '19900000002',
    'team.leaderEmail': 'gumingqian@example.cn',
    'team.leaderMonths': '12',
  });
  for (const [name, id, major, task] of MEMBERS) {
    await page.getByRole('button', { name: '添加成员' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox', { name: '姓名' }).fill(name);
    await drawer.getByRole('textbox', { name: '身份证号码' }).fill(id);
    await choose(drawer.getByRole('combobox', { name: '职称' }), '中级');
    await choose(drawer.getByRole('combobox', { name: '学历' }), '硕士研究生');
    await drawer.getByRole('textbox', { name: '专业' }).fill(major);
    await drawer.getByRole('textbox', { name: '工作单位' }).fill('云泽大学');
    await drawer.getByRole('textbox', { name: '分工' }).fill(task);
    await drawer.getByRole('textbox', { name: '投入人月' }).fill('10');
    await drawer.getByRole('button', { name: '完成' }).click();
    await drawer.waitFor({ state: 'hidden' });
  }
};

const fillPlan = async (): Promise<void> => {
  await fillFields(page, {
    'plan.basis': '县域管网漏损率高，人工听漏依赖经验。',
    'plan.content': '声学终端、诊断模型与调度平台。',
    'plan.route': '先终端，后模型，再平台，边试边改。',
  });
  await page.getByRole('button', { name: '添加创新点' }).click();
  await page.getByRole('group', { name: '创新点 1' }).getByRole('textbox').fill('低频声学与水力模型耦合定位');
};

const fillTarget = async (): Promise<void> => {
  const indicators = page.getByRole('group', { name: '考核指标' });
  for (let i = 1; i <= 6; i++) {
    await page.getByRole('button', { name: '添加指标' }).click();
    await choose(indicators.getByRole('combobox', { name: '指标类型' }).last(), '技术指标');
    await indicators.getByRole('textbox', { name: '指标名称' }).last().fill(`定位误差 ${i}`);
    await indicators.getByRole('textbox', { name: '现状' }).last().fill('2.5 米');
    await indicators.getByRole('textbox', { name: '阶段一目标' }).last().fill('1.5 米');
    await indicators.getByRole('textbox', { name: '阶段二目标' }).last().fill('0.8 米');
    await indicators.getByRole('textbox', { name: '考核方式' }).last().fill('第三方检测报告');
  }
  await page.getByRole('button', { name: '添加进度' }).click();
  const schedule = page.getByRole('group', { name: '进度安排' });
  const [from, to] = term;
  await chooseMonth(schedule.getByRole('textbox', { name: '开始月份' }), from);
  await chooseMonth(schedule.getByRole('textbox', { name: '结束月份' }), to);
  await schedule.getByRole('textbox', { name: '任务' }).fill('研制与示范');
  await schedule.getByRole('textbox', { name: '交付物' }).fill('终端、模型与平台');
  await schedule.getByRole('textbox', { name: '责任人' }).fill('顾明谦');
};

const fillBudget = async (): Promise<void> => {
  await pasteCells(field(page, 'budget.equipment.special'), [
    ['42.00', '30.00'],
    ['40.00', '18.00'],
    ['24.00', '12.00'],
    ['14.00', '0'],
  ]);
  for (const subject of ['equipment', 'business', 'labour', 'indirect'])
    await field(page, `budget.${subject}.basis`).fill('按市场询价与人月测算');
};

const attach = async (material: string, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
  const group = page.getByRole('group', { name: new RegExp(`^${material}`) });
  await group.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await group.getByRole('button', { name: new RegExp(`下载.*${name}`) }).waitFor({ timeout: 90_000 });
};

const fillFiles = async (): Promise<void> => {
  await attach(
    '承诺书签字页',
    '承诺书.docx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    aDocx(),
  );
  await attach('查新报告', '查新报告.pdf', 'application/pdf', aPdf(15 * MB));
  await attach('单位资质证明', '资质.jpg', 'image/jpeg', aJpeg());
  for (const box of await page.getByRole('group', { name: '申报承诺' }).getByRole('checkbox').all())
    await box.check();
};

let term: [string, string] = ['', ''];

it('files an application from the home page to the receipt, takes it back and files it again [route./innovation/myProjects/new]', async () => {
  await page.goto(service.address);
  await page.getByRole('link', { name: '开始申报' }).click();
  await signInAs(page, 'gumingqian');
  await page.waitForURL(({ pathname }) => pathname === '/innovation/myProjects/new');

  await page.getByRole('radio', { name: /应用示范/ }).check();
  await page
    .getByText(/限报一项|限项|批次/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: '开始填写' }).click();
  await page.waitForURL(/\/innovation\/myProjects\/\d+/);
  const application = page.url().split('?')[0] ?? '';
  await page.goto(`${application}?step=base`);

  await fillBase();
  term = await termOfPeriod();
  await nextStep(page, '申报单位');
  await fillUnit();
  await nextStep(page, '项目团队');
  await fillTeam();
  await nextStep(page, '研究方案');
  await fillPlan();
  await nextStep(page, '考核指标与进度');
  await fillTarget();
  await nextStep(page, '预算');
  await fillBudget();
  await nextStep(page, '附件与承诺');
  await fillFiles();
  await nextStep(page, '核对并提交');

  await page.getByRole('button', { name: /^(核对并提交|确认提交|提交)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).dblclick();
  await page
    .getByText(/KC\d{4}-B-\d{4}/)
    .first()
    .waitFor();
  const number =
    (
      await page
        .getByText(/KC\d{4}-B-\d{4}/)
        .first()
        .textContent()
    )?.match(/KC\d{4}-B-\d{4}/)?.[0] ?? '';

  await page.goto(`${service.address}/innovation/myProjects`);
  await page.getByText(number).waitFor();
  expect(await page.getByText('已提交', { exact: true }).count()).toBeGreaterThan(0);

  await page.goto(application);
  await page.getByRole('button', { name: '撤回申报' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /撤回/ }).click();
  await page.getByRole('button', { name: '重新编辑' }).click();
  await page.goto(`${application}?step=base`);
  await fillFields(page, { 'base.title': '县域管网漏损诊断与调度平台' });
  await page
    .getByText(/已保存/)
    .first()
    .waitFor();
  await page.goto(`${application}?step=check`);
  await page.getByRole('button', { name: /^(核对并提交|确认提交|提交)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click();
  await page.getByText(number).first().waitFor();
  expect(watched.complaints).toEqual([]);
});
