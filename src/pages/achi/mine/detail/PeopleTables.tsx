import type { AchievementDraft } from '@contract/achievement';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';

/** Who did what, and which rights protect it, for reading: one line each. */
export function PeopleTables({ fields }: { fields: Pick<AchievementDraft, 'contributors' | 'ips'> }) {
  const t = useText();
  const { contributors, ips } = fields;
  return (
    <>
      <FieldsetGroup legend={t('achi.detail.people.title')} id="contributors">
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
      </FieldsetGroup>
      {ips.length > 0 && (
        <FieldsetGroup legend={t('achi.detail.ips.title')} id="ips">
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
        </FieldsetGroup>
      )}
    </>
  );
}
