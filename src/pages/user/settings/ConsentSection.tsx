import { EmptyState } from '@/components/EmptyState';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { listConsents } from '@/services/security';

/** What the reader has agreed to: version and date, and consents withdrawn. */
export function ConsentSection() {
  const t = useText();
  const time = useTimeText();
  const load = useLoad(listConsents);
  return (
    <section aria-labelledby="consents-title">
      <h2 id="consents-title">{t('settings.consents.self.title')}</h2>
      <p>{t('settings.consents.self.help')}</p>
      <LoadedBlock from={load}>
        {(consents) =>
          consents.length === 0 ? (
            <EmptyState title={t('settings.consents.none.empty')} />
          ) : (
            <ResponsiveTable
              caption={t('settings.consents.self.title')}
              captionHidden
              rows={consents}
              rowKey={({ kind, version, given_at }) => `${kind} ${version} ${given_at}`}
              columns={[
                {
                  key: 'title',
                  title: t('settings.consents.title.column'),
                  render: ({ title }) => <span lang="zh-CN">{title}</span>,
                },
                {
                  key: 'version',
                  title: t('settings.consents.version.column'),
                  render: ({ version }) => <bdi>{version}</bdi>,
                },
                {
                  key: 'given',
                  title: t('settings.consents.given.column'),
                  render: ({ given_at }) => <bdi>{time.dateTime(given_at)}</bdi>,
                },
                {
                  key: 'withdrawn',
                  title: t('settings.consents.withdrawn.column'),
                  render: ({ withdrawn_at }) =>
                    withdrawn_at ? (
                      <bdi>{time.dateTime(withdrawn_at)}</bdi>
                    ) : (
                      t('settings.consents.valid.label')
                    ),
                },
              ]}
            />
          )
        }
      </LoadedBlock>
    </section>
  );
}
