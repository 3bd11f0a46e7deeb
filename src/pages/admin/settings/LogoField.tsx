import { SITE_PICTURES, type SitePicture } from '@contract/site-pictures';
import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { failureText } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { uploadSitePicture } from '@/services/admin-system';
import { imageUrl } from '@/utils/environment';
import styles from './index.module.css';

interface Props {
  kind: SitePicture;
  /** The saved picture, which 撤销 restores. */
  saved: string | null;
  /** Given by the form. */
  id?: string;
  'aria-describedby'?: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
}

const readFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** One picture of the site: choose, preview, undo. It takes effect when the settings are saved. */
export function LogoField({ kind, saved, id, 'aria-describedby': described, value = null, onChange }: Props) {
  const t = useText();
  const join = useList();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { width, height } = SITE_PICTURES[kind];
  const name = t(`admin.setting.${kind}.label`);
  const url = imageUrl(value);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = target.files?.[0];
    // Lets the same file be chosen again: without a reset the browser would not report a change.
    target.value = '';
    if (!file) return;
    setBusy(true);
    setFault(null);
    try {
      onChange?.((await uploadSitePicture({ kind, image: await readFile(file) })).url);
    } catch (error) {
      setFault(failureText(t, error as Error));
    } finally {
      setBusy(false);
    }
  };
  const put = (next: string | null): void => {
    setFault(null);
    onChange?.(next);
  };
  return (
    <div className={styles.logo}>
      <div className={styles.preview}>
        {url ? (
          <img
            src={url}
            alt={t('admin.setting.pictureSeen.label', { name })}
            style={{ maxWidth: width, maxHeight: height }}
          />
        ) : (
          <span>{t('admin.setting.pictureDefault.empty')}</span>
        )}
      </div>
      <div className={styles.acts}>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/gif,image/webp"
          aria-label={name}
          onChange={(event) => void choose(event)}
        />
        <Button
          id={id}
          aria-describedby={described}
          size="small"
          icon="upload"
          busy={busy}
          aria-label={join([t('admin.setting.pictureUpload.action'), name], 'pair')}
          onClick={() => input.current?.click()}
        >
          {t('admin.setting.pictureUpload.action')}
        </Button>
        {value !== saved && (
          <Button
            size="small"
            icon="undo"
            aria-label={join([t('admin.setting.pictureUndo.action'), name], 'pair')}
            onClick={() => put(saved)}
          >
            {t('admin.setting.pictureUndo.action')}
          </Button>
        )}
        {value !== null && (
          <Button
            size="small"
            look="text"
            aria-label={join([t('admin.setting.pictureClear.action'), name], 'pair')}
            onClick={() => put(null)}
          >
            {t('admin.setting.pictureClear.action')}
          </Button>
        )}
      </div>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
