import { QRCode } from 'antd';
import { useText } from '@/i18n/useText';
import styles from './TotpSecret.module.css';

interface Props {
  secret: string;
  url: string;
}

/** The key as a QR code to scan and as text to type. Always black on white, so that cameras can read it. */
export function TotpSecret({ secret, url }: Props) {
  const t = useText();
  return (
    <div className={styles.secret}>
      <div role="img" aria-label={t('settings.totp.picture.label')}>
        {/* antd labels its own picture too; hiding it leaves a single accessible name. */}
        <div aria-hidden="true">
          <QRCode value={url} type="svg" size={168} color="#000" bgColor="#fff" bordered={false} />
        </div>
      </div>
      <div>
        <p>{t('settings.totp.scan.help')}</p>
        <p className={styles.key}>
          <span>{t('settings.totp.key.label')}</span>
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
        <p className={styles.note}>{t('settings.totp.lost.help')}</p>
      </div>
    </div>
  );
}
