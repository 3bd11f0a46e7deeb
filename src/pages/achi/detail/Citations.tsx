import type { Achievement } from '@contract/achievement';
import { Button } from '@/components/Button';
import { CopyOutcome } from '@/components/CopyOutcome';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useCopy } from '@/components/useCopy';
import { keptWhole } from '@/components/WrittenText';
import { useSiteName } from '@/hooks/useSiteName';
import { useText } from '@/i18n/useText';
import { saveFile } from '@/utils/save-file';
import { bibCitation, gbCitation } from './citation';
import styles from './detail.module.css';

/** How to cite the achievement: text to copy, or a file for reference managers. */
export function Citations({ achievement }: { achievement: Achievement }) {
  const t = useText();
  const name = useSiteName();
  const { source, copied, copy } = useCopy<HTMLParagraphElement>();
  const text = gbCitation(achievement, name);
  return (
    <ReadingPart title={t('achi.detail.cite.title')}>
      <p ref={source} className={styles.cite}>
        {keptWhole(text)}
      </p>
      <p className={styles.acts}>
        <Button size="small" onClick={() => void copy(text)}>
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
        <CopyOutcome copied={copied} />
      </p>
    </ReadingPart>
  );
}
