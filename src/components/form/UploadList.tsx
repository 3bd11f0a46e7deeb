import { Button } from '@/components/Button';
import { FileButton } from '@/components/FileButton';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { formatSize } from '@/utils/format-size';
import { FileOrderButtons } from './FileOrderButtons';
import { type FileOnItsWay, FileUnderWay, type SendingActs } from './FileUnderWay';
import { OrderedFile } from './OrderedFile';
import type { StoredFile } from './StoredFile';
import styles from './UploadList.module.css';
import { useFileOrder } from './useFileOrder';

export interface UploadActs extends SendingActs {
  /** Fetches a file that is there: only the caller has the credential for it. */
  onDownload?: (id: string) => Promise<unknown>;
}

interface Props extends UploadActs {
  files: readonly StoredFile[];
  sending: readonly FileOnItsWay[];
  readOnly?: boolean;
  onTakeOut: (file: StoredFile) => void;
  /** Puts a file at another place; without it they stay in the order in which they came. */
  onPlace?: (id: string, to: number) => void;
}

/** Files that are there, and files under way with their progress. */
export function UploadList({
  files,
  sending,
  readOnly = false,
  onTakeOut,
  onPlace,
  onDownload,
  ...acts
}: Props) {
  const text = useText();
  const order = useFileOrder(files, readOnly ? undefined : onPlace);
  if (files.length + sending.length === 0) return null;
  return (
    <>
      <ul className={styles.list}>
        {files.map((file, index) => (
          <OrderedFile key={file.id} {...{ order, index }} id={file.id} className={styles.item}>
            <Icon name="file" size={20} className={styles.icon} />
            <div className={styles.main}>
              {onDownload ? (
                <FileButton bare className={styles.download} onFetch={() => onDownload(file.id)}>
                  <span className="vh">{text('kit.upload.download.action')}</span>
                  {file.name}
                </FileButton>
              ) : (
                <span className={styles.name}>{file.name}</span>
              )}
              <span className={styles.meta}>{formatSize(file.size)}</span>
            </div>
            {!readOnly && (
              <div className={styles.acts}>
                {order.isOpen && <FileOrderButtons order={order} file={file} index={index} />}
                <Button
                  look="text"
                  size="small"
                  icon="trash"
                  aria-label={text('kit.rows.remove.action', { name: `“${file.name}”` })}
                  onClick={() => onTakeOut(file)}
                />
              </div>
            )}
          </OrderedFile>
        ))}
        {sending.map((file) => (
          <FileUnderWay key={file.id} file={file} {...acts} />
        ))}
      </ul>
      {order.isOpen && (
        <span className="vh" role="status">
          {order.said}
        </span>
      )}
    </>
  );
}
