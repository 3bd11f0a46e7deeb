import type { Application } from '@contract/apply';
import type { FieldValue } from '@contract/rules/draft-fields';
import { FileButton } from '@/components/FileButton';
import { Icon } from '@/components/Icon';
import { classNames } from '@/utils/class-names';
import { formatSize } from '@/utils/format-size';
import styles from './AnswerSections.module.css';

interface Props {
  value: FieldValue;
  /** As a reader sees it. */
  written: string;
  files: Application['files'];
  onOpenFile: (id: string) => Promise<unknown>;
}

/**
 * A code, an email address or a figure with its unit: kept in one line, because a reader of the paper may retype it.
 */
const ONE = /^(?:[!-~]{1,48}|[\d.,]+ .{1,16})$/;

/** One value for reading. Files can be opened: what is checked is what was uploaded. */
export function AnswerValue({ value, written, files, onOpenFile }: Props) {
  const file = files.find(({ id }) => id === value);
  if (!file) {
    // `bdi` keeps a masked number from being reordered in right-to-left pages.
    return ONE.test(written) ? (
      <bdi className={classNames(styles.text, styles.one)}>{written}</bdi>
    ) : (
      <span className={styles.text}>{written}</span>
    );
  }
  return (
    <span>
      <FileButton bare className={styles.file} onFetch={() => onOpenFile(file.id)}>
        <Icon name="file" />
        {file.name}
      </FileButton>
      <span className={styles.size}>{formatSize(file.size)}</span>
    </span>
  );
}
