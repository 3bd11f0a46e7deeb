import { useSearchParams } from '@umijs/max';
import type { ReactNode } from 'react';
import { LinkTabs } from '@/components/LinkTabs';
import { useText } from '@/i18n/useText';
import { SearchBox } from '@/pages/innovation/myProjects/list/SearchBox';
import styles from './follow.module.css';
import { UNIT_STATES, type UnitQuery, unitAddress } from './unit-query';

/** What waits for the unit, or all that was filed in its name; looked through by name or number. */
export function UnitFrame({ query, children }: { query: UnitQuery; children: ReactNode }) {
  const t = useText();
  const [, setParams] = useSearchParams();
  return (
    <>
      <div className={styles.unitTools}>
        <LinkTabs
          label={t('life.audit.states.label')}
          current={query.state}
          tabs={UNIT_STATES.map((state) => ({
            key: state,
            label: t(`life.audit.${state}.title`),
            to: unitAddress({ ...query, state, page: 1 }),
          }))}
        />
        <SearchBox
          keyword={query.keyword}
          onSearch={(keyword) => setParams(unitAddress({ ...query, keyword, page: 1 }))}
        />
      </div>
      {children}
    </>
  );
}
