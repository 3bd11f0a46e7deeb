import { useSearchParams } from '@umijs/max';
import type { ReactNode } from 'react';
import { TabLine } from '@/components/TabLine';
import { useText } from '@/i18n/useText';
import { SearchBox } from '@/pages/innovation/myProjects/list/SearchBox';
import styles from './audit.module.css';
import { AUDIT_STATES, type AuditQuery, auditAddress } from './audit-query';

/** The unit's waiting applications, or all that were submitted in its name, with a search by title or number. */
export function AuditFrame({ query, children }: { query: AuditQuery; children: ReactNode }) {
  const t = useText();
  const [, setParams] = useSearchParams();
  return (
    <>
      <div className={styles.tools}>
        <TabLine
          label={t('life.audit.states.label')}
          current={query.state}
          tabs={AUDIT_STATES.map((state) => ({
            key: state,
            label: t(`life.audit.${state}.title`),
            to: auditAddress({ ...query, state, page: 1 }),
          }))}
        />
        <SearchBox
          keyword={query.keyword}
          onSearch={(keyword) => setParams(auditAddress({ ...query, keyword, page: 1 }))}
        />
      </div>
      {children}
    </>
  );
}
