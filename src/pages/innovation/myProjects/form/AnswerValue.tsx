import type { Application } from '@contract/apply';
import type { FieldValue } from '@contract/rules/draft-fields';
import { Icon } from '@/components/Icon';
import { downloadAttachment } from '@/services/attachment';
import { formatSize } from '@/utils/format-size';
import styles from './AnswerSections.module.css';
import type { AnswerLine } from './answers';

interface Props {
  line: Pick<AnswerLine, 'path' | 'value' | 'label'>;
  text: (path: string, value: FieldValue) => string | null;
  files: Application['files'];
}

/** One value for reading. Files can be opened: what is checked is what was uploaded. */
export function AnswerValue({ line: { path, value }, text, files }: Props) {
  const file = files.find(({ id }) => id === value);
  if (!file) return <span className={styles.text}>{text(path, value)}</span>;
  // The request layer shows what goes wrong; there is nothing left to do here.
  const open = (): void => void downloadAttachment(file.id).catch(() => undefined);
  return (
    <span>
      <button type="button" className={styles.file} onClick={open}>
        <Icon name="file" />
        {file.name}
      </button>
      <span className={styles.size}>{formatSize(file.size)}</span>
    </span>
  );
}
