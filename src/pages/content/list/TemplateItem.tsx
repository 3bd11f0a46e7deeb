import type { ContentRow } from '@contract/content';
import { Anchor } from '@/components/Anchor';
import { FoundText } from '@/components/FoundText';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { DownloadFile } from '@/pages/content/parts/DownloadFile';
import { fileKind } from '@/utils/file-kind';
import { formatSize } from '@/utils/format-size';
import styles from './TemplateItem.module.css';

/** A template: which step it is for, its format, and a download button. */
export function TemplateItem({ row, to }: { row: ContentRow; to: string }) {
  const t = useText();
  const time = useTimeText();
  return (
    <li className={styles.item}>
      <div>
        <h2 className={styles.title}>
          <Anchor to={to}>
            <FoundText text={row.title} />
          </Anchor>
        </h2>
        <p className={styles.summary}>
          <bdi>
            <FoundText text={row.summary} />
          </bdi>
        </p>
        <p className={styles.facts}>
          <span>{t('content.template.step.label', { step: row.topic ?? '' })}</span>
          <span>{t('content.template.version.label', { n: row.version + 1 })}</span>
          <time dateTime={row.updateTime}>
            {t('content.template.updated.label', { date: time.date(row.updateTime) })}
          </time>
        </p>
      </div>
      <ul className={styles.files}>
        {row.attachments.map((file) => (
          <li key={file.url}>
            <DownloadFile file={file} />
            <span className={styles.kind}>
              {fileKind(file.name)} {formatSize(file.size)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}
