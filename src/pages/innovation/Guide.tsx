import type { Period } from '@contract/period';
import { limitWords } from '@contract/rules/leader-limit-words';
import { type PlannedTerm, plannedTerm } from '@contract/rules/promise-days';
import { Anchor } from '@/components/Anchor';
import { ExtendedNote } from '@/components/ExtendedNote';
import { Question } from '@/components/Question';
import type { MessageId } from '@/i18n/message-id';
import { usePercent } from '@/i18n/usePercent';
import { type Text, useText } from '@/i18n/useText';
import { type TimeText, useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { MaterialHelp } from '@/pages/parts/MaterialHelp';
import styles from './Guide.module.css';
import { GuideSection } from './GuideSection';

const CONDITIONS = ['name', 'unit', 'one', 'secret', 'unique'] as const;
const STEPS = ['check', 'fill', 'submit', 'audit', 'formal', 'review', 'result'] as const;
const QUESTIONS = ['draft', 'deadline', 'change', 'together', 'files', 'indirect'] as const;

/** A step with promised days is described by them; otherwise by its date in the calendar. */
const endOf = (t: Text, term: PlannedTerm, write: (iso: string) => string): string =>
  'days' in term ? t('promise.kind.days.label', term) : write(term.at);

const dates = (t: Text, time: TimeText, { promiseDays, ...period }: Period): [string, string][] => [
  [t('innovation.guide.dates.open.label'), time.beijing(period.applyStart)],
  [t('innovation.guide.dates.close.label'), time.beijing(period.applyEnd)],
  [
    t('innovation.guide.dates.audit.label'),
    endOf(t, plannedTerm(promiseDays.unit_audit, period.unitAuditEnd), time.beijing),
  ],
  [
    t('innovation.guide.dates.formal.label'),
    endOf(t, plannedTerm(promiseDays.formal_check, period.formalCheckEnd), time.date),
  ],
  [
    t('innovation.guide.dates.review.label'),
    endOf(t, plannedTerm(promiseDays.expert_review, period.reviewEnd), time.date),
  ],
  [t('innovation.guide.dates.publicity.label'), time.date(period.publicityStart)],
  [t('innovation.guide.dates.approval.label'), time.date(period.approvalAt)],
];

/** The guide in the order of a 办事指南: conditions, support, papers, process, dates, questions. */
export function Guide({ period }: { period: Period }) {
  const t = useText();
  const time = useTimeText();
  const say = useWords();
  const percent = usePercent()(period.indirectRatio, 1);
  return (
    <div className={styles.guide}>
      <GuideSection id="conditions" title={t('innovation.guide.conditions.title')}>
        <ul className={styles.dashes}>
          {CONDITIONS.map((key) => (
            <li key={key}>
              {t(`innovation.guide.conditions.${key}.help` as MessageId, { n: period.maxPerPerson })}
            </li>
          ))}
          {limitWords(period.leaderLimits).map((word) => (
            <li key={word.id}>{say(word)}</li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="support" title={t('innovation.guide.support.title')}>
        <dl className={styles.pairs}>
          {period.categories.map(({ key, name, summary }) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{summary}</dd>
            </div>
          ))}
        </dl>
        <p>{t('innovation.guide.support.money.help', { percent })}</p>
        <p>
          {t('projects.new.term.label', {
            from: time.written(period.termFrom),
            to: time.written(period.termTo),
          })}
        </p>
      </GuideSection>
      <GuideSection id="materials" title={t('innovation.guide.materials.title')}>
        <dl className={styles.pairs}>
          {period.attachments.map((material) => (
            <div key={material.kind}>
              <dt>
                {material.label}{' '}
                <small>
                  {t(
                    material.required
                      ? 'innovation.guide.materials.required.label'
                      : 'kit.field.optional.label',
                  )}
                </small>
              </dt>
              <dd>
                <MaterialHelp material={material} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{t('application.help.files.help')}</p>
      </GuideSection>
      <GuideSection id="process" title={t('innovation.guide.process.title')}>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <b>{t(`innovation.guide.process.${step}.title` as MessageId)}</b>
              <span>{t(`innovation.guide.process.${step}.help` as MessageId)}</span>
            </li>
          ))}
        </ol>
      </GuideSection>
      <GuideSection id="dates" title={t('innovation.guide.dates.title')}>
        <dl className={styles.pairs}>
          {dates(t, time, period).map(([label, date]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{date}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <ExtendedNote extension={period.extensions?.applyEnd} end={period.applyEnd} />
        <p>{t('application.tasks.clock.help')}</p>
      </GuideSection>
      <GuideSection id="questions" title={t('innovation.guide.questions.title')}>
        <div className={styles.questions}>
          {QUESTIONS.map((key) => (
            <Question key={key} id={key} title={t(`innovation.guide.questions.${key}.title` as MessageId)}>
              <p>{t(`innovation.guide.questions.${key}.help` as MessageId, { percent })}</p>
            </Question>
          ))}
        </div>
        <p>
          <Anchor to="/innovation/myProjects">{t('innovation.guide.mine.action')}</Anchor>
        </p>
      </GuideSection>
    </div>
  );
}
