import { Button } from './Button';
import styles from './CopyLink.module.css';
import { CopyOutcome } from './CopyOutcome';
import { useCopy } from './useCopy';

/** Copies a link; where the browser refuses, the link is shown, selected, to be copied by hand. */
export function CopyLink({ link, label }: { link: string; label: string }) {
  const { source, copied, copy } = useCopy();
  return (
    <div className={styles.copy}>
      <Button size="small" icon="link" onClick={() => void copy(link)}>
        {label}
      </Button>
      <CopyOutcome copied={copied} />
      {copied === false && (
        <bdi ref={source} className={styles.link}>
          {link}
        </bdi>
      )}
    </div>
  );
}
