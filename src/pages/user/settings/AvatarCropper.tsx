import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { Dialog } from '@/components/Dialog';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useSaved } from '@/pages/user/parts/useSaved';
import { updateAvatar } from '@/services/account';
import styles from './AvatarCropper.module.css';
import { cropSquare, moveView, WHOLE, ZOOM_MAX } from './crop-square';
import { usePicture } from './usePicture';

const SIDE = 512;
const QUALITY = 0.9;
const STEP = 0.1;
const MOVES = [
  { key: 'up', dx: 0, dy: -STEP },
  { key: 'down', dx: 0, dy: STEP },
  { key: 'left', dx: -STEP, dy: 0 },
  { key: 'right', dx: STEP, dy: 0 },
] as const;

interface Props {
  file: File;
  login: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
  /** The browser cannot read the picture. */
  onBroken: () => void;
}

/** The square of the picture that becomes the avatar: by dragging, or by the slider and the buttons alone. */
export default function AvatarCropper({ file, login, onClose, onSaved, onBroken }: Props) {
  const t = useText();
  const saved = useSaved();
  const picture = usePicture(file, onBroken);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState(WHOLE);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen || !picture) return;
    const { left, top, side } = cropSquare(picture, view);
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIDE, SIDE);
    pen.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
  }, [picture, view]);
  const drag = (event: PointerEvent<HTMLCanvasElement>): void => {
    if (!picture || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const shown = event.currentTarget.clientWidth;
    setView((now) => moveView(picture, now, -event.movementX / shown, -event.movementY / shown));
  };
  const save = async (): Promise<void> => {
    if (!canvas.current) return;
    setBusy(true);
    setFault(null);
    try {
      await updateAvatar(login, canvas.current.toDataURL('image/jpeg', QUALITY));
      saved('settings.avatar.self.success');
      await onSaved();
    } catch (error) {
      setFault(failureText(t, error));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={t('settings.avatar.crop.title')} footer={null} onCancel={onClose} centered>
      <div className={styles.cropper}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={SIDE}
          height={SIDE}
          role="img"
          aria-label={t('settings.avatar.crop.label')}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
        <label className={styles.zoom}>
          {t('settings.avatar.zoom.label')}
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.1}
            value={view.zoom}
            onChange={(event) => setView({ ...view, zoom: Number(event.target.value) })}
          />
        </label>
        <fieldset className={styles.moves}>
          <legend className="vh">{t('settings.avatar.move.label')}</legend>
          {MOVES.map(({ key, dx, dy }) => (
            <Button
              key={key}
              size="small"
              onClick={() => picture && setView(moveView(picture, view, dx, dy))}
            >
              {t(`settings.avatar.${key}.action`)}
            </Button>
          ))}
        </fieldset>
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={styles.moves}>
          <Button look="primary" busy={busy || !picture} onClick={() => void save()}>
            {t('settings.avatar.save.action')}
          </Button>
          <Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>
        </div>
      </div>
    </Dialog>
  );
}
