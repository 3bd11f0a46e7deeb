import type { Sections } from '@contract/application';
import { FINDING_TEXTS } from '@contract/finding-texts';
import { APPLICATION_LIMITS as L } from '@contract/limits';
import { findingText } from '@contract/rules/finding';
import {
  blockersOf,
  checkFormality,
  findingsOf,
  isWithoutSubject,
  sectionStatuses,
} from '@contract/rules/formality';
import type { FormalityContext } from '@contract/rules/formality/check';
import { idNumberCheckCharacter } from '@contract/rules/id-number';
import { UPLOAD_TEXTS } from '@contract/rules/upload-check';
import { emptySections, fullSections } from '@tests/support/an-application';
import {
  aFormalityContext,
  aFormPartner,
  changedForm,
  FORM_FILE,
  type FormPartner,
  formalityTexts,
} from './formality-form';

const member =
  (facts: Partial<Sections['team']['members'][number]>) =>
  (s: Sections): void => {
    Object.assign(s.team.members[0] as object, facts);
  };
const partner =
  (...list: FormPartner[]) =>
  (s: Sections): void => {
    s.unit.partners = list;
  };
const base =
  (facts: Partial<Sections['base']>) =>
  (s: Sections): void => {
    Object.assign(s.base, facts);
  };
const withWrongCheck = (first: string): string => first + (idNumberCheckCharacter(first) === '0' ? '1' : '0');

test('a complete form has nothing to mend, and all its sections are done', () => {
  const verdicts = checkFormality(fullSections(), aFormalityContext());
  expect(findingsOf(verdicts)).toEqual([]);
  expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['passed']));
  expect(new Set(Object.values(sectionStatuses(fullSections(), verdicts)))).toEqual(new Set(['done']));
});

// One row for each text of the error table (req:forms-error-texts).
test.each<
  [text: string, path: string, change: (sections: Sections) => void, context?: Partial<FormalityContext>]
