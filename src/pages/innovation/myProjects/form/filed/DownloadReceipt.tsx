import { FileButton } from '@/components/FileButton';
import { useText } from '@/i18n/useText';
import { downloadReceipt } from '@/services/receipt';

/** Downloads the receipt as a PDF, signed by the service and with its verification code. */
export function DownloadReceipt({ id }: { id: number }) {
  const t = useText();
  return (
    <FileButton icon="download" onFetch={() => downloadReceipt(id)}>
      {t('application.receipt.pdf.action')}
    </FileButton>
  );
}
