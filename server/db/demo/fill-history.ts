import type { ApplicationStatus } from '@contract/enums';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';

/** Applications of earlier periods by people who cannot sign in: enough for charts and lists to mean something. */
const SURNAMES = '梁魏秦许何吕施张孔曹严华金陶姜戚谢邹喻苏潘葛奚范彭郎';
const GIVEN = [
  '知行',
  '明远',
  '若水',
  '清和',
  '怀瑾',
  '子衿',
  '望舒',
  '疏桐',
  '景行',
  '云开',
  '思齐',
  '南乔',
];
const SUBJECTS = [
  '泵站群能耗',
  '隧道衬砌裂缝',
  '茶园霜冻',
  '苎麻地膜',
  '轴承沟道烧伤',
  '含氟废水',
  '影像报告质控',
  '线束装配',
  '水质快检',
  '管网漏损',
];
const METHODS = ['协同优化', '巡检分级', '提前预警', '连续处理', '在线识别', '视觉引导', '智能诊断'];
const NATURES = ['enterprise', 'enterprise', 'enterprise', 'university', 'institute', 'hospital'];
const TITLES = ['senior', 'associate', 'associate', 'intermediate', 'junior'];
const CATEGORIES = ['A', 'A', 'A', 'B', 'B', 'B', 'C', 'C', 'D'];
const OUTCOMES: ApplicationStatus[] = [
  'closed',
  'not_funded',
  'closed',
  'rejected',
  'not_funded',
  'closed',
  'not_funded',
];
const PEOPLE = 60;
const WINDOW_DAYS = 20;

const pick = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

const fillPerson = async (tx: Transaction, i: number, unitId: number): Promise<number> => {
  const name = `${pick([...SURNAMES], i * 7)}${pick(GIVEN, i * 5)}`;
  const login = `demo-${String(i + 1).padStart(3, '0')}`;
  const { id } = await tx
    .insertInto('account')
    .values({ login, loginKey: login, nickname: name, realName: name, unitId, certified: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** One filed application; its number follows the order of filing within its category. */
export const fillHistory = async (tx: Transaction): Promise<void> => {
  const units = await tx.selectFrom('unit').select('id').orderBy('id').execute();
  const periods = await tx.selectFrom('period').selectAll().orderBy('applyStart').execute();
  const past = periods.slice(0, -1);
  const numbers = new Map<string, number>();
  for (let i = 0; i < PEOPLE; i++) {
    const unit = pick(units, i);
    const ownerId = await fillPerson(tx, i, unit.id);
    const period = pick(past, i < PEOPLE / 3 ? 0 : past.length - 1);
    const category = pick(CATEGORIES, i * 4 + 1);
    const series = `${period.year}-${category}`;
    const number = (numbers.get(series) ?? 200) + 1;
    numbers.set(series, number);
    const submittedAt = new Date(period.applyStart.getTime() + (1 + (i % WINDOW_DAYS)) * DAY_MS);
    const title = `${pick(SUBJECTS, i)}${pick(METHODS, i * 3)}方法`;
    await tx
      .insertInto('application')
      .values({
        no: `KC${series}-${String(number).padStart(4, '0')}`,
        ownerId,
        periodId: period.id,
        unitId: unit.id,
        category,
        title,
        status: pick(OUTCOMES, i),
        statusSince: submittedAt,
        sectionsDone: 7,
        filedVersion: 1,
        submittedAt,
        createdAt: submittedAt,
        updatedAt: submittedAt,
        fields: JSON.stringify({
          'base.title': title,
          'base.category': category,
          'base.periodId': period.id,
          'unit.nature': pick(NATURES, i * 5),
          'team.leaderTitle': pick(TITLES, i * 2),
        }),
      })
      .execute();
  }
};