>([
  ['请填写项目名称', 'base.title', base({ title: '　 ' })],
  ['项目名称应为 5—30 个字，当前 4 个字', 'base.title', base({ title: '四个汉字' })],
  ['项目名称应为 5—30 个字，当前 31 个字', 'base.title', base({ title: '字'.repeat(31) })],
  ['项目摘要还差 1 个字', 'base.summary', base({ summary: '字'.repeat(199) })],
  ['项目摘要最多 500 个字，已超出 1 个字', 'base.summary', base({ summary: '字'.repeat(501) })],
  ['请填写 3—5 个关键词', 'base.keywords', base({ keywords: ['一', '二'] })],
  ['请填写 3—5 个关键词', 'base.keywords', base({ keywords: [...'一二三四五六'] })],
  ['结束月份应晚于开始月份', 'base.termEnd', base({ termStart: '2027-01', termEnd: '2027-01' })],
  ['执行期开始月份：执行期应在 2026-10 至 2029-12 之间', 'base.termStart', base({ termStart: '2026-09' })],
  ['执行期结束月份：执行期应在 2026-10 至 2029-12 之间', 'base.termEnd', base({ termEnd: '2030-01' })],
  ['请确认项目内容不涉密', 'base.notSecret', base({ notSecret: false })],
  [
    '统一社会信用代码应为 18 位，不含字母 I、O、S、V、Z',
    'unit.uscc',
    (s) => {
      s.unit.uscc = '9135010OM00100Y43';
    },
  ],
  [
    '第 18 位校验未通过，请核对证照',
    'unit.uscc',
    (s) => {
      s.unit.uscc = '91350100M000100Y44';
    },
  ],
  [
    '合作单位与申报单位重复',
    'unit.partners.part1.name',
    partner(aFormPartner({ name: '青陶水务科技有限公司' })),
  ],
  [
    '合作单位“云泽大学”重复填写',
    'unit.partners.part2.name',
    partner(aFormPartner(), aFormPartner({ id: 'part2' })),
  ],
  [
    '请上传与“云泽大学”的合作协议',
    'unit.partners.part1.agreement',
    partner(aFormPartner({ agreement: null })),
  ],
  [
    '合作单位最多 5 个',
    'unit.partners',
    partner(...[1, 2, 3, 4, 5, 6].map((n) => aFormPartner({ id: `part${n}`, name: `第 ${n} 单位` }))),
  ],
  [
    '合作单位经费合计超过经费来源合计 1.00 万元',
    'unit.partners',
    partner(aFormPartner({ fund: 181_000_000 })),
  ],
  ['顾明谦：身份证号码应为 18 位', 'team.members.m001.idNumber', member({ idNumber: '1101051949123100' })],
  [
    '顾明谦：身份证号码中的出生日期不存在',
    'team.members.m001.idNumber',
    member({ idNumber: '110105194902300021' }),
  ],
  [
    '顾明谦：身份证号码校验未通过，请核对后重填',
    'team.members.m001.idNumber',
    member({ idNumber: withWrongCheck('11010519491231002') }),
  ],
  ['顾明谦：手机号应为 11 位，以 1 开头', 'team.members.m001.phone', member({ phone: '23800000000' })],
  [
    '负责人邮箱：邮箱应类似 name@example.cn',
    'team.leaderEmail',
    (s) => {
      s.team.leaderEmail = 'name@example';
    },
  ],
  ...(
    [
      ['address', '单位地址', L.address.max],
      ['legalPerson', '法定代表人', L.personName.max],
      ['contactName', '联系人', L.personName.max],
    ] as const
  ).map(([part, label, max]): [string, string, (s: Sections) => void] => [
    `${label}最多 ${max} 个字，已超出 1 个字`,
    `unit.${part}`,
    (s) => {
      s.unit[part] = '字'.repeat(max + 1);
    },
  ]),
  ...(
    [
      ['major', '专业', L.major.max],
      ['unit', '工作单位', L.unitName.max],
      ['task', '分工', L.task.max],
    ] as const
  ).map(([part, label, max]): [string, string, (s: Sections) => void] => [
    `顾明谦：${label}最多 ${max} 个字，已超出 1 个字`,
    `team.members.m001.${part}`,
    member({ [part]: '字'.repeat(max + 1) }),
  ]),
  // A name too long to be quoted does not identify the row; its number does.
  [
    '第 1 位成员：姓名最多 40 个字，已超出 460 个字',
    'team.members.m001.name',
    member({ name: '字'.repeat(500) }),
  ],
  [
    '第 1 家合作单位：合作单位全称最多 120 个字，已超出 380 个字',
    'unit.partners.part1.name',
    partner(aFormPartner({ name: '字'.repeat(500) })),
  ],
  [
    '云泽大学：分工最多 200 个字，已超出 1 个字',
    'unit.partners.part1.task',
    partner(aFormPartner({ task: '字'.repeat(201) })),
  ],
  [
    `关键词“${'字'.repeat(21)}”超过 20 个字`,
    'base.keywords',
    base({ keywords: ['一', '二', '字'.repeat(21)] }),
  ],
  ['顾明谦：请选择职称', 'team.members.m001.title', member({ title: null })],
  ['第 1 位成员：请填写姓名', 'team.members.m001.name', member({ name: ' ' })],
  ['第 1 位成员的投入应为 0.5—24 人月', 'team.members.m001.months', member({ name: ' ', months: 24.5 })],
  ['顾明谦的投入应为 0.5—24 人月', 'team.members.m001.months', member({ months: 24.5 })],
  [
    '沈知遥的投入应为 0.5—24 人月',
    'team.leaderMonths',
    (s) => {
      s.team.leaderMonths = 0;
    },
  ],
  [
    '第 2 个创新点：请填写创新点',
    'plan.innovations.i003.text',
    (s) => {
      s.plan.innovations.splice(1, 0, { id: 'i003', text: null });
    },
  ],
  [
    '第 1 项考核指标：请填写指标名称',
    'target.indicators.t001.name',
    (s) => {
      Object.assign(s.target.indicators[0] as object, { name: ' ' });
    },
  ],
  ['云泽大学：请填写分工', 'unit.partners.part1.task', partner(aFormPartner({ task: null }))],
  ['第 1 家合作单位：请填写合作单位全称', 'unit.partners.part1.name', partner(aFormPartner({ name: null }))],
  [
    '请至少填写 3 项考核指标',
    'target.indicators',
    (s) => {
      s.target.indicators.pop();
    },
  ],
  [
    '定位误差：请填写阶段二目标',
    'target.indicators.t001.stageTwo',
    (s) => {
      Object.assign(s.target.indicators[0] as object, { stageTwo: ' ' });
    },
  ],
  [
    '请至少填写 1 项进度安排',
    'target.schedule',
    (s) => {
      s.target.schedule = [];
    },
  ],
  [
    '第 1 项进度安排：结束月份应不早于开始月份',
    'target.schedule.s001.end',
    (s) => {
      Object.assign(s.target.schedule[0] as object, { end: '2026-12' });
    },
  ],
  [
    '预算合计与经费来源相差 1.50 万元',
    'budget.difference',
    (s) => {
      s.budget.labour.special = 22_500_000;
    },
  ],
  [
    '专项经费合计与经费来源相差 1.00 万元',
    'budget.difference',
    (s) => {
      s.budget.labour.special = 25_000_000;
      s.budget.labour.self = 11_000_000;
    },
  ],
  [
    '请填写设备费测算依据',
    'budget.equipment.basis',
    (s) => {
      s.budget.equipment.basis = null;
    },
  ],
  [
    '请上传承诺书',
    'files.attachments.commitment',
    (s) => {
      s.files.attachments = [];
    },
  ],
  [
    '“承诺书.pdf”尚未上传完成，请等待上传结束',
    'files.attachments.f001.file',
    () => undefined,
    { files: [{ id: FORM_FILE, name: '承诺书.pdf', state: 'uploading' }] },
  ],
  ['文件没有上传成功，请重新上传材料文件', 'files.attachments.f001.file', () => undefined, { files: [] }],
  [
    '请阅读并勾选“申报材料真实、准确、完整，如有不实愿承担责任”',
    'files.promiseTruth',
    (s) => {
      s.files.promiseTruth = false;
    },
  ],
  [
    '批次已于 2026-09-30 23:59:59（北京时间）截止，草稿已保留',
    'base.periodId',
    () => undefined,
    { now: new Date('2026-10-01T00:00:00+08:00') },
  ],
  [
    '批次将于 2026-09-01 00:00:00（北京时间）开放申报',
    'base.periodId',
    () => undefined,
    { now: new Date('2026-08-31T23:59:59+08:00') },
  ],
  ['所选批次没有此类别，请重新选择', 'base.category', base({ category: 'Z' })],
  [
    '申报单位与登记的所属单位“云泽大学”不一致',
    'unit.name',
    () => undefined,
    { ownUnit: { name: '云泽大学', verified: true } },
  ],
  ['尚未加入单位，请先在认证中心加入所在单位', 'unit.name', () => undefined, { ownUnit: null }],
  [
    '负责人尚未通过实名认证，可以先提交，认证通过后才能上报',
    'team.leaderTitle',
    () => undefined,
    { leader: { name: '林小满', certified: false } },
  ],
  [
    '每位负责人在一个批次内最多申报 1 项，已有“泵站群能耗协同优化示范”',
    'base.periodId',
    () => undefined,
    { others: [{ id: 9, title: '泵站群能耗协同优化示范' }] },
  ],
])('%s', (text, path, change, context = {}) => {
  expect(formalityTexts(changedForm(change), aFormalityContext(context))[path]).toBe(text);
});

