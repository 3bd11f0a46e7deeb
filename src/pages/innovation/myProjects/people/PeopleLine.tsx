import type { Application } from '@contract/apply';
import { Anchor } from '@/components/Anchor';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import { fetchPeople } from '@/services/helper';
import styles from './people.module.css';

/** Who can see the draft, and what each may do, in a few words; with the way to where that is decided. */
export function PeopleLine({ application: { id, owner, part } }: { application: Application }) {
  const t = useText();
  const { data } = useLoad(() => fetchPeople(id), { refreshDeps: [id] });
  return (
    <>
      <ul className={styles.line}>
        <li>{t('application.tasks.visible.help', { name: owner.name })}</li>
        {data?.helpers.map(({ accountId, name, role }) => (
          <li key={accountId}>{t(`people.line.${role}.label`, { name })}</li>
        ))}
      </ul>
      <p>
        <Anchor to={viewPath(id, 'people')}>
          {t(part === 'leader' ? 'people.line.manage.action' : 'people.line.look.action')}
        </Anchor>
      </p>
    </>
  );
}
