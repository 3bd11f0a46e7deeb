import { useEffect, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { fetchAttachmentContent } from '@/services/attachment';

interface OwnPicture {
  /** An object URL that exists only while the page shows the picture. */
  url: string | null;
  failed: boolean;
}

/** An uploaded picture for people who may read its file: an `img` sends no credential, so the bytes are fetched. */
export function useOwnPicture(fileId: string): OwnPicture {
  const { data, error } = useLoad(() => fetchAttachmentContent(fileId), { about: fileId });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [data]);
  return { url, failed: error !== undefined && error !== null };
}
