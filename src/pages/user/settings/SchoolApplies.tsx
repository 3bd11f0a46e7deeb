import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { SCHOOL_CASE_LOOKS } from '@/components/record-looks';
import { Tag } from '@/components/Tag';
import { WrittenText } from '@/components/WrittenText';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { LoadedBlock } from '@/pages/user/parts/LoadedBlock';
import { listSchoolApplies } from '@/services/school';

type Apply = Awaited<ReturnType<typeof listSchoolApplies>>['applies'][number];

/** The outcome of the reader's requests to add schools and departments. */
export function SchoolApplies() {
  const t = useText();
  const time = useTimeText();
  const applies = useLoad(listSchoolApplies);
  const columns: Column<Apply>[] = [
    {
      key: 'name',
      title: t('settings.applies.name.column'),
      render: ({ name, department_id, school_name }) =>
        department_id === null ? name : `${school_name} · ${name}`,
    },
    {
      key: 'time',
      title: t('certification.history.asked.column'),
      render: ({ create_time }) => time.date(create_time),
    },
    {
      key: 'status',
      title: t('certification.history.status.column'),
      render: ({ status }) => (
        <Tag {...(SCHOOL_CASE_LOOKS[status] ?? { icon: 'circle' })}>
          {t(`settings.applies.status${status}.label` as 'settings.applies.status0.label')}
        </Tag>
      ),
    },
    {
      key: 'reason',
      title: t('settings.applies.reason.column'),
      render: ({ reason }) => <WrittenText>{reason || '—'}</WrittenText>,
    },
  ];
  return (
    <LoadedBlock from={applies} count={1}>
      {({ applies: list }) =>
        list.length > 0 && (
          <section>
            <ResponsiveTable
              caption={t('settings.applies.self.title')}
              columns={columns}
              rows={list}
              rowKey={({ id }) => id}
            />
          </section>
        )
      }
    </LoadedBlock>
  );
}
