import type { Sections } from '@contract/application';
import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { type DemoProject, LEAK_PLATFORM } from './demo-projects';
import { PLAN_TEXT } from './plan-text';
import { indicatorRows, scheduleRows, termOf } from './target-rows';

export interface SectionFacts {
  period: { id: number; termFrom: string; termTo: string };
  unit: { id: number; name: string; uscc: string | null; address: string | null; legalPerson: string | null };
  leader: { phone: string; email: string };
  /** Uploaded files by kind of material. */
  materials: Record<string, string>;
  project?: DemoProject;
}

/** Region 99 does not exist: the number passes every check and belongs to nobody. */
const idNumber = (born: string, serial: string): string => {
  const first = `990101${born}${serial}`;
  return first + idNumberCheckCharacter(first);
};

const members = (unit: string): Sections['team']['members'] => [
  {
    id: 'member-1',
    name: '顾思远',
    idNumber: idNumber('19860312', '013'),
    title: 'associate',
    degree: 'doctor',
    major: '水力学',
    unit,
    task: '诊断方法与水力模型',
    months: 16,
    phone: '19900000021',
  },
  {
    id: 'member-2',
    name: '罗亦辰',
    idNumber: idNumber('19900725', '037'),
    title: 'intermediate',
    degree: 'master',
    major: '电子信息',
    unit,
    task: '监测终端研制',
    months: 18,
    phone: '19900000022',
  },
  {
    id: 'member-3',
    name: '周念慈',
    idNumber: idNumber('19921108', '124'),
    title: 'intermediate',
    degree: 'master',
    major: '给排水科学与工程',
    unit,
    task: '示范工程与测评',
    months: 14,
    phone: null,
  },
];

const BUDGET: Sections['budget'] = {
  equipment: {
    special: 42_000_000,
    self: 30_000_000,
    basis: '噪声记录仪 120 台，单价 0.54 万元；数据网关 12 台，单价 0.35 万元；边缘服务器 1 台。',
  },
  business: {
    special: 40_000_000,
    self: 18_000_000,
    basis: '第三方测评 2 次、现场安装与开挖验证 60 处、差旅与出版费。',
  },
  labour: { special: 24_000_000, self: 12_000_000, basis: '研究生 4 人、外聘工程师 2 人，按 24 个月计。' },
  indirect: { special: 14_000_000, self: 0, basis: '管理费与绩效支出。' },
};

/** A form in which the formality check finds nothing to mend: four people, six goals, a budget that balances. */
export const completeSections = ({
  period,
  unit,
  leader,
  materials,
  project = LEAK_PLATFORM,
}: SectionFacts): Sections => {
  const term = termOf(period);
  return {
    base: {
      periodId: period.id,
      title: project.title,
      category: project.category,
      field: ['energy', 'water'],
      keywords: project.keywords,
      termStart: term.start,
      termEnd: term.end,
      summary: project.summary,
      notSecret: true,
    },
    unit: {
      unitId: unit.id,
      name: unit.name,
      uscc: unit.uscc,
      nature: 'enterprise',
      address: unit.address,
      legalPerson: unit.legalPerson,
      contactName: '许映川',
      contactPhone: '19900000003',
      contactEmail: 'xuyingchuan@example.cn',
      specialFund: 120_000_000,
      selfFund: 60_000_000,
      partners: [],
    },
    team: {
      leaderTitle: 'senior',
      leaderDegree: 'doctor',
      leaderPhone: leader.phone,
      leaderEmail: leader.email,
      leaderMonths: 12,
      members: members(unit.name),
    },
    plan: {
      basis: PLAN_TEXT.basis,
      content: PLAN_TEXT.content,
      innovations: PLAN_TEXT.innovations.map((text, index) => ({ id: `idea-${index + 1}`, text })),
      route: PLAN_TEXT.route,
      routeFigure: null,
      risk: PLAN_TEXT.risk,
    },
    target: { indicators: indicatorRows(), schedule: scheduleRows(term) },
    budget: structuredClone(BUDGET),
    files: {
      attachments: Object.entries(materials).map(([kind, file]) => ({ id: `file-${kind}`, kind, file })),
      promiseTruth: true,
      promiseUnique: true,
      promiseIntegrity: true,
    },
  };
};
