import type { ReferenceGroup } from '@contract/reference';
import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { Anchor } from '@/components/Anchor';
import { AccessMark } from './AccessMark';
import styles from './GroupList.module.css';
import { referenceAddress } from './reference-address';

/** The table of contents: every call by group, one line each. */
export function GroupList({ groups }: { groups: readonly ReferenceGroup[] }) {
  const { hash } = useLocation();
  // The list is rendered after the page has loaded, so the browser could not find the fragment's target by itself.
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return groups.map(({ key, title, calls }) => (
    <section key={key} id={key} className={styles.group} aria-labelledby={`${key}-title`}>
      <h2 id={`${key}-title`} lang="zh-CN">
        {title}
      </h2>
      <ul>
        {calls.map(({ method, path, summary, access }) => (
          <li key={`${method} ${path}`} className={styles.call}>
            <Anchor to={`${referenceAddress(path)}#${method}`} className={styles.address}>
              <b>{method}</b> <code dir="ltr">{path}</code>
            </Anchor>
            <span className={styles.summary} lang="zh-CN">
              {summary}
            </span>
            <AccessMark access={access} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
