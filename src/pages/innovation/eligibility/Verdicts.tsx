import type { Period } from '@contract/period';
import { type SelfAnswers, selfCheck } from '@contract/rules/self-check';
import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { newPath } from '@/pages/innovation/parts/carried-answers';
import { RuleList } from '@/pages/innovation/parts/RuleList';
import styles from './index.module.css';

interface Props {
  period: Period | undefined;
  category: string | null | undefined;
  answers: SelfAnswers;
  /** The service's clock, which decides whether the period is open and how old a leader is. */
  now: Date;
}

/** The result for each rule, and a link that starts a draft with these answers. */
export function Verdicts({ period, category = null, answers, now }: Props) {
  const t = useText();
  const rules = period ? selfCheck(answers, period, now) : [];
  const countOf = (wanted: string): number => rules.filter(({ verdict }) => verdict === wanted).length;
  const [failed, open] = [countOf('failed'), countOf('unknown')];
  const outcome = () => {
    if (!period) return t('innovation.check.choosePeriod.help');
    if (failed > 0) return t('innovation.check.failed.help', { n: failed });
    return open > 0 ? t('innovation.check.open.help', { n: open }) : t('innovation.check.passed.help');
  };
  return (
    <section aria-labelledby="verdicts" className={styles.verdicts}>
      <h2 id="verdicts">{t('projects.new.rules.title')}</h2>
      <p className={styles.outcome} role="status">
        {outcome()}
      </p>
      {period && (
        <>
          <RuleList
            rules={rules.map(({ name, message, remedy, ...rule }) => ({
              ...rule,
              words: { name, message, remedy },
            }))}
          />
          <div className={styles.way}>
            <ButtonLink
              look={failed > 0 ? 'plain' : 'primary'}
              size="large"
              to={newPath({
                periodId: period.id,
                category,
                carried: {
                  'base.termStart': answers.termStart,
                  'base.termEnd': answers.termEnd,
                  'base.notSecret': answers.notSecret,
                  'team.leaderTitle': answers.title,
                },
              })}
            >
              {t('innovation.check.begin.action')}
            </ButtonLink>
            <p>{t('innovation.check.begin.help')}</p>
          </div>
        </>
      )}
    </section>
  );
}