test('every text of the rules can be said: no placeholder stays open', () => {
  const every = Object.keys(FINDING_TEXTS) as (keyof typeof FINDING_TEXTS)[];
  for (const code of every) {
    const named = [...FINDING_TEXTS[code].matchAll(/\{(\w+)\}/g)].map(([, key]) => [
      key,
      key === 'at' ? '2026-09-30T23:59:59+08:00' : '值',
    ]);
    expect(findingText({ code, path: 'base.title', params: Object.fromEntries(named) })).not.toMatch(/[{}]/);
  }
});

test('uploads are refused in the words of the design', () => {
  expect(UPLOAD_TEXTS).toMatchObject({
    tooBig: '“{name}”超过 20 MB，请压缩后重新上传',
    type: '仅支持 PDF、DOCX、JPG',
  });
});

test('too much indirect cost is a warning and blocks nothing', () => {
  const verdicts = checkFormality(
    changedForm((s) => {
      s.budget.indirect.special = 54_000_000;
      s.budget.business.special = 0;
    }),
    aFormalityContext(),
  );
  const warning = findingsOf(verdicts).find(({ code }) => code === 'indirectRatio');
  expect(warning && findingText(warning)).toBe(
    '间接费用占比 100%，超过本批次参考上限 20%，请在测算依据中说明',
  );
  expect(blockersOf(verdicts).map(({ code }) => code)).not.toContain('indirectRatio');
});

