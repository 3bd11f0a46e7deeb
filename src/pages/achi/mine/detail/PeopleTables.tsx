import type { AchievementDraft } from '@contract/achievement';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import styles from './editor.module.css';

/** Who did what, and which rights protect it, for reading: one line each. */
export function PeopleTables({ fields }: { fields: Pick<AchievementDraft, 'contributors' | 'ips'> }) {
  const t = useText();
  const { contributors, ips } = fields;
  return (
    <>
      <section className={styles.table}>
        <h2>{t('achi.detail.people.title')}</h2>
        <ResponsiveTable
          caption={t('achi.detail.people.title')}
          captionHidden
          rows={contributors}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', title: t('achi.field.name.label'), render: ({ name }) => <bdi>{name}</bdi> },
            {
              key: 'role',
              title: t('achi.field.role.label'),
              render: ({ role }) => t(`achi.role.${role}.label`),
            },
            {
              key: 'login',
              title: t('achi.field.login.label'),
              render: ({ login }) => (login ? <bdi>{login}</bdi> : '—'),
            },
          ]}
        />
      </section>
      {ips.length > 0 && (
        <section className={styles.table}>
          <h2>{t('achi.detail.ips.title')}</h2>
          <ResponsiveTable
            caption={t('achi.detail.ips.title')}
            captionHidden
            rows={ips}
            rowKey={({ id }) => id}
            columns={[
              { key: 'title', title: t('result.form.name.label'), render: ({ title }) => <bdi>{title}</bdi> },
              {
                key: 'kind',
                title: t('result.form.kind.label'),
                render: ({ kind }) => t(`achi.ip.${kind}.label`),
              },
              {
                key: 'number',
                title: t('result.form.number.label'),
                render: ({ number }) => <bdi>{number}</bdi>,
              },
            ]}
          />
        </section>
      )}
    </>
  );
}
