import type { ReferenceGroup } from '@contract/reference';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import styles from './GroupNav.module.css';
import { referenceAddress } from './reference-address';

interface Props {
  groups: readonly ReferenceGroup[];
  /** The path template being explained; its group is open. */
  template?: string | undefined;
}

const once = (calls: ReferenceGroup['calls']): ReferenceGroup['calls'] =>
  calls.filter(({ path }, index) => calls.findIndex((call) => call.path === path) === index);

/** The groups at the side of a wide page. */
export function GroupNav({ groups, template }: Props) {
  const t = useText();
  return (
    <nav className={styles.nav} aria-label={t('reference.groups.self.label')}>
      <Anchor to="/api/" aria-current={template ? undefined : 'page'}>
        {t('reference.groups.all.label')}
      </Anchor>
      <ul>
        {groups.map(({ key, title, calls }) => {
          const isOpen = calls.some(({ path }) => path === template);
          return (
            <li key={key}>
              <Anchor to={`/api/#${key}`} className={isOpen ? styles.open : undefined}>
                <span lang="zh-CN">{title}</span>
              </Anchor>
              {isOpen && (
                <ul className={styles.calls}>
                  {once(calls).map(({ path, summary }) => (
                    <li key={path}>
                      <Anchor
                        to={referenceAddress(path)}
                        aria-current={path === template ? 'page' : undefined}
                        lang="zh-CN"
                      >
                        {summary}
                      </Anchor>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