test('an unverified unit is a warning', () => {
  const verdicts = checkFormality(
    fullSections(),
    aFormalityContext({ ownUnit: { name: '青陶水务科技有限公司', verified: false } }),
  );
  expect(findingsOf(verdicts)).toMatchObject([{ code: 'unitUnverified', level: 'warning' }]);
});

test('what is not known here is answered with unknown, not with a guess', () => {
  const unknown = checkFormality(fullSections(), {}).filter(({ verdict }) => verdict === 'unknown');
  expect(unknown.map(({ id }) => id)).toEqual([
    'base.period',
    'base.onePerPeriod',
    'base.running',
    'unit.registered',
    'unit.verified',
    'unit.attended',
    'team.realName',
    'team.age',
    'team.title',
    'budget.indirect',
    'files.materials',
    'files.ready',
  ]);
});

test('a returned application is judged by its due date, not by the period’s', () => {
  const late = { now: new Date('2026-10-20T12:00:00+08:00'), filed: true };
  expect(formalityTexts(fullSections(), aFormalityContext(late))).toEqual({});
});

test('limits that the form shows are the limits that are judged', () => {
  expect(formalityTexts(changedForm(base({ title: '字'.repeat(L.title.max) })))).toEqual({});
  expect(formalityTexts(changedForm(base({ summary: '😀'.repeat(L.summary.max) })))).toEqual({});
});

test('a section that only lacks something is 进行中, one with a mistake is 有问题', () => {
  const status = (sections: Sections) =>
    sectionStatuses(sections, checkFormality(sections, aFormalityContext()));
  expect(status(changedForm(base({ title: null }))).base).toBe('in_progress');
  expect(status(changedForm(base({ title: '短' }))).base).toBe('problem');
  expect(
    status(
      changedForm((s) => {
        s.plan = { basis: null, content: null, innovations: [], route: null, routeFigure: null, risk: null };
      }),
    ).plan,
  ).toBe('not_started');
});

it('says of no rule that it is kept where there is nothing to judge yet', () => {
  const withoutSubject = (sections: Sections) =>
    checkFormality(sections, aFormalityContext()).flatMap((rule) =>
      isWithoutSubject(rule, sections) ? [rule.id] : [],
    );
  expect(withoutSubject(emptySections())).toEqual(['budget.sources', 'budget.indirect', 'files.ready']);
  expect(withoutSubject(fullSections())).toEqual([]);
});
