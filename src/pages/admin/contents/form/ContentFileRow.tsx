import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { FileOrderButtons } from '@/components/form/FileOrderButtons';
import { OrderedFile } from '@/components/form/OrderedFile';
import type { StoredFile } from '@/components/form/StoredFile';
import type { FileOrder } from '@/components/form/useFileOrder';
import { useText } from '@/i18n/useText';
import { openAttachment } from '@/services/attachment';
import { formatSize } from '@/utils/format-size';
import styles from './index.module.css';

interface Props {
  file: StoredFile;
  order: FileOrder;
  index: number;
  onReplace: () => void;
  onRemove: () => void;
}

/** One file of a text. */
export function ContentFileRow({ file, order, index, onReplace, onRemove }: Props) {
  const t = useText();
  const { id, name, size } = file;
  return (
    <OrderedFile {...{ order, id, index }} className={styles.file}>
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
        {order.isOpen && <FileOrderButtons order={order} file={file} index={index} />}
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
    </OrderedFile>
  );
}
