import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { classNames } from '@/utils/class-names';
import styles from './CropField.module.css';
import { type CropShape, cropFrame, zoomMost } from './crop-frame';
import { useCrop } from './useCrop';

const STEP = 0.1;
const MOVES = [
  { key: 'up', by: [0, -STEP] },
  { key: 'down', by: [0, STEP] },
  { key: 'left', by: [-STEP, 0] },
  { key: 'right', by: [STEP, 0] },
] as const;

interface Props {
  label: string;
  picture: HTMLImageElement | null;
  shape: CropShape;
  /** Width of the result in px at most; less where the picture has fewer. */
  widthMax: number;
  round?: boolean;
  /** Told whenever another part is shown. */
  onDrawn: (canvas: HTMLCanvasElement) => void;
  children?: ReactNode;
}

/** A frame over a picture: by dragging, wheel and fingers, or by the arrow keys, the slider and the buttons alone. */
export function CropField({ label, picture, shape, widthMax, round, onDrawn, children }: Props) {
  const t = useText();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { view, move, zoom, handlers } = useCrop(picture, shape, canvas);
  const drawn = useRef(onDrawn);
  drawn.current = onDrawn;
  const { ratio, widthMin } = shape;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!canvas.current || !pen || !picture) return;
    const { left, top, width, height } = cropFrame(picture, { ratio, widthMin }, view);
    canvas.current.width = Math.round(Math.min(width, widthMax));
    canvas.current.height = Math.round(canvas.current.width / ratio);
    // JPEG knows no transparency: what shows through is white.
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, canvas.current.width, canvas.current.height);
    pen.drawImage(picture, left, top, width, height, 0, 0, canvas.current.width, canvas.current.height);
    drawn.current(canvas.current);
  }, [picture, ratio, widthMin, widthMax, view]);
  const most = picture ? zoomMost(picture, shape) : 1;
  return (
    <div className={styles.cropper}>
      <canvas
        ref={canvas}
        className={classNames(styles.canvas, round && styles.round)}
        style={{ aspectRatio: ratio }}
        role="img"
        aria-label={label}
        tabIndex={0}
        {...handlers}
      />
      <label className={styles.zoom}>
        {t('user.crop.zoom.label')}
        <input
          type="range"
          min={1}
          max={most}
          step={0.1}
          disabled={most === 1}
          value={view.zoom}
          onChange={(event) => zoom(() => Number(event.target.value))}
        />
      </label>
      <fieldset className={styles.moves}>
        <legend className="vh">{t('user.crop.move.label')}</legend>
        {MOVES.map(({ key, by }) => (
          <Button key={key} size="small" onClick={() => move(by)}>
            {t(`user.crop.${key}.action`)}
          </Button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
