import { useId } from 'react';
import { Button } from '@/components/Button';
import { CopyOutcome } from '@/components/CopyOutcome';
import { useCopy } from '@/components/useCopy';
import { useText } from '@/i18n/useText';
import { scrollStop } from '@/utils/scroll-stop';
import styles from './SampleBlock.module.css';

interface Props {
  /** Which call it belongs to; several share a page. */
  of: string;
  title: string;
  code: string;
}

/** Code with a button that copies it. */
export function SampleBlock({ of, title, code }: Props) {
  const t = useText();
  const id = useId();
  const { source, copied, copy } = useCopy();
  return (
    <section className={styles.block} aria-label={`${of} ${title}`}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <CopyOutcome copied={copied} />
        <Button look="text" size="small" aria-describedby={id} onClick={() => void copy(code)}>
          {t('reference.sample.copy.action')}
        </Button>
      </div>
      <pre dir="ltr" ref={scrollStop}>
        <code ref={source}>{code}</code>
      </pre>
    </section>
  );
}
