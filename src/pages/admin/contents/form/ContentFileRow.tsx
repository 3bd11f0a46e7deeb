import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import { formatSize } from '@/utils/format-size';
import styles from './index.module.css';
import type { KeptFile } from './useContentUploads';

interface Props {
  file: KeptFile;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: -1 | 1) => void;
  onReplace: () => void;
  onRemove: () => void;
}

/** One file of a text. At an end the arrow keeps its place and the focus, and does nothing. */
export function ContentFileRow({ file, isFirst, isLast, onMove, onReplace, onRemove }: Props) {
  const t = useText();
  const { id, name, size } = file;
  const arrow = (by: -1 | 1, isEnd: boolean) => (
    <Button
      look="text"
      size="small"
      icon={by < 0 ? 'up' : 'down'}
      aria-label={t(by < 0 ? 'kit.rows.up.action' : 'kit.rows.down.action', { name })}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove(by)}
    />
  );
  return (
    <li className={styles.file}>
      <span>
        <FileButton
          bare
          className={styles.fileName}
          aria-label={t('content.file.download.label', { name })}
          onFetch={() => openAttachment(id)}
        >
          {name}
        </FileButton>{' '}
        <span className={styles.caption}>{formatSize(size)}</span>
      </span>
      <span className={styles.fileTools}>
        {arrow(-1, isFirst)}
        {arrow(1, isLast)}
        <Button
          look="text"
          size="small"
          aria-label={t('admin.content.replaceFile.action', { name })}
          onClick={onReplace}
        >
          {t('kit.upload.replace.action')}
        </Button>
        <Button
          look="text"
          size="small"
          icon="trash"
          aria-label={t('admin.content.removeFile.action', { name })}
          onClick={onRemove}
        >
          {t('kit.rows.removeShort.action')}
        </Button>
      </span>
    </li>
  );
}
