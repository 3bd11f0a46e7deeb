import { SECTIONS } from '@contract/enums';
import type { Finding } from '@contract/rules/finding';
import { findingWord } from '@contract/rules/finding';
import { Link } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { stepPath } from '@/pages/innovation/myProjects/parts/application-paths';
import styles from './FindingLists.module.css';

interface Props {
  id: number;
  blockers: readonly Finding[];
  warnings: readonly Finding[];
  /** Each new number brings the focus to the blockers. */
  attempt?: number;
  /** Set by the check page, so that the link from the corrected field leads back to it. */
  from?: 'check';
}

/** Blockers and warnings in separate lists, by section, each with a link to its field (req:forms-submit-checks). */
export function FindingLists({ id, blockers, warnings, attempt = 0, from }: Props) {
  const t = useText();
  const say = useWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  const list = (findings: readonly Finding[]) =>
    SECTIONS.filter((section) => findings.some((finding) => finding.section === section)).map((section) => (
      <div key={section} className={styles.group}>
        <h3>{t(`application.step.${section}.title`)}</h3>
        <ul>
          {findings
            .filter((finding) => finding.section === section)
            .map((finding) => (
              <li key={`${finding.path} ${finding.code}`}>
                <Link to={stepPath(id, section, finding.path, from)} state={{ checked: true }}>
                  {say(findingWord(finding))}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    ));
  return (
    <>
      {blockers.length > 0 && (
        <section ref={box} tabIndex={-1} className={styles.blockers} aria-labelledby="find-blockers">
          <h2 id="find-blockers">{t('application.find.blockers.title', { n: blockers.length })}</h2>
          {list(blockers)}
        </section>
      )}
      {warnings.length > 0 && (
        <section className={styles.warnings} aria-labelledby="find-warnings">
          <h2 id="find-warnings">{t('application.find.warnings.title', { n: warnings.length })}</h2>
          {list(warnings)}
        </section>
      )}
    </>
  );
}
