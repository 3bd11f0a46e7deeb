import type { Calls } from '@contract/endpoints';
import { beijingTime } from '@contract/rules/beijing-time';
import { FINDING_TEXTS, findingText } from '@contract/rules/finding';
import { isOver } from '@contract/rules/period-clock';
import { findPeriod } from '@server/modules/period/service';
import { notFound } from '@server/plugins/app-error';
import { type Applicant, findApplicant, findUnit, type Unit } from './people-repository';
import { findOthers, type OtherApplication } from './repository';
import type { Db, Scope } from './scope';

type Available = Calls['POST /prod-api/cms/apply/insertApplyAvailable'];
type Rule = Available['answer']['rules'][number];
type Period = NonNullable<Awaited<ReturnType<typeof findPeriod>>>;

const passed = (id: string, name: string, clause: string, message: string): Rule => ({
  id,
  name,
  clause,
  verdict: 'passed',
  message,
  remedy: null,
  link: null,
});
const failed = (
  id: string,
  name: string,
  clause: string,
  message: string,
  remedy: string | null,
  link: string | null,
): Rule => ({
  id,
  name,
  clause,
  verdict: 'failed',
  message,
  remedy,
  link,
});

const CLAUSES = {
  period: '申报指南 第 2 条',
  category: '申报指南 第 3 条',
  unit: '申报指南 第 6 条',
  leader: '申报指南 第 8 条',
};
const at = (date: Date): string => beijingTime(date.toISOString());

const periodRule = ({ applyStart, applyEnd }: Period, now: Date): Rule => {
  const is = ['period', '批次在开放期内', CLAUSES.period] as const;
  if (now < applyStart)
    return failed(
      ...is,
      findingText({ code: 'periodForecast', params: { at: at(applyStart) } }),
      '开放后再来申报',
      '/innovation',
    );
  return isOver(applyEnd.toISOString(), now)
    ? failed(...is, `批次已于 ${at(applyEnd)} 截止`, '可申报其他开放的批次', '/innovation')
    : passed(...is, `申报截止 ${at(applyEnd)}`);
};

const categoryRule = ({ categories }: Period, category: string | null | undefined): Rule => {
  const is = ['category', '类别属于本批次', CLAUSES.category] as const;
  const names = categories
    .map(({ name }) => name)
    .join('、')
    .slice(0, 160);
  if (!category)
    return {
      ...passed(...is, `尚未选择类别，本批次有：${names}`),
      verdict: 'unknown',
      remedy: '在表单第一项选择类别',
    };
  const chosen = categories.find(({ key }) => key === category);
  return chosen
    ? passed(...is, chosen.name)
    : failed(...is, FINDING_TEXTS.categoryForeign, `可选：${names}`, null);
};

const realNameRule = ({ certified, name }: Applicant): Rule => {
  const is = ['realName', '负责人实名认证', CLAUSES.leader] as const;
  return certified
    ? passed(...is, `${name}已完成实名认证`)
    : failed(...is, FINDING_TEXTS.realName, '在认证中心完成实名认证', '/user?tab=certification');
};

const unitRule = (unit: Unit | null): Rule => {
  const is = ['unit', '所在单位', CLAUSES.unit] as const;
  if (!unit)
    return failed(...is, '尚未加入单位', '在账号设置中加入所在单位，由其审核和盖章', '/user?tab=settings');
  return passed(...is, unit.verified ? unit.name.slice(0, 200) : FINDING_TEXTS.unitUnverified);
};

const roomRule = ({ maxPerPerson: max }: Period, others: readonly OtherApplication[]): Rule => {
  const is = ['onePerPeriod', '限项', CLAUSES.period] as const;
  const [other] = others;
  if (!other || others.length < max) return passed(...is, `本批次每位负责人最多申报 ${max} 项`);
  const title = (other.title || '未命名项目').slice(0, 100);
  const message = findingText({ code: 'onePerPeriod', params: { max, title } });
  const remedy = other.status === 'draft' ? '继续填写已有的草稿' : '查看已有的申报';
  return failed(...is, message, remedy, `/innovation/myProjects/${other.id}`);
};

/** May this person file a new application now? Each rule answers for itself and says what would change the answer. */
export const checkAvailable = async (
  { db, caller, now }: Scope<Db>,
  { periodId, category }: Available['body'],
): Promise<Available['answer']> => {
  const period = await findPeriod(db, periodId);
  if (!period) throw notFound('apply.no_period');
  const applicant = await findApplicant(db, caller.accountId);
  const others = await findOthers(db, { ownerId: caller.accountId, periodId });
  const rules = [
    periodRule(period, now),
    categoryRule(period, category),
    realNameRule(applicant),
    unitRule(await findUnit(db, applicant.unitId)),
    roomRule(period, others),
  ];
  const [existing = null] = others;
  return { available: rules.every(({ verdict }) => verdict !== 'failed'), existing, rules };
};
