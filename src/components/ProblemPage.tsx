import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { type DrawingName, LineDrawing } from './LineDrawing';
import styles from './ProblemPage.module.css';

interface Props {
  drawing?: DrawingName;
  title: string;
  /** One sentence a paragraph: what happened, then what to do. */
  text: string[];
  /** An address or message, shown as it is. */
  detail?: string | null;
  errorCode?: string | null;
  traceId?: string | null;
  contact?: { phone: string; hours: string };
  /** What can be done now. */
  children: ReactNode;
}

/** 403, 404, 500 and exception: calm words first, codes small at the foot (req:ui-error-pages). */
export function ProblemPage({ drawing, title, text, detail, errorCode, traceId, contact, children }: Props) {
  const t = useText();
  return (
    <section className={`wrap ${styles.problem}`}>
      {drawing && <LineDrawing name={drawing} />}
      <h1 tabIndex={-1}>{title}</h1>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {detail && <p className={styles.detail}>{detail}</p>}
      <div className={styles.actions}>{children}</div>
      <p className={styles.foot}>
        {errorCode && <span>{t('error.code.label', { code: errorCode })}</span>}
        {traceId && <span>{t('error.trace.label', { traceId })}</span>}
        {contact?.phone && (
          <span>{t('error.contact.label', { phone: contact.phone, hours: contact.hours })}</span>
        )}
      </p>
    </section>
  );
}
