import { useEffect, useState } from 'react';
import { FileButton } from '@/components/FileButton';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchAttachmentContent, openAttachment } from '@/services/attachment';
import styles from './CaseDrawer.module.css';

interface Props {
  id: string;
  label: string;
}

/** Object URL of an image while it is shown; null for files that a browser cannot show as an image. */
function usePictureUrl(content: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!content?.type.startsWith('image/')) return;
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
}

/** A document that a claim rests on: a picture is looked at here, anything else is opened. */
export function Paper({ id, label }: Props) {
  const t = useText();
  const { data, error } = useLoad(() => fetchAttachmentContent(id));
  const url = usePictureUrl(data);
  return (
    <figure className={styles.paper}>
      <figcaption>
        {label}
        <FileButton look="text" size="small" icon="download" onFetch={() => openAttachment(id)}>
          {t('admin.cert.open.action')}
        </FileButton>
      </figcaption>
      {url && <img src={url} alt={label} />}
      {!data && !error && <LoadingSkeleton count={3} />}
      {!url && (data || error) && <p>{t('admin.case.noPicture.empty')}</p>}
    </figure>
  );
}
