import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import type { StoredFile } from './StoredFile';
import type { FileOrder } from './useFileOrder';

interface Props {
  order: FileOrder;
  file: StoredFile;
  index: number;
}

/** Up and down, for keys and fingers. At an end the button keeps its place and the focus, and does nothing. */
export function FileOrderButtons({ order, file, index }: Props) {
  const text = useText();
  const name = `“${file.name}”`;
  return (['up', 'down'] as const).map((way) => {
    const to = index + (way === 'up' ? -1 : 1);
    return (
      <Button
        key={way}
        id={order.buttonId(file.id, way)}
        look="text"
        size="small"
        icon={way}
        aria-label={text(`kit.rows.${way}.action`, { name })}
        aria-disabled={to < 0 || to >= order.count || undefined}
        onClick={() => order.place(file.id, to, way)}
      />
    );
  });
}
