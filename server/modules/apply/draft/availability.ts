import type { Calls } from '@contract/endpoints';
import { beijingTime } from '@contract/rules/beijing-time';
import { ELIGIBILITY_WORDS } from '@contract/rules/eligibility-words';
import { FINDING_TEXTS, findingText } from '@contract/rules/finding';
import { isOver } from '@contract/rules/period-clock';
import { inChinese } from '@contract/word';
import { notFound } from '@server/errors/app-error';
import { type Applicant, findApplicant, findUnit, type Unit } from '@server/modules/apply/people-repository';
import { findOthers, type OtherApplication } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findPeriod } from '@server/modules/period/service';

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
const say = (...asked: Parameters<typeof ELIGIBILITY_WORDS.word>): string =>
  inChinese(ELIGIBILITY_WORDS.word(...asked));
const at = (date: Date): string => beijingTime(date.toISOString());

const periodRule = ({ applyStart, applyEnd }: Period, now: Date): Rule => {
  const is = ['period', say('period'), CLAUSES.period] as const;
  if (now < applyStart)
    return failed(
      ...is,
      findingText({ code: 'periodForecast', params: { at: at(applyStart) } }),
      say('notYet'),
      '/innovation',
    );
  return isOver(applyEnd.toISOString(), now)
    ? failed(...is, say('closed', { at: at(applyEnd) }), say('otherPeriod'), '/innovation')
    : passed(...is, say('closes', { at: at(applyEnd) }));
};

const categoryRule = ({ categories }: Period, category: string | null | undefined): Rule => {
  const is = ['category', say('category'), CLAUSES.category] as const;
  const names = categories
    .map(({ name }) => name)
    .join('、')
    .slice(0, 160);
  if (!category)
    return {
      ...passed(...is, say('noCategory', { names })),
      verdict: 'unknown',
      remedy: say('chooseCategory'),
    };
  const chosen = categories.find(({ key }) => key === category);
  return chosen
    ? passed(...is, chosen.name)
    : failed(...is, FINDING_TEXTS.categoryForeign, say('categories', { names }), null);
};

const realNameRule = ({ certified, name }: Applicant): Rule => {
  const is = ['realName', say('realName'), CLAUSES.leader] as const;
  return certified
    ? passed(...is, say('certified', { name }))
    : failed(...is, FINDING_TEXTS.realName, say('certify'), '/user?tab=certification');
};

const unitRule = (unit: Unit | null): Rule => {
  const is = ['unit', say('unit'), CLAUSES.unit] as const;
  if (!unit) return failed(...is, say('noUnit'), say('joinUnit'), '/user?tab=certification&kind=unit');
  return passed(...is, unit.verified ? unit.name.slice(0, 200) : FINDING_TEXTS.unitUnverified);
};

const roomRule = ({ maxPerPerson: max }: Period, others: readonly OtherApplication[]): Rule => {
  const is = ['onePerPeriod', say('onePerPeriod'), CLAUSES.period] as const;
  const [other] = others;
  if (!other || others.length < max) return passed(...is, say('room', { max }));
  const title = (other.title || say('untitled')).slice(0, 100);
  const message = findingText({ code: 'onePerPeriod', params: { max, title } });
  const remedy = other.status === 'draft' ? say('continueDraft') : say('seeApplication');
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
