import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { demoAccountsAtOnce, listDemoAccounts } from '@/services/auth';
import styles from './DemoAccounts.module.css';

interface Props {
  onTake: (account: { login: string; password: string }) => void;
}

/** The accounts of a demonstration, with their roles; shown only if the service says that it is one. */
export function DemoAccounts({ onTake }: Props) {
  const t = useText();
  const { data, loading } = useLoad(listDemoAccounts, { atOnce: demoAccountsAtOnce });
  if (!data && !loading) return null;
  return (
    <section className={`${styles.demo} noPrint`} aria-labelledby="demo-accounts">
      <h2 id="demo-accounts">{t('login.demo.self.title')}</h2>
      <p className={styles.help}>{t('login.demo.self.help')}</p>
      {data ? (
        <ul className={styles.list}>
          {data.map((account) => (
            <li key={account.login}>
              <button type="button" className={styles.account} onClick={() => onTake(account)}>
                <span>{account.name}</span>
                <bdi className={styles.login}>{account.login}</bdi>
                <span className={styles.title}>{account.title}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <LoadingSkeleton shape="rows" count={4} />
      )}
    </section>
  );
}
