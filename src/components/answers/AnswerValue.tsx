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

/** A code, a mail, a figure with its unit: on paper it is read, and typed again, as one. */
const ONE = /^(?:[!-~]{1,48}|[\d.,]+ .{1,16})$/;

/** One value for reading. Files can be opened: what is checked is what was uploaded. */
export function AnswerValue({ value, written, files, onOpenFile }: Props) {
  const file = files.find(({ id }) => id === value);
  if (!file) {
    // A masked number would be turned round where the page runs from right to left.
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
