import { clauseWord } from '@contract/rules/rule-words';
import type { Word } from '@contract/word';
import { Anchor } from '@/components/Anchor';
import { Icon } from '@/components/Icon';
import type { IconName } from '@/components/icons';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { classNames } from '@/utils/class-names';
import styles from './RuleList.module.css';

export interface ShownRule {
  id: string;
  verdict: 'passed' | 'conditional' | 'failed' | 'unknown';
  /** Article number in the application guide. */
  article: number;
  words: { name: Word; message: Word | null; remedy: Word | null };
  /** Address where the remedy can be taken. */
  link: string | null;
}

const ICONS: Record<ShownRule['verdict'], IconName> = {
  passed: 'check',
  conditional: 'info',
  failed: 'cross',
  unknown: 'clock',
};

/** The conditions one by one: result, underlying clause, and how to meet it. */
export function RuleList({ rules }: { rules: readonly ShownRule[] }) {
  const t = useText();
  const say = useWords();
  return (
    <ul className={styles.list}>
      {rules.map(({ id, verdict, article, words: { name, message, remedy }, link }) => (
        <li key={id} className={classNames(styles.rule, styles[verdict])}>
          <Icon name={ICONS[verdict]} size={20} className={styles.icon} />
          <div>
            <p className={styles.name}>
              {say(name)}
              <span className={styles.verdict}>{t(`projects.new.${verdict}.label`)}</span>
            </p>
            {message && <p className={styles.message}>{say(message)}</p>}
            {remedy && verdict !== 'passed' && (
              <p className={styles.message}>
                {say(remedy)}
                {link && (
                  <Anchor to={link} className={styles.link}>
                    {t('projects.new.remedy.action')}
                    <span className="vh">{say(name)}</span>
                  </Anchor>
                )}
              </p>
            )}
            <p className={styles.clause}>
              {t('projects.new.clause.label', { clause: say(clauseWord(article)) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
