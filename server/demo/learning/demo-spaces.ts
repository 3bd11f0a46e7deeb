import type { SpaceDraft } from '@contract/learning';
import type { LearningRole, SpaceKind } from '@contract/learning-choices';

export interface DemoSpace {
  kind: SpaceKind;
  /** Login of whoever opened it. */
  owner: string;
  code: string;
  daysAgo: number;
  /** Days until it ends; negative: it ended that many days ago; null: without end. */
  daysLeft: number | null;
  /** How many of the people who cannot sign in are learners in it. */
  learners: number;
  people?: [login: string, role: LearningRole][];
  requests?: [login: string, role: LearningRole, status: number, reason?: string][];
  draft: Omit<SpaceDraft, 'end_on'>;
}

const none = { capacity: null, requires_real_name: false, requires_professional: false, classes: [] };

/** Invented courses. Oldest first: the newest stand on top of the course centre. */
const courses: DemoSpace[] = [
  {
    kind: 'course',
    owner: 'luyiwei',
    code: 'M4TRL',
    daysAgo: 420,
    daysLeft: -60,
    learners: 26,
    draft: {
      ...none,
      title: '复合材料制备与检测基础',
      field: 'chemistry',
      unit_name: '砺石新材料研究院',
      summary: '从浸胶、铺层到固化，学会看懂一张检测报告，并亲手做一块合格的试样。',
      body: '第一单元　纤维与树脂\n第二单元　铺层与固化工艺\n第三单元　无损检测与力学试验\n第四单元　缺陷图谱与判读\n\n每个单元有一次线上讨论和一份实验记录，结课时提交一份检测报告。',
    },
  },
  {
    kind: 'course',
    owner: 'luyiwei',
    code: 'EXPRT',
    daysAgo: 90,
    daysLeft: 120,
    learners: 9,
    draft: {
      ...none,
      capacity: 40,
      requires_real_name: true,
      requires_professional: true,
      title: '评审专家研修：怎样写一份有用的意见',
      field: 'manufacturing',
      unit_name: '砺石新材料研究院',
      summary: '用真实的匿名意见做练习：指出问题、说明依据、给出可以照做的修改建议。',
      body: '一、评分表各项看什么\n二、利益冲突与回避\n三、意见的三段：问题、依据、建议\n四、互评与复盘\n\n内容涉及评审过程，只向完成实名和职业认证的人开放。',
    },
  },
  {
    kind: 'course',
    owner: 'gumingqian',
    code: 'AGR2F',
    daysAgo: 60,
    daysLeft: 45,
    learners: 12,
    requests: [['demo-021', 'assistant', 2, '本学期助教名额已满，欢迎先以学生身份加入']],
    draft: {
      ...none,
      capacity: 13,
      title: '茶园小气候观测实践',
      field: 'agriculture',
      unit_name: '云泽大学',
      summary: '在茶园布设温湿度传感器，连续观测一个月，用数据解释一次霜冻过程。',
      body: '第 1 周　布点与标定\n第 2—5 周　连续观测，每周提交一次数据\n第 6 周　分析与汇报\n\n仪器由学院借出，名额有限。',
    },
  },
  {
    kind: 'course',
    owner: 'gumingqian',
    code: 'RES6W',
    daysAgo: 30,
    daysLeft: 150,
    learners: 21,
    people: [['shenzhiyao', 'student']],
    draft: {
      ...none,
      requires_real_name: true,
      title: '科研项目申报写作',
      field: 'logistics',
      unit_name: '云泽大学',
      summary: '从选题、指标到经费测算，把一份申报书从头写到尾，逐章互评。',
      body: '一、选题与立项依据\n二、目标、指标与里程碑\n三、研究方案与风险\n四、团队与经费测算\n五、形式审查常见问题\n\n作业按章提交，教师在每一章后给出修改意见。',
    },
  },
  {
    kind: 'course',
    owner: 'gumingqian',
    code: 'K7M3Q',
    daysAgo: 12,
    daysLeft: 180,
    learners: 34,
    people: [
      ['luyiwei', 'professor'],
      ['demo-013', 'assistant'],
    ],
    requests: [
      ['demo-011', 'professor', 0],
      ['demo-012', 'assistant', 0],
      ['demo-013', 'assistant', 1],
    ],
    draft: {
      ...none,
      capacity: 80,
      title: '供水管网漏损诊断与水力建模',
      field: 'manufacturing',
      unit_name: '云泽大学',
      summary: '用一座小城的真实结构（数据已脱敏）建立水力模型，找到漏点，并算出修复的先后次序。',
      body: '一、分区计量与夜间最小流量\n二、水力模型的建立与校核\n三、漏点定位：压力、声学与相关分析\n四、修复决策：费用与效益\n五、综合实践：完成一个分区的诊断报告\n\n每周一次直播答疑，实践数据在开课后发放。分两个班，持分班邀请码的同学直接进入对应的班。',
      classes: ['一班', '二班'],
    },
  },
];

/** Invented learning projects. */
const projects: DemoSpace[] = [
  {
    kind: 'project',
    owner: 'luyiwei',
    code: 'LF8ARC',
    daysAgo: 300,
    daysLeft: -20,
    learners: 7,
    draft: {
      ...none,
      title: '苎麻地膜降解数据集',
      field: 'chemistry',
      unit_name: '砺石新材料研究院',
      summary: '三个地区、两季的地膜降解照片与失重记录，整理成可以复用的公开数据集。',
      body: '采集规范、标注规范和数据说明都在项目里。现已结题，数据仍可查阅。',
    },
  },
  {
    kind: 'project',
    owner: 'gumingqian',
    code: 'FRST5T',
    daysAgo: 50,
    daysLeft: null,
    learners: 6,
    requests: [['shenzhiyao', 'developer', 2, '目前需要熟悉嵌入式的同学，欢迎先以报告人员身份加入']],
    draft: {
      ...none,
      title: '低成本霜冻预警节点',
      field: 'agriculture',
      unit_name: '云泽大学',
      summary: '用不到百元的器件做一个能在茶园过冬的温湿度节点，图纸和程序全部公开。',
      body: '分工\n开发人员：硬件、固件、平台\n报告人员：田间试验与记录\n\n每两周一次进展汇报，试验记录写在项目日志里。',
    },
  },
  {
    kind: 'project',
    owner: 'gumingqian',
    code: 'WATER8',
    daysAgo: 20,
    daysLeft: 240,
    learners: 11,
    requests: [
      ['shenzhiyao', 'developer', 0],
      ['demo-031', 'manager', 0],
    ],
    draft: {
      ...none,
      title: '管网水力模型开放样例',
      field: 'manufacturing',
      unit_name: '云泽大学',
      summary: '把教学用的小城管网做成开放样例：模型、脱敏数据、校核脚本和说明一并维护。',
      body: '目标\n一、模型可以在常用软件里直接打开\n二、每个参数都有来源\n三、校核脚本可以重复运行\n\n需要会水力建模的开发人员，也欢迎报告人员参与试用并反馈。',
    },
  },
];

export const demoSpaces: readonly DemoSpace[] = [...courses, ...projects];
