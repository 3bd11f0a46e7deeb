import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';

interface Props {
  /** The request layer shows what goes wrong. */
  onExport: (format: 'csv' | 'xlsx') => Promise<void>;
}

/** The rows of the list as it is filtered now, for a spreadsheet. */
export function ExportButtons({ onExport }: Props) {
  const t = useText();
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button key={format} icon="download" onClick={() => void onExport(format).catch(() => undefined)}>
      {t(`admin.export.${format}.action`)}
    </Button>
  ));
}
