import { FileButton } from '@/components/FileButton';
import { useText } from '@/i18n/useText';
import { downloadReceipt } from '@/services/receipt';

/** The receipt as a file to keep: signed by the service, with the code that proves it. */
export function DownloadReceipt({ id }: { id: number }) {
  const t = useText();
  return (
    <FileButton icon="download" onFetch={() => downloadReceipt(id)}>
      {t('application.receipt.pdf.action')}
    </FileButton>
  );
}
