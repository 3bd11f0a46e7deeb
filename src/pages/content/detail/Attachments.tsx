import type { Content } from '@contract/content';
import { ButtonLink } from '@/components/Button';
import { Icon } from '@/components/Icon';
import { useText } from '@/i18n/useText';
import { DownloadFile } from '@/pages/content/parts/DownloadFile';
import { fileKind } from '@/utils/file-kind';
import { formatSize } from '@/utils/format-size';
import styles from './Attachments.module.css';
import { officePreview } from './office-preview';

/** Preview for readers without the right program; shown only if the site has a preview server for the file type. */
function Preview({ file }: { file: Content['attachments'][number] }) {
  const t = useText();
  const to = officePreview(file.url, file.name);
  if (!to) return null;
  return (
    <ButtonLink
      size="small"
      icon="eye"
      to={to}
      aria-label={t('content.file.preview.label', { name: file.name })}
    >
      {t('content.file.preview.action')}
    </ButtonLink>
  );
}

/** Files of a text, with kind and size before anybody loads them. */
export function Attachments({ files }: { files: Content['attachments'] }) {
  const t = useText();
  if (files.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby="attachments" id="files">
      <h2 id="attachments">{t('content.attachments.self.title')}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.url}>
            <Icon name="file" size={20} className={styles.icon} />
            <div>
              <p lang="zh-CN">{file.name.replace(/\.\w+$/, '')}</p>
              <p className={styles.meta}>
                {fileKind(file.name)}，{formatSize(file.size)}
              </p>
            </div>
            <Preview file={file} />
            <DownloadFile file={file} />
          </li>
        ))}
      </ul>
    </section>
  );
}
