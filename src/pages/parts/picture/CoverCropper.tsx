import { COVER_RATIO, COVER_WIDTHS } from '@contract/cover-sizes';
import { PICTURE_WIDTH_MIN } from '@contract/rules/upload-check';
import { useRef } from 'react';
import { Button } from '@/components/Button';
import { CropField } from '@/components/crop/CropField';
import { Dialog } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { usePicture } from '@/hooks/usePicture';
import { useText } from '@/i18n/useText';
import styles from './CoverCropper.module.css';

const QUALITY = 0.92;
const SHAPE = { ratio: COVER_RATIO, widthMin: PICTURE_WIDTH_MIN };
/** Width of the largest version that the site shows, in pixels. */
const WIDTH_MAX = Number(COVER_WIDTHS.at(-1));
/** Width in pixels, twice that of the place on the page, for sharp previews. */
const PREVIEWS = [
  { key: 'card', width: 192 },
  { key: 'head', width: 640 },
] as const;

interface Props {
  file: File;
  onClose: () => void;
  onCropped: (file: File) => void;
  /** Called when the browser cannot decode the picture. */
  onBroken: () => void;
}

/** Selects the part of a picture that becomes the cover, with previews of a list and of the head of a page. */
export default function CoverCropper({ file, onClose, onCropped, onBroken }: Props) {
  const t = useText();
  const picture = usePicture(file, onBroken);
  const canvas = useRef<HTMLCanvasElement>(null);
  const previews = useRef(new Map<string, HTMLCanvasElement>());
  const draw = (drawn: HTMLCanvasElement): void => {
    canvas.current = drawn;
    for (const preview of previews.current.values())
      preview.getContext('2d')?.drawImage(drawn, 0, 0, preview.width, preview.height);
  };
  const use = (): void =>
    canvas.current?.toBlob(
      (blob) => {
        if (!blob) return onBroken();
        onCropped(new File([blob], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' }));
      },
      'image/jpeg',
      QUALITY,
    );
  return (
    <Dialog open title={t('achi.picture.crop.title')} footer={null} onCancel={onClose} centered width={640}>
      <p className={styles.help}>{t('achi.picture.crop.help')}</p>
      <CropField
        label={t('achi.picture.crop.label')}
        picture={picture}
        shape={SHAPE}
        widthMax={WIDTH_MAX}
        onDrawn={draw}
      >
        <div className={styles.previews} aria-hidden="true">
          {PREVIEWS.map(({ key, width }) => (
            <figure key={key} className={styles.preview}>
              <canvas
                ref={(at) => {
                  if (at) previews.current.set(key, at);
                }}
                className={styles[key]}
                width={width}
                height={width / COVER_RATIO}
              />
              <figcaption>{t(`achi.picture.${key}.label`)}</figcaption>
            </figure>
          ))}
        </div>
        <DialogActions>
          <Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>
          <Button look="primary" disabled={!picture} onClick={use}>
            {t('achi.picture.crop.action')}
          </Button>
        </DialogActions>
      </CropField>
    </Dialog>
  );
}
