import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';

type Format = 'csv' | 'xlsx';
interface Props {
  /** The request layer shows errors; an export that takes long continues in the export panel. */
  onExport: (format: Format) => Promise<void>;
}

/** Exports the rows of the list, as filtered now, as a spreadsheet. */
export function ExportButtons({ onExport }: Props) {
  const t = useText();
  const [running, setRunning] = useState<Format | null>(null);
  const take = async (format: Format): Promise<void> => {
    setRunning(format);
    await onExport(format).catch(() => undefined);
    setRunning(null);
  };
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} icon="download" busy={running === format} onClick={() => void take(format)}>
      {t(`admin.export.${format}.action`)}
    </Button>
  ));
}
