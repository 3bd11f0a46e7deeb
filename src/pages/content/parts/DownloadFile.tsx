import { ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';

/** A file of a text, to be had at once; whoever does not see the row hears which file. */
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
