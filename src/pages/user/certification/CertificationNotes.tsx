import { useText } from '@/i18n/useText';
import styles from '@/pages/user/parts/two-columns.module.css';
import { ScanExample } from './ScanExample';

const NOTES = ['time', 'seen', 'refused', 'term'] as const;

/** Answers to common questions before submitting a document. */
export function CertificationNotes() {
  const t = useText();
  return (
    <aside className={styles.aside} aria-label={t('certification.notes.self.label')}>
      <section>
        <h2>{t('certification.scan.self.title')}</h2>
        <ScanExample />
      </section>
      {NOTES.map((note) => (
        <section key={note}>
          <h2>{t(`certification.notes.${note}.title`)}</h2>
          <p>{t(`certification.notes.${note}.help`)}</p>
        </section>
      ))}
    </aside>
  );
}
