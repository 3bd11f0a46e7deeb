import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { FieldError } from '@/components/form/FieldError';
import { useFileFault } from '@/components/form/useFileFault';
import { useText } from '@/i18n/useText';
import type { BasicInfo } from '@/services/account';
import { imageUrl } from '@/utils/environment';
import { acceptOf, type FileLimits, fileProblem } from '@/utils/file-limits';
import styles from './AvatarSection.module.css';

const AvatarCropper = lazy(() => import('./AvatarCropper'));

const LIMITS: FileLimits = {
  extensions: ['JPG', 'PNG', 'GIF', 'WEBP'],
  maxBytes: 20 * 1024 * 1024,
  maxFiles: 1,
};

interface Props {
  info: BasicInfo;
  onChanged: () => Promise<void>;
}

/** The avatar and a button to change it. Only the cropped square is uploaded, so a large photo is no problem. */
export function AvatarSection({ info, onChanged }: Props) {
  const t = useText();
  const faultOf = useFileFault(LIMITS);
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const pick = (picked: File | undefined): void => {
    if (!picked) return;
    const problem = fileProblem(picked, LIMITS, 0);
    setFault(problem && faultOf(problem));
    setFile(problem ? null : picked);
  };
  const url = info.avatar_url && imageUrl(info.avatar_url);
  return (
    <section aria-labelledby="avatar-title">
      <h2 id="avatar-title">{t('settings.avatar.self.title')}</h2>
      <div className={styles.line}>
        {url ? (
          <img className={styles.picture} src={url} alt={t('settings.avatar.self.label')} />
        ) : (
          <span className={styles.picture} role="img" aria-label={t('settings.avatar.none.label')}>
            {Array.from(info.nickname)[0]}
          </span>
        )}
        <div>
          <Button icon="upload" onClick={() => chooser.current?.click()}>
            {t('settings.avatar.choose.action')}
          </Button>
          <p className={styles.help}>{t('settings.avatar.choose.help')}</p>
          {fault && (
            <div role="alert">
              <FieldError>{fault}</FieldError>
            </div>
          )}
        </div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={acceptOf(LIMITS)}
          aria-label={t('settings.avatar.choose.action')}
          onChange={(event) => {
            pick(event.target.files?.[0]);
            // Lets the same picture be chosen again: without a reset the browser would not report a change.
            event.target.value = '';
          }}
        />
      </div>
      {file && (
        <Suspense fallback={null}>
          <AvatarCropper
            file={file}
            login={info.login}
            onClose={() => setFile(null)}
            onBroken={() => {
              setFile(null);
              setFault(t('settings.avatar.broken.failure'));
            }}
            onSaved={async () => {
              setFile(null);
              await onChanged();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
