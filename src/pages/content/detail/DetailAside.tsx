import type { Content } from '@contract/content';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '@/components/Button';
import { OfficeHours } from '@/components/OfficeHours';
import { useStart } from '@/hooks/useStart';
import { useText } from '@/i18n/useText';
import styles from './DetailAside.module.css';

interface Props {
  content: Content;
  /** What the text belongs to. */
  children?: ReactNode;
}

/** Actions on a text, what it belongs to, and whom to contact. */
export function DetailAside({ content, children }: Props) {
  const t = useText();
  const { contact } = useStart().state.setting;
  const [file, ...more] = content.attachments;
  return (
    <aside className={styles.aside} aria-label={t('content.aside.self.label')}>
      <p className={styles.actions}>
        {file && more.length === 0 && (
          <ButtonLink block look="primary" icon="download" to={file.url} download>
            {t('content.aside.file.action')}
          </ButtonLink>
        )}
        {more.length > 0 && (
          <ButtonLink block icon="file" to="#files">
            {t('content.aside.files.action', { n: content.attachments.length })}
          </ButtonLink>
        )}
        <Button block icon="print" onClick={() => window.print()}>
          {t('content.aside.print.action')}
        </Button>
      </p>
      {children}
      {contact.phone && (
        <div className={styles.contact}>
          <h2>{t('shell.footer.contact.title')}</h2>
          <p>
            <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
              <bdi>{contact.phone}</bdi>
            </a>
          </p>
          <p>
            <OfficeHours hours={contact.hours} />
          </p>
        </div>
      )}
    </aside>
  );
}
