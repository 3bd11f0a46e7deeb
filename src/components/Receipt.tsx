import { type ReactNode, useId } from 'react';
import { PaperSheet } from './PaperSheet';
import styles from './Receipt.module.css';

interface ReceiptFact {
  label: string;
  value: ReactNode;
}

interface Props {
  title: string;
  lead?: string;
  /** What the holder of the sheet must know before relying on it. */
  notice?: string;
  facts: readonly ReceiptFact[];
  /** 校验码 in the lower corner, with the address where it is entered. */
  code?: { label: string; value: string; address?: string };
  seal?: ReactNode;
}

/** 提交回执: what the service has received, on paper, with its code and seal. */
export function Receipt({ title, lead, notice, facts, code, seal }: Props) {
  const titleId = useId();
  return (
    <PaperSheet labelledBy={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {notice && <p className={styles.notice}>{notice}</p>}
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(code || seal) && (
        <div className={styles.foot}>
          {code && (
            <p>
              {code.label}
              <bdi className={styles.code}>{code.value}</bdi>
              {code.address && <bdi className={styles.address}>{code.address}</bdi>}
            </p>
          )}
          {seal}
        </div>
      )}
    </PaperSheet>
  );
}
