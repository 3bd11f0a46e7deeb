import { directionOf } from '@contract/rules/direction';
import { Icon } from '@/components/Icon';
import coverage from '@/i18n/coverage.json';
import type { NamedLanguage } from '@/i18n/find-languages';
import { useText } from '@/i18n/useText';
import styles from './LanguageList.module.css';

interface Props {
  title: string;
  languages: readonly NamedLanguage[];
  /** Code of the language in force. */
  current: string;
  onChoose: (lang: string) => void;
}

const shares: Record<string, number> = coverage;

/** Languages by their own name; for an incomplete one the share that is translated. */
export function LanguageList({ title, languages, current, onChoose }: Props) {
  const t = useText();
  if (languages.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {languages.map(({ lang, label, icon, english }) => {
          const percent = shares[lang] ?? 100;
          return (
            <li key={lang}>
              <button
                type="button"
                data-hit
                className={styles.choice}
                aria-pressed={lang === current}
                onClick={() => onChoose(lang)}
              >
                <span aria-hidden="true">{icon}</span>
                <span className={styles.names}>
                  <b lang={lang} dir={directionOf(lang)}>
                    {label}
                  </b>
                  <small lang="en" dir="ltr">
                    {english}
                  </small>
                </span>
                {percent < 100 && <small>{t('shell.language.coverage.label', { percent })}</small>}
                {lang === current && <Icon name="check" size={16} />}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
