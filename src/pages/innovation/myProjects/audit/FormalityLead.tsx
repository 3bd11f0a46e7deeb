import type { Application } from '@contract/apply';
import type { Verdict } from '@contract/enums';
import { ruleWord } from '@contract/rules/rule-words';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import styles from './audit.module.css';

/** The formality rules that failed or need a look, by name, before the unit vouches for the application. */
export function FormalityLead({ verdicts }: Pick<Application, 'verdicts'>) {
  const t = useText();
  const say = useWords();
  const join = useList();
  const names = (...asked: Verdict[]) =>
    join(verdicts.filter(({ verdict }) => asked.includes(verdict)).map((rule) => say(ruleWord(rule))));
  const failed = names('failed');
  const open = names('warning', 'unknown');
  if (failed) return <p className={styles.lead}>{t('life.report.failed.help', { names: failed })}</p>;
  return (
    <p className={styles.lead}>
      {open ? t('life.report.warned.help', { names: open }) : t('life.report.passed.help')}
    </p>
  );
}
