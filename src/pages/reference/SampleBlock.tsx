import { useId, useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { copyText } from '@/utils/copy-text';
import styles from './SampleBlock.module.css';

interface Props {
  /** Which call it belongs to; several share a page. */
  of: string;
  title: string;
  code: string;
}

/** Code with a button that copies it and says whether it could. */
export function SampleBlock({ of, title, code }: Props) {
  const t = useText();
  const id = useId();
  const [outcome, setOutcome] = useState<'success' | 'failure' | null>(null);
  return (
    <section className={styles.block} aria-label={`${of} ${title}`}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <span role="status">{outcome && t(`reference.sample.copied.${outcome}`)}</span>
        <Button
          look="text"
          aria-describedby={id}
          onClick={async () => setOutcome((await copyText(code)) ? 'success' : 'failure')}
        >
          {t('reference.sample.copy.action')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard */}
      <pre dir="ltr" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </section>
  );
}
