import { APPLY } from './applications.mjs';
import { rowsOf, said } from './person.mjs';
import { plainPicture } from './plain-picture.mjs';

const HOUR_MS = 3_600_000;
/** Within the last day of a window an outage moves its end. */
const soon = () => new Date(Date.now() + 20 * HOUR_MS).toISOString();
const PERIODS = '/prod-api/cms/period/manage';
/** Fields that are derived from the plan of a period, or count its records. */
const FOLLOWS = new Set(
  'id createTime updateTime status serverTime extensions applications submitted'.split(' '),
);

async function planAnew({ send }, act, period, change) {
  const plan = Object.fromEntries(Object.entries(period).filter(([name]) => !FOLLOWS.has(name)));
  said(act, await send('PUT', `/prod-api/cms/period/${period.id}`, { ...plan, ...change }));
}

/** The office allows one more application per person in the open period. */
export async function allowTwo(office) {
  for (const period of await rowsOf(office, PERIODS))
    if (period.status === 'open')
      await planAnew(office, '放宽份数', period, { maxPerPerson: period.maxPerPerson + 1 });
}

/** Sets the ends of stage results and of a return to tomorrow, so that an outage extends both. */
export async function setNearEnds(office) {
  const isRunning = ({ stageOneStart, stageTwoStart }) =>
    Date.parse(stageOneStart) < Date.now() && Date.now() < Date.parse(stageTwoStart);
  const running = (await rowsOf(office, PERIODS)).find(isRunning);
  if (running) await planAnew(office, '延长阶段一', running, { stageOneEnd: soon() });
  const filed = await rowsOf(office, `${APPLY}/list?pageSize=50`);
  const { id, version } = filed.find(({ status }) => status === 'formal_check') ?? {};
  const back = { version, reason: '请补充设备单价的依据。', dueAt: soon() };
  said('退回修改', await office.send('POST', `${APPLY}/${id}/return`, back));
}

/** Proposes applications for funding and publishes the list; objections are possible from then on. */
export async function beginPublicity({ send }) {
  for (const { id: periodId } of await rowsOf({ send }, PERIODS)) {
    const ranked = await rowsOf({ send }, `/prod-api/cms/review/ranking?periodId=${periodId}`);
    const done = ({ status, reviewsDone, reviewsAssigned }) =>
      status === 'expert_review' && reviewsDone > 0 && reviewsDone === reviewsAssigned;
    const { id, version } = ranked.find(done) ?? {};
    if (!id) continue;
    if (!said('拟立项', await send('POST', `${APPLY}/${id}/propose`, { version }))) continue;
    said('公示', await send('POST', '/prod-api/cms/review/publicity', { periodId }));
    return;
  }
  process.stdout.write('没有可以公示的申报\n');
}

/** The experts of one application have three months from today. */
export async function extendReview({ send }) {
  const filed = await rowsOf({ send }, `${APPLY}/list?pageSize=50`);
  const open = filed.find(
    ({ status, reviewsDone, reviewsAssigned }) => status === 'expert_review' && reviewsDone < reviewsAssigned,
  );
  if (!open) return process.stdout.write('没有等待评审的申报\n');
  const body = { applicationId: open.id, until: new Date(Date.now() + 90 * 24 * HOUR_MS).toISOString() };
  said('延长评审时间', await send('PUT', '/prod-api/cms/review/until', body));
}

/** Refuses a waiting certification because its scan is unreadable. */
export async function refuseCertification({ send }) {
  const [waiting] = await rowsOf({ send }, '/prod-api/system/cert/list?status=0');
  const refused = { agree: false, reasonCode: 'blurred', version: waiting?.version };
  said('驳回认证', await send('PUT', `/prod-api/system/cert/${waiting?.id}/decide`, refused));
}

/** The unit vouches for one of its people. */
export async function vouchForMember(unit) {
  const [waiting] = await rowsOf(unit, '/prod-api/system/unit/cert/list');
  if (!waiting) return process.stdout.write('没有可以担保的认证\n');
  const path = `/prod-api/system/unit/cert/${waiting.id}/vouch`;
  said('担保', await unit.send('PUT', path, { version: waiting.version }));
}

/** Removes a word from the suggestions of the search box, and saves a view of a list for the office. */
export async function tidyUp({ send }) {
  const word = { keyword: '测试', struck: true };
  said('撤下搜索词', await send('PUT', '/prod-api/cms/search/words', word));
  const views = [{ name: '待形式审查', query: 'status=formal_check' }];
  const list = { list: '/admin/applications', views, opensWith: views[0].name, version: 0 };
  said('保存视图', await send('PUT', '/prod-api/cms/admin/views', list));
}

/** The site has a picture of its own. */
export async function setSitePicture({ send }) {
  const image = `data:image/jpeg;base64,${(await plainPicture(64, 64)).toString('base64')}`;
  const drawn = await send('PUT', '/prod-api/system/setting/picture', { kind: 'tab_logo', image });
  if (!said('上传站点图片', drawn)) return;
  const { setting } = (await send('GET', '/prod-api/system/setting')).body.data;
  const named = { ...setting, tab_logo_url: drawn.body.data.url, before: setting };
  said('使用站点图片', await send('PUT', '/prod-api/system/setting', named));
}
