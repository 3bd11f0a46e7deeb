import type { DeskApplication } from '@contract/desk-apply';
import { APPLICATION_STATUSES } from '@contract/enums';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import { Link } from '@umijs/max';
import { ApplicationTag } from '@/components/ApplicationTag';
import { useTimeText } from '@/components/useTimeText';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { DeskColumn } from '@/pages/admin/parts/DeskTable';

const HIDDEN = ['draft', 'withdrawn', 'submitted', 'unit_review'];
const SHOWN = APPLICATION_STATUSES.filter((status) => !HIDDEN.includes(status));

/** Filters and columns of the desk's list. */
export function useApplicationColumns(): DeskColumn<DeskApplication>[] {
  const t = useText();
  const say = useWords();
  const time = useTimeText();
  const { periods = [] } = usePeriods();
  const categories = Object.fromEntries(
    periods.flatMap((period) => period.categories.map(({ key, name }) => [key, name])),
  );
  return [
    {
      title: t('desk.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { maxLength: 60, placeholder: t('desk.apply.keyword.placeholder') },
    },
    {
      title: t('desk.apply.period.column'),
      dataIndex: 'periodId',
      valueType: 'select',
      hideInTable: true,
      fieldProps: { options: periods.map(({ id, name }) => ({ value: String(id), label: name })) },
    },
    {
      title: t('desk.apply.category.column'),
      dataIndex: 'category',
      valueType: 'select',
      hideInTable: true,
      valueEnum: categories,
    },
    {
      title: t('desk.apply.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      hideInTable: true,
      valueEnum: Object.fromEntries(SHOWN.map((status) => [status, say(STATUS_WORDS.word(status))])),
    },
    {
      title: t('desk.apply.waiting.label'),
      dataIndex: 'waiting',
      valueType: 'select',
      hideInTable: true,
      valueEnum: { true: t('desk.apply.waitingOnly.label') },
    },
    {
      title: t('desk.apply.title.column'),
      key: 'title',
      search: false,
      sorter: true,
      width: '28%',
      render: (_, { id, title }) => <Link to={`/admin/applications/${id}`}>{title}</Link>,
    },
    { title: t('desk.apply.no.column'), key: 'no', dataIndex: 'no', search: false, sorter: true },
    {
      title: t('desk.apply.unit.column'),
      search: false,
      render: (_, { unitName, ownerName }) => `${unitName ?? ''} · ${ownerName}`,
    },
    { title: t('desk.apply.category.column'), dataIndex: 'categoryName', search: false },
    {
      title: t('desk.apply.status.column'),
      search: false,
      render: (_, row) => <ApplicationTag application={row} />,
    },
    {
      title: t('desk.apply.since.column'),
      key: 'statusSince',
      search: false,
      sorter: true,
      render: (_, { statusSince }) => time.date(statusSince),
    },
    {
      title: t('desk.apply.reviews.column'),
      search: false,
      align: 'end',
      render: (_, { reviewsDone, reviewsAssigned, score }) =>
        reviewsAssigned === 0
          ? '—'
          : `${reviewsDone}/${reviewsAssigned}${score === null ? '' : ` · ${score}`}`,
    },
  ];
}
