import type { Calls } from '@contract/endpoints';
import { beijingDay, beijingWord } from '@contract/rules/beijing-time';
import { ELIGIBILITY_WORDS } from '@contract/rules/eligibility-words';
import { FINDING_WORDS } from '@contract/rules/finding';
import { ageOn } from '@contract/rules/leader-limits';
import { isOver } from '@contract/rules/period-clock';
import { clauseText } from '@contract/rules/rule-words';
import { asWritten, inChinese, type Word } from '@contract/word';
import { notFound } from '@server/errors/app-error';
import {
  type Applicant,
  bornBy,
  findApplicant,
  findUnit,
  selectDocuments,
} from '@server/modules/apply/people-repository';
import { findOthers, type OtherApplication, selectRunning } from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { findPeriod } from '@server/modules/period/service';
import type { AttendedUnit } from '@server/modules/unit/service';

type Available = Calls['POST /prod-api/cms/apply/insertApplyAvailable'];
type Rule = Available['answer']['rules'][number];
type Period = NonNullable<Awaited<ReturnType<typeof findPeriod>>>;

/** The article of the application guide that a condition rests on. */
const ARTICLES = {
  period: 2,
  category: 3,
  realName: 8,
  unit: 6,
  onePerPeriod: 2,
  running: 2,
  age: 8,
} as const;
const say = ELIGIBILITY_WORDS.word;
const at = (date: Date): Word => beijingWord(date.toISOString());

interface Outcome {
  verdict: Rule['verdict'];
  message: Word;
  remedy?: Word;
  link?: string;
}

const rule = (id: keyof typeof ARTICLES, { verdict, message, remedy, link = '' }: Outcome): Rule => {
  const name = say(id);
  const article = ARTICLES[id];
  return {
    id,
    name: inChinese(name),
    verdict,
    clause: clauseText(article),
    article,
    message: inChinese(message),
    remedy: remedy ? inChinese(remedy) : null,
    words: { name, message, remedy: remedy ?? null },
    link: link || null,
  };
};

const periodRule = ({ applyStart, applyEnd }: Period, now: Date): Rule => {
  const others = { verdict: 'failed', link: '/innovation' } as const;
  if (now < applyStart) {
    const message = FINDING_WORDS.word('periodForecast', { at: at(applyStart) });
    return rule('period', { ...others, message, remedy: say('notYet') });
  }
  if (isOver(applyEnd.toISOString(), now))
    return rule('period', {
      ...others,
      message: say('closed', { at: at(applyEnd) }),
      remedy: say('otherPeriod'),
    });
  return rule('period', { verdict: 'passed', message: say('closes', { at: at(applyEnd) }) });
};

const categoryRule = ({ categories }: Period, category: string | null | undefined): Rule => {
  const names = categories
    .map(({ name }) => name)
    .join('、')
    .slice(0, 160);
  if (!category) {
    const message = say('noCategory', { names });
    return rule('category', { verdict: 'unknown', message, remedy: say('chooseCategory') });
  }
  const chosen = categories.find(({ key }) => key === category);
  if (chosen) return rule('category', { verdict: 'passed', message: asWritten(chosen.name) });
  const message = FINDING_WORDS.word('categoryForeign');
  return rule('category', { verdict: 'failed', message, remedy: say('categories', { names }) });
};

const realNameRule = ({ certified, name }: Applicant): Rule =>
  certified
    ? rule('realName', { verdict: 'passed', message: say('certified', { name }) })
    : rule('realName', {
        verdict: 'conditional',
        message: FINDING_WORDS.word('realName'),
        remedy: say('certify'),
        link: '/user?tab=certification',
      });

const unitMessage = ({ name, verified, attended }: AttendedUnit): Word => {
  if (!attended) return FINDING_WORDS.word('unitUnattended');
  return verified ? asWritten(name.slice(0, 200)) : FINDING_WORDS.word('unitUnverified');
};

const unitRule = (unit: AttendedUnit | null): Rule =>
  unit
    ? rule('unit', { verdict: 'passed', message: unitMessage(unit) })
    : rule('unit', {
        verdict: 'failed',
        message: say('noUnit'),
        remedy: say('joinUnit'),
        link: '/user?tab=certification&kind=unit',
      });

const quotaRule = ({ maxPerPerson: max }: Period, others: readonly OtherApplication[]): Rule => {
  const [other] = others;
  if (!other || others.length < max)
    return rule('onePerPeriod', { verdict: 'passed', message: say('room', { max }) });
  const title = other.title ? other.title.slice(0, 100) : say('untitled');
  return rule('onePerPeriod', {
    verdict: 'failed',
    message: FINDING_WORDS.word('onePerPeriod', { max, title }),
    remedy: say(other.status === 'draft' ? 'continueDraft' : 'seeApplication'),
    link: `/innovation/myProjects/${other.id}`,
  });
};

/** The period's additional requirements of leaders; no rule where the period sets none. */
const limitRules = (
  { leaderLimits: { runningMax, ageMax }, applyEnd }: Period,
  { running, born }: { running: number; born: string | null },
): Rule[] => {
  const rules: Rule[] = [];
  if (runningMax !== undefined)
    rules.push(
      running < runningMax
        ? rule('running', { verdict: 'passed', message: say('runningRoom', { max: runningMax }) })
        : rule('running', {
            verdict: 'failed',
            message: FINDING_WORDS.word('running', { max: runningMax, n: running }),
            remedy: say('finishFirst'),
            link: '/user/myProjects',
          }),
    );
  if (ageMax !== undefined) {
    const n = born === null ? null : ageOn(born, beijingDay(applyEnd));
    if (n === null)
      rules.push(
        rule('age', { verdict: 'unknown', message: FINDING_WORDS.word('leaderAgeOpen', { max: ageMax }) }),
      );
    else if (n <= ageMax)
      rules.push(rule('age', { verdict: 'passed', message: say('ageRoom', { max: ageMax }) }));
    else
      rules.push(
        rule('age', {
          verdict: 'failed',
          message: FINDING_WORDS.word('leaderAge', { max: ageMax, n }),
          remedy: say('otherLeader'),
        }),
      );
  }
  return rules;
};

/** May this person file a new application now? Each rule answers for itself and says what would change the answer. */
export const checkAvailable = async (
  { db, caller, now, sealer }: Scope<Db>,
  { periodId, category }: Available['body'],
): Promise<Available['answer']> => {
  const period = await findPeriod(db, periodId);
  if (!period) throw notFound('apply.no_period');
  const applicant = await findApplicant(db, caller.accountId);
  const others = await findOthers(db, { ownerId: caller.accountId, periodId });
  const { n: running } = await selectRunning(db)
    .where('ownerId', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const document = await selectDocuments(db).where('accountId', '=', caller.accountId).executeTakeFirst();
  const rules = [
    periodRule(period, now),
    categoryRule(period, category),
    realNameRule(applicant),
    unitRule(await findUnit(db, applicant.unitId)),
    quotaRule(period, others),
    ...limitRules(period, { running, born: bornBy(document, sealer) }),
  ];
  const [existing = null] = others;
  return { available: rules.every(({ verdict }) => verdict !== 'failed'), existing, rules };
};
