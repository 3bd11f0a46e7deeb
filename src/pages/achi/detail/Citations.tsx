import type { Achievement } from '@contract/achievement';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useSiteName } from '@/hooks/useSiteName';
import { useText } from '@/i18n/useText';
import { saveFile } from '@/utils/save-file';
import { bibCitation, gbCitation } from './citation';
import styles from './detail.module.css';

/** How to cite the achievement: text to copy, or a file for reference managers. */
export function Citations({ achievement }: { achievement: Achievement }) {
  const t = useText();
  const name = useSiteName();
  const [copied, setCopied] = useState(false);
  const text = gbCitation(achievement, name);
  const copy = async (): Promise<void> => {
    await navigator.clipboard?.writeText(text);
    setCopied(true);
  };
  return (
    <ReadingPart title={t('achi.detail.cite.title')}>
      <p className={styles.cite}>{text}</p>
      <p className={styles.acts}>
        <Button size="small" onClick={() => void copy()}>
          {t('achi.detail.copy.action')}
        </Button>
        <Button
          size="small"
          onClick={() =>
            saveFile(`${achievement.no}.bib`, new Blob([bibCitation(achievement)], { type: 'text/plain' }))
          }
        >
          {t('achi.detail.bib.action')}
        </Button>
        <span role="status">{copied && t('achi.detail.copied.success')}</span>
      </p>
    </ReadingPart>
  );
}
