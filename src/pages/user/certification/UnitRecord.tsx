import { UNIT_FACTS } from '@contract/unit-choices';
import { useAccess, useSearchParams } from '@umijs/max';
import { ReadField } from '@/components/form/ReadField';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { FormerEntries } from '@/pages/parts/unit/FormerEntries';
import { useUnitText } from '@/pages/parts/unit/useUnitText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { fetchOwnUnit, fetchUnitChange, type OwnUnit } from '@/services/unit-change';
import { ChangeStanding } from './ChangeStanding';
import { ChangeUnitForm } from './ChangeUnitForm';
import { RefusedChange, refusedOf } from './RefusedChange';
import styles from './SettledCertification.module.css';

function Record({ unit }: { unit: OwnUnit }) {
  const t = useText();
  const { label, shown } = useUnitText();
  const kinds = ['name', 'uscc'] as const;
  return (
    <div className={styles.facts}>
      {UNIT_FACTS.filter((field) => unit[field]).map((field) => (
        <ReadField key={field} id={`unit-${field}`} label={label(field)}>
          <bdi>{shown(field, unit[field])}</bdi>
        </ReadField>
      ))}
      {kinds
        .filter((kind) => unit.former.some((one) => one.kind === kind))
        .map((kind) => (
          <ReadField key={kind} id={`unit-former-${kind}`} label={t(`certification.former.${kind}.label`)}>
            <FormerEntries kind={kind} former={unit.former} />
          </ReadField>
        ))}
    </div>
  );
}

/** Changes of the registration, for the unit's administrator. */
function Changes({ unit, onStale }: { unit: OwnUnit; onStale: () => void }) {
  const t = useText();
  const [search] = useSearchParams();
  const change = useLoad(fetchUnitChange, { refreshOnWindowFocus: true });
  const reload = () => {
    change.reload();
    onStale();
  };
  return (
    <section className={styles.settled} aria-labelledby="change-unit">
      <h2 id="change-unit">{t('certification.change.self.title')}</h2>
      <LoadedBlock from={change}>
        {(latest) =>
          search.get('act') === 'change' && latest?.status !== 0 ? (
            <>
              <RefusedChange change={latest} />
              <p className={styles.lead}>{t('certification.change.form.help')}</p>
              <ChangeUnitForm
                unit={unit}
                refused={refusedOf(latest)}
                onSent={change.reload}
                onStale={reload}
              />
            </>
          ) : (
            <ChangeStanding change={latest} onChanged={reload} />
          )
        }
      </LoadedBlock>
    </section>
  );
}

/** Registered details of the reader's unit, its former names, and changes. */
export function UnitRecord() {
  const t = useText();
  const isAdmin = useAccess().is('unit_admin');
  const unit = useLoad(fetchOwnUnit, { refreshOnWindowFocus: true });
  return (
    <LoadedBlock from={unit}>
      {(own) =>
        own && (
          <>
            <section className={styles.settled} aria-labelledby="unit-record">
              <h2 id="unit-record">{t('certification.unit.record.title')}</h2>
              <Record unit={own} />
            </section>
            {isAdmin && <Changes unit={own} onStale={unit.reload} />}
          </>
        )
      }
    </LoadedBlock>
  );
}
