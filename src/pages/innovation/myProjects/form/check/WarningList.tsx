import { type Finding, findingWord } from '@contract/rules/finding';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { focusField } from '@/utils/focus-field';
import styles from './WarningList.module.css';

/** Findings that do not prevent submission, kept apart from those that do. */
export function WarningList({ warnings }: { warnings: readonly Finding[] }) {
  const t = useText();
  const say = useWords();
  if (warnings.length === 0) return null;
  return (
    <section className={styles.box} aria-labelledby="section-warnings">
      <h2 id="section-warnings">{t('application.frame.warnings.title')}</h2>
      <ul>
        {warnings.map((finding) => (
          <li key={`${finding.path} ${finding.code}`}>
            <a
              href={`#${finding.path}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(finding.path);
              }}
            >
              {say(findingWord(finding))}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
