import { useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { CropField } from '@/components/crop/CropField';
import { Dialog } from '@/components/Dialog';
import { DialogActions } from '@/components/DialogActions';
import { usePicture } from '@/hooks/usePicture';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { useSaved } from '@/pages/user/parts/useSaved';
import { updateAvatar } from '@/services/account';
import styles from './AvatarCropper.module.css';

const SIDE = 512;
const QUALITY = 0.9;
const SQUARE = { ratio: 1, widthMin: 64 };

interface Props {
  file: File;
  login: string;
  onClose: () => void;
  onSaved: () => Promise<void>;
  /** Called when the browser cannot decode the picture. */
  onBroken: () => void;
}

/** The square of the picture that becomes the avatar. */
export default function AvatarCropper({ file, login, onClose, onSaved, onBroken }: Props) {
  const t = useText();
  const saved = useSaved();
  const picture = usePicture(file, onBroken);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
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
      <CropField
        label={t('settings.avatar.crop.label')}
        picture={picture}
        shape={SQUARE}
        widthMax={SIDE}
        round
        onDrawn={(drawn) => {
          canvas.current = drawn;
        }}
      >
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('kit.confirm.cancel.action')}</Button>
          <Button look="primary" busy={busy || !picture} onClick={() => void save()}>
            {t('settings.avatar.save.action')}
          </Button>
        </DialogActions>
      </CropField>
    </Dialog>
  );
}
