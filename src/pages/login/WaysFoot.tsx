import { Anchor } from '@/components/Anchor';
import { useWordGap } from '@/i18n/link-signs';
import { useText } from '@/i18n/useText';
import { registerPath } from '@/utils/sign-in-path';
import styles from './index.module.css';
import { loginAddress } from './login-address';

interface Props {
  query: URLSearchParams;
  /** The page the reader came from, if it belongs to this site. */
  from: string | null;
  isForgotten: boolean;
}

/** Further ways, for those whom the form above does not help. */
export function WaysFoot({ query, from, isForgotten }: Props) {
  const t = useText();
  const gap = useWordGap();
  if (isForgotten)
    return (
      <div className={styles.register}>
        <Anchor to={loginAddress(query, 'password')}>{t('login.forgotten.back.action')}</Anchor>
      </div>
    );
  return (
    <div className={styles.register}>
      <Anchor to={loginAddress(query, 'forgotten')}>{t('login.forgotten.self.action')}</Anchor>
      <span>
        {t('login.register.lead.label')}
        {gap}
        <Anchor to={registerPath(from)}>{t('login.register.self.action')}</Anchor>
      </span>
    </div>
  );
}
