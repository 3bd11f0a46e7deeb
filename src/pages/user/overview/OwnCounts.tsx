import { Anchor } from '@/components/Anchor';
import { useCount } from '@/i18n/useCount';
import { useText } from '@/i18n/useText';
import type { UserHome } from '@/services/account';
import { isKnownRoute } from '@/utils/known-routes';
import styles from './aside-list.module.css';

interface Props {
  projects: number | undefined;
  counts: UserHome['counts'] | undefined;
}

/** 我的内容: the number of records of each kind, as links. Kinds without a page are left out. */
export function OwnCounts({ projects, counts }: Props) {
  const t = useText();
  const written = useCount();
  const rows = [
    {
      key: 'projects',
      to: isKnownRoute('/user/myProjects') ? '/user/myProjects' : '/innovation/myProjects',
      n: projects,
    },
    { key: 'demands', to: '/user/demand', n: counts?.demands },
    { key: 'achievements', to: '/user/achi/mine', n: counts?.achievements },
  ] as const;
  return (
    <section>
      <h2>{t('user.counts.self.title')}</h2>
      <ul className={styles.list}>
        {rows
          .filter(({ to }) => isKnownRoute(to))
          .map(({ key, to, n }) => (
            <li key={key}>
              <Anchor to={to} className={styles.row}>
                {t(`user.counts.${key}.label`)}
                <b>{n === undefined ? '—' : written(n)}</b>
              </Anchor>
            </li>
          ))}
      </ul>
    </section>
  );
}
