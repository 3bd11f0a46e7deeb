import type { Calls } from '@contract/endpoints';
import { eligibilityWord } from '@contract/rules/eligibility-words';
import { clauseWord } from '@contract/rules/rule-words';
import { Anchor } from '@/components/Anchor';
import { Icon } from '@/components/Icon';
import type { IconName } from '@/components/icon-paths';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { classNames } from '@/utils/class-names';
import styles from './RuleList.module.css';

type Rule = Calls['POST /prod-api/cms/apply/insertApplyAvailable']['reply']['rules'][number];

const ICONS: Record<Rule['verdict'], IconName> = { passed: 'check', failed: 'cross', unknown: 'clock' };

/** The conditions one by one: what was found, on which clause it rests, what would change it. */
export function RuleList({ rules }: { rules: readonly Rule[] }) {
  const t = useText();
  const say = useWords();
  const said = (text: string): string => say(eligibilityWord(text));
  return (
    <ul className={styles.list}>
      {rules.map(({ id, name, verdict, message, clause, remedy, link }) => (
        <li key={id} className={classNames(styles.rule, styles[verdict])}>
          <Icon name={ICONS[verdict]} size={20} className={styles.icon} />
          <div>
            <p className={styles.name}>
              {said(name)}
              <span className={styles.verdict}>{t(`projects.new.${verdict}.label`)}</span>
            </p>
            <p className={styles.message}>{said(message)}</p>
            {remedy && verdict !== 'passed' && (
              <p className={styles.message}>
                {said(remedy)}
                {link && (
                  <Anchor to={link} className={styles.link}>
                    {t('projects.new.remedy.action')}
                    <span className="vh">{said(name)}</span>
                  </Anchor>
                )}
              </p>
            )}
            <p className={styles.clause}>
              {t('projects.new.clause.label', { clause: say(clauseWord(clause)) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
