import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';

/** Downloads a file of an announcement or a template; its label names the file for those who do not see the row. */
export function DownloadFile({ file: { name, url } }: { file: { name: string; url: string } }) {
  const t = useText();
  return (
    <ButtonLink
      size="small"
      icon="download"
      to={url}
      download
      aria-label={t('content.file.download.label', { name })}
    >
      {t('content.file.download.action')}
    </ButtonLink>
  );
}
