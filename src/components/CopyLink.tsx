import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { copyText } from '@/utils/copy-text';
import { Button } from './Button';
import styles from './CopyLink.module.css';

/** Copies a link; where the browser gives no clipboard, the link stands there to be copied by hand. */
export function CopyLink({ link, label }: { link: string; label: string }) {
  const t = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <div className={styles.copy}>
      <Button size="small" icon="link" onClick={async () => setCopied(await copyText(link))}>
        {label}
      </Button>
      <span role="status">{copied && t('learning.invite.copied.success')}</span>
      {copied === false && <bdi className={styles.link}>{link}</bdi>}
    </div>
  );
}
