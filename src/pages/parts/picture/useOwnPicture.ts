import { useEffect, useState } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { fetchAttachmentContent } from '@/services/attachment';

interface OwnPicture {
  /** Of the page alone, for as long as it is shown. */
  url: string | null;
  failed: boolean;
}

/** An uploaded picture for whoever may read its file: an `img` bears no credential, so the bytes are fetched. */
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
