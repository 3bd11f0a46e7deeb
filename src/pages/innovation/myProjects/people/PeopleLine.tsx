import type { Application } from '@contract/apply';
import type { People } from '@contract/helper';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import { viewPath } from '@/pages/innovation/myProjects/parts/application-paths';
import styles from './people.module.css';

interface Props {
  application: Application;
  people: People | undefined;
  /** The deadline has passed. */
  over: boolean;
}

/** Who can see the draft and what each may do, in a few words, with a link to manage that. */
export function PeopleLine({ application: { id, owner, part }, people, over }: Props) {
  const t = useText();
  return (
    <>
      <ul className={styles.line}>
        <li>
          {t(over ? 'application.tasks.closedVisible.help' : 'application.tasks.visible.help', {
            name: owner.name,
          })}
        </li>
        {people?.helpers.map(({ accountId, name, role }) => (
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
