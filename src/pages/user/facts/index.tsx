import { FACT_KIND_KEYS, FACT_SCOPES, factRule } from '@contract/fact-choices';
import { EmptyState } from '@/components/EmptyState';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { fetchFacts } from '@/services/fact';
import { FactKindBlock } from './FactKindBlock';
import styles from './facts.module.css';

/** 资料库: data submitted before that can be reused, of the person and of the unit. */
export default function FactsPage() {
  const t = useText();
  const loaded = useLoad(() => fetchFacts());
  return (
    <>
      <PageHeading title={t('reuse.library.page.title')} lead={t('reuse.library.lead.help')} />
      <LoadedBlock from={loaded}>
        {({ facts, mayEditUnit }) => (
          <>
            {facts.length === 0 && (
              <EmptyState title={t('reuse.library.none.empty')}>{t('reuse.library.none.help')}</EmptyState>
            )}
            {FACT_SCOPES.map((scope) => (
              <section key={scope} className={styles.scope} aria-labelledby={`facts-${scope}`}>
                <h2 id={`facts-${scope}`}>{t(`reuse.scope.${scope}.title`)}</h2>
                <p className={styles.lead}>
                  {t(
                    scope === 'unit' && !mayEditUnit
                      ? 'reuse.scope.unitRead.help'
                      : `reuse.scope.${scope}.help`,
                  )}
                </p>
                {FACT_KIND_KEYS.filter((kind) => factRule(kind).scope === scope).map((kind) => (
                  <FactKindBlock
                    key={kind}
                    kind={kind}
                    facts={facts.filter((fact) => fact.kind === kind)}
                    mayEditUnit={mayEditUnit}
                    onChanged={loaded.reload}
                  />
                ))}
              </section>
            ))}
          </>
        )}
      </LoadedBlock>
    </>
  );
}
