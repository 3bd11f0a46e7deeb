import type { Section } from '@contract/enums';
import { OfficeContact } from '@/components/OfficeContact';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import styles from './SectionHelp.module.css';

/** Beside the form if there is room, otherwise below it; always in the same place (WCAG 3.2.6). */
export function SectionHelp({ section }: { section: Section }) {
  const t = useText();
  const { contact } = useStart().state.setting;
  return (
    <aside className={styles.help} aria-label={t('application.help.self.label')}>
      <section>
        <h2>{t('application.help.self.label')}</h2>
        <p>{t(`application.help.${section}.help`)}</p>
      </section>
      <section>
        <h2>{t('application.help.keys.title')}</h2>
        <p>{t('application.frame.keys.help')}</p>
      </section>
      {contact.phone && (
        <section>
          <h2>{t('application.tasks.help.title')}</h2>
          <OfficeContact
            name={t('application.tasks.office.label')}
            phone={contact.phone}
            hours={contact.hours}
          />
        </section>
      )}
    </aside>
  );
}
