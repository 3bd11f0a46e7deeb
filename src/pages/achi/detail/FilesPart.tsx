import type { Achievement } from '@contract/achievement';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useText } from '@/i18n/useText';
import { formatSize } from '@/utils/format-size';
import styles from './detail.module.css';

/** Files that every reader of the achievement may download. */
export function FilesPart({ achievement: { id, files } }: { achievement: Achievement }) {
  const t = useText();
  return (
    <ReadingPart title={t('achi.detail.files.title')}>
      <ul className={styles.list}>
        {files.map((file) => (
          <li key={file.id}>
            <a href={`/prod-api/cms/open/achi/${id}/files/${file.id}`} download={file.name}>
              {file.name}
            </a>{' '}
            <span className={styles.meta}>{formatSize(file.size)}</span>
          </li>
        ))}
      </ul>
    </ReadingPart>
  );
}
