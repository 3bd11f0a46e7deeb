import { useState } from 'react';
import { Button } from '@/components/Button';
import { useLoad } from '@/hooks/useLoad';
import { failureText } from '@/i18n/failure-text';
import { useText } from '@/i18n/useText';
import { listProviders, providersAtOnce, startProvider } from '@/services/auth';
import { RequestError } from '@/utils/request-error';
import styles from './index.module.css';
import { noteDeparture } from './login-address';

/** The third-party sign-ins that the site has set up; renders nothing if there are none. */
export function Providers() {
  const t = useText();
  const { data } = useLoad(listProviders, { atOnce: providersAtOnce });
  const [fault, setFault] = useState<string | null>(null);
  if (!data || data.length === 0) return null;
  const go = async (key: string): Promise<void> => {
    try {
      const { url } = await startProvider(key);
      noteDeparture();
      location.assign(url);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setFault(failureText(t, error));
    }
  };
  return (
    <section className={styles.providers} aria-labelledby="providers">
      <h2 id="providers">{t('login.providers.self.title')}</h2>
      {fault && <p role="alert">{fault}</p>}
      <div className={styles.buttons}>
        {data.map(({ key, name }) => (
          <Button key={key} onClick={() => void go(key)}>
            {name}
          </Button>
        ))}
      </div>
    </section>
  );
}
