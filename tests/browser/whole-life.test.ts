import { type Actor, enter, shows } from '@tests/support/browser/actor';
import {
  acceptAndAssign,
  approve,
  changePeriod,
  decideStage,
  declareAndScore,
  giveRole,
  handInReview,
  proposeAndPublish,
} from '@tests/support/browser/admin-acts';
import {
  answerAndFile,
  attach,
  openStage,
  submitStage,
  writeStage,
} from '@tests/support/browser/applicant-acts';
import { field } from '@tests/support/browser/application-form';
import { type BuiltSite, onBuiltSite } from '@tests/support/browser/built-site';
import { mouse } from '@tests/support/browser/input-device';
import { closeRemark, report, returnWithRemark, startAudit } from '@tests/support/browser/unit-acts';
import { Writer } from '@tests/support/browser/Writer';
import pg from 'pg';
import type { Page } from 'playwright-core';

jest.setTimeout(600_000);

const TITLE = '县域供水管网漏损诊断与调度平台';
const NUMBER = /KC\d{4}-B-\d{4}/;
const WHY = '请补充第三方检测报告';

let service: BuiltSite['service'];
let browser: BuiltSite['browser'];

onBuiltSite((site) => {
  ({ service, browser } = site);
});

const as = (login: string): Promise<Actor> =>
  enter({ address: service.address, newPage: browser.newPage }, login);

/** The period open for applications, from the public call. */
const openPeriod = async (page: Page): Promise<{ id: number; name: string }> => {
  const answer = await page.request.get(`${service.address}/prod-api/cms/period/list/open`);
  return (await answer.json()).rows[0];
};

/** Lets the announced days of publicity pass. */
const letPublicityPass = async (id: number): Promise<void> => {
  const client = new pg.Client({ connectionString: service.databaseUrl });
  await client.connect();
  await client.query("update application set promised_until = now() - interval '2 seconds' where id = $1", [
    id,
  ]);
  await client.end();
};

/** A new application from the list of categories to the receipt. */
const apply = async ({ page, go }: Actor): Promise<{ id: number; no: string }> => {
  await go('/innovation/myProjects/new');
  await page.getByRole('radio', { name: /应用示范/ }).check();
  await page.getByRole('link', { name: '开始填写' }).click();
  await field(page, 'base.title').fill(TITLE);
  await page.waitForURL(/\/innovation\/myProjects\/\d+/);
  const id = Number(/myProjects\/(\d+)/.exec(page.url())?.[1]);
  await go(`/innovation/myProjects/${id}?step=base`);
  await new Writer(page, mouse).everything();
  await page.getByRole('button', { name: '确认提交' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认提交' }).click();
  await page.waitForURL(/view=receipt/);
  const no = NUMBER.exec((await page.getByText(NUMBER).first().textContent()) ?? '')?.[0] ?? '';
  return { id, no };
};

it('a project lives from the draft to 结题, each step by its own actor', async () => {
  const office = await as('office');
  const { id: periodId, name } = await openPeriod(office.page);
  await changePeriod(office, name, { numbers: { 每人限报项数: 2, 每项至少评审份数: 2 } });
  const admin = await as('admin');
  await giveRole(admin, 'gumingqian', '评审专家');

  // The applicant files; the unit sends it back with a remark, reads the answer, stamps and reports.
  const applicant = await as('shenzhiyao');
  const { id, no } = await apply(applicant);
  const unit = await as('xuyingchuan');
  await startAudit(unit, TITLE);
  await returnWithRemark(unit, '风险与对策', '请补充应急预案');
  await applicant.go(`/innovation/myProjects/${id}`);
  await applicant.page.getByRole('link', { name: '前往“风险与对策”' }).click();
  await field(applicant.page, 'plan.risk').fill('已编制停水应急预案，现场备双路供电。');
  await shows(applicant.page, /已保存/);
  expect(await applicant.page.locator('textarea[id="plan.basis"]').count()).toBe(0);
  await applicant.page.goBack();
  await answerAndFile(applicant.page);
  await startAudit(unit, TITLE);
  await closeRemark(unit, '风险与对策', '已编制停水应急预案');
  await report(unit);

  // The office assigns two experts; until both have submitted, the decision waits and shows why.
  await acceptAndAssign(office, id, ['陆一苇', '顾明谦']);
  await shows(office.page, '还有 2 位专家没有提交评审');
  const first = await as('luyiwei');
  const paper = await declareAndScore(first, no, 18);
  expect(paper).not.toContain('青陶水务');
  await first.page.reload();
  expect(await first.page.getByLabel('预期效益得分').inputValue()).toContain('18');
  await handInReview(first);
  const second = await as('gumingqian');
  await declareAndScore(second, no, 16);
  await handInReview(second);

  // 公示 and 立项. Then the calendar is changed so that both stages can be submitted. Announced dates stay valid until they
  // have passed.
  const notice = await proposeAndPublish(office, periodId, TITLE);
  const visitor = await browser.newPage();
  await visitor.page.goto(service.address + notice);
  await visitor.page.getByRole('cell', { name: no }).waitFor();
  await changePeriod(office, name, {
    numbers: { 公示天数: 0 },
    dates: {
      applyEnd: -9,
      unitAuditEnd: -8,
      formalCheckEnd: -7,
      reviewEnd: -6,
      publicityStart: -5,
      approvalAt: -4,
      stageOneStart: -3,
      stageTwoStart: -2,
    },
  });
  await office.go(`/admin/applications/${id}`);
  await shows(office.page, /公示将于 .+结束/);
  await letPublicityPass(id);
  await approve(office, id);

  // Stage one is returned once and corrected; stage two closes the project.
  await writeStage(applicant, id, 'one');
  await submitStage(applicant.page, 'one');
  await decideStage(office, id, '退回补正阶段一成果', WHY);
  await openStage(applicant, id, 'one');
  await shows(applicant.page, `退回补正：${WHY}`);
  await shows(applicant.page, '退回补正，不受填报时间限制');
  await field(applicant.page, 'nextPlan').fill('补充第三方检测报告，扩大示范范围。');
  // The sheet stamped before the return is only valid for the version filed then.
  await attach(applicant.page, 'sealedSheet', '重新盖章件.pdf');
  await submitStage(applicant.page, 'one');
  await decideStage(office, id, '通过阶段一成果');
  await writeStage(applicant, id, 'two');
  await submitStage(applicant.page, 'two');
  await decideStage(office, id, '验收通过');

  // 结题: the applicant sees it, and the public sees what was opened to everybody.
  await applicant.go(`/user/myProjects/${id}`);
  await shows(applicant.page, '已结束，无需处理');
  await applicant.page.getByRole('link', { name: '动态' }).click();
  for (const event of ['盖章上报', '拟立项', '验收通过']) await shows(applicant.page, event);
  await visitor.page.goto(`${service.address}/innovation/result/${id}`);
  await visitor.page.getByRole('heading', { level: 2, name: '阶段二成果' }).waitFor();

  const everybody = [office, admin, applicant, unit, first, second, visitor];
  const complaints = everybody.flatMap((one) => one.complaints);
  // The page loads both stages, and the browser logs the one that does not exist yet. The service also approves once a
  // minute what has been public long enough, so that approving a moment later is refused as already done.
  const expected = /404 .*\/cms\/result\/\d+\/two|409 .*\/cms\/apply\/\d+\/approve/;
  expect(complaints.filter((text) => !expected.test(text))).toEqual([]);
});
