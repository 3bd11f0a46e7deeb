import { ButtonLink } from '@/components/Button';
import { Facts } from '@/components/Facts';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { fetchUnitAuditTemplate } from '@/services/content';
import { formatSize } from '@/utils/format-size';
import styles from './TemplateBlock.module.css';

const STEPS = ['check', 'seal', 'report'] as const;

/** What a unit does with an application, and the audit sheet; shown once the office has published the sheet. */
export function TemplateBlock() {
  const t = useText();
  const time = useTimeText();
  const { data: template } = useLoad(fetchUnitAuditTemplate);
  if (!template) return null;
  return (
    <section className={styles.band} aria-labelledby="home-template">
      <div className={`wrap ${styles.inside}`}>
        <h2 id="home-template">{t('home.template.self.title')}</h2>
        <p className={styles.lead}>{t('home.template.lead.label')}</p>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <b>{t(`home.template.${step}.title`)}</b>
              <span>{t(`home.template.${step}.help`)}</span>
            </li>
          ))}
        </ol>
        <p className={styles.actions}>
          <ButtonLink look="primary" icon="download" to={template.url} download>
            {t('home.template.download.action')}
          </ButtonLink>
          <span className={styles.meta}>
            <Facts facts={[template.version, formatSize(template.size), time.date(template.updateTime)]} />
          </span>
        </p>
      </div>
    </section>
  );
}
