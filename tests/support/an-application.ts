import type { Sections } from '@contract/application';
import type { Application, ApplicationSummary } from '@contract/apply';
import type { Section, SectionStatus } from '@contract/enums';

const emptyLine = () => ({ special: null, self: null, basis: null });

/** A new form with every field empty. */
export const emptySections = (): Sections => ({
  base: {
    periodId: 2,
    title: null,
    category: 'B',
    field: null,
    keywords: null,
    termStart: null,
    termEnd: null,
    summary: null,
    notSecret: null,
  },
  unit: {
    unitId: null,
    name: null,
    uscc: null,
    nature: null,
    address: null,
    legalPerson: null,
    contactName: null,
    contactPhone: null,
    contactEmail: null,
    specialFund: null,
    selfFund: null,
    partners: [],
  },
  team: {
    leaderTitle: null,
    leaderDegree: null,
    leaderPhone: null,
    leaderEmail: null,
    leaderMonths: null,
    members: [],
  },
  plan: { basis: null, content: null, innovations: [], route: null, routeFigure: null, risk: null },
  target: { indicators: [], schedule: [] },
  budget: { equipment: emptyLine(), business: emptyLine(), labour: emptyLine(), indirect: emptyLine() },
  files: { attachments: [], promiseTruth: null, promiseUnique: null, promiseIntegrity: null },
});

const TEXT = '面向县域水务的漏损诊断，建立声学监测与水力模型相结合的定位方法。';

const indicator = (id: string, name: string) => ({
  id,
  kind: 'technical' as const,
  name,
  present: '无',
  stageOne: '完成样机',
  stageTwo: '完成示范',
  method: '第三方检测',
});

/** A form without findings in the formality check, for the period of `aPeriod`. */
export const fullSections = (): Sections => ({
  base: {
    periodId: 2,
    title: '面向县域水务的漏损智能诊断与调度平台',
    category: 'B',
    field: ['environment', 'water'],
    keywords: ['漏损诊断', '声学监测', '水力模型'],
    termStart: '2027-01',
    termEnd: '2028-12',
    summary: TEXT.repeat(8),
    notSecret: true,
  },
  unit: {
    unitId: 7,
    name: '青陶水务科技有限公司',
    uscc: '91330106MA2CFLXX0M',
    nature: 'enterprise',
    address: '青陶市临江路 18 号',
    legalPerson: '许映川',
    contactName: '陆一苇',
    contactPhone: '13800000001',
    contactEmail: 'lu@example.cn',
    specialFund: 120_000_000,
    selfFund: 60_000_000,
    partners: [],
  },
  team: {
    leaderTitle: 'senior',
    leaderDegree: 'doctor',
    leaderPhone: '13800000002',
    leaderEmail: 'shen@example.cn',
    leaderMonths: 12,
    members: [
      {
        id: 'm001',
        name: '顾明谦',
        idNumber: '110***********1234',
        title: 'associate',
        degree: 'master',
        major: '环境工程',
        unit: '青陶水务科技有限公司',
        task: '模型研究',
        months: 10,
        phone: null,
      },
    ],
  },
  plan: {
    basis: TEXT,
    content: TEXT,
    innovations: [{ id: 'i001', text: '低频段声学采样' }],
    route: TEXT,
    routeFigure: null,
    risk: null,
  },
  target: {
    indicators: [
      indicator('t001', '定位误差'),
      indicator('t002', '诊断准确率'),
      indicator('t003', '示范规模'),
    ],
    schedule: [
      {
        id: 's001',
        start: '2027-01',
        end: '2027-12',
        task: '研制样机',
        deliverable: '样机 1 套',
        person: '顾明谦',
      },
    ],
  },
  budget: {
    equipment: { special: 42_000_000, self: 30_000_000, basis: '噪声记录仪 120 台，单价 0.60' },
    business: { special: 40_000_000, self: 18_000_000, basis: '12 座泵站改造测试' },
    labour: { special: 24_000_000, self: 12_000_000, basis: '研究生 4 人' },
    indirect: { special: 14_000_000, self: 0, basis: '管理费与绩效支出' },
  },
  files: {
    attachments: [{ id: 'f001', kind: 'commitment', file: '11111111-1111-4111-8111-111111111111' }],
    promiseTruth: true,
    promiseUnique: true,
    promiseIntegrity: true,
  },
});

const EVERY = ['base', 'unit', 'team', 'plan', 'target', 'budget', 'files'] as const;
const statusOfAll = (status: SectionStatus): Record<Section, SectionStatus> =>
  Object.fromEntries(EVERY.map((section) => [section, status])) as Record<Section, SectionStatus>;

/** Head of an application as lists show it. */
export const aSummary = (facts: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  id: 147,
  createTime: '2026-09-02T09:00:00+08:00',
  updateTime: '2026-09-14T14:08:00+08:00',
  version: 4,
  no: null,
  condition: null,
  part: 'leader',
  title: '面向县域水务的漏损智能诊断与调度平台',
  category: 'B',
  categoryName: '应用示范类',
  periodId: 2,
  periodName: '2026 年度第二批',
  unitName: '青陶水务科技有限公司',
  status: 'draft',
  statusSince: '2026-09-02T09:00:00+08:00',
  returnedFrom: null,
  handler: {
    role: 'applicant',
    label: '沈知遥',
    labelWord: { id: '', chinese: '沈知遥' },
    since: '2026-09-02T09:00:00+08:00',
  },
  deadline: '2026-09-30T23:59:59+08:00',
  sectionsDone: 3,
  submittedAt: null,
  actions: ['submit'],
  ...facts,
});

/** 申报书; by default a draft with an empty form. */
export const anApplication = (facts: Partial<Application> = {}): Application => ({
  ...aSummary(),
  owner: { userId: 11, name: '沈知遥', certified: true },
  sections: emptySections(),
  typed: {},
  sectionStatus: statusOfAll('not_started'),
  stageDays: [],
  verdicts: [],
  stepReached: 'base',
  editable: true,
  writable: [...EVERY],
  openPaths: null,
  filedVersion: 0,
  held: [],
  origins: [],
  startedFrom: null,
  files: [],
  sealedSheet: null,
  sealedReading: null,
  ...facts,
});

/** The same after it was filed: locked, numbered, with the unit. */
export const aFiledApplication = (facts: Partial<Application> = {}): Application =>
  anApplication({
    no: 'KC2026-B-0147',
    status: 'submitted',
    statusSince: '2026-09-14T16:32:07+08:00',
    submittedAt: '2026-09-14T16:32:07+08:00',
    handler: {
      role: 'unit',
      label: '青陶水务科技有限公司',
      labelWord: { id: '', chinese: '青陶水务科技有限公司' },
      since: '2026-09-14T16:32:07+08:00',
    },
    sections: fullSections(),
    sectionStatus: statusOfAll('done'),
    sectionsDone: 7,
    editable: false,
    filedVersion: 1,
    actions: ['withdraw'],
    files: [
      {
        id: '11111111-1111-4111-8111-111111111111',
        name: '承诺书.pdf',
        size: 1_258_291,
        type: 'application/pdf',
        state: 'ready',
        refusal: null,
        sha256: null,
        createTime: '2026-09-12T10:00:00+08:00',
      },
    ],
    ...facts,
  });
