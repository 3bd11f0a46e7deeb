import type { AdminApplication } from '@contract/admin-apply';
import { APPLICATION_STATUSES } from '@contract/enums';
import { KEYWORD_MAX } from '@contract/limits';
import type { Period } from '@contract/period';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import { Link } from '@umijs/max';
import { useState } from 'react';
import { ApplicationTag } from '@/components/ApplicationTag';
import { ChangeTags } from '@/components/ChangeTags';
import { Tag } from '@/components/Tag';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import { serviceNow } from '@/utils/service-clock';
import { categoryNames } from './categoryNames';
import styles from './useApplicationColumns.module.css';

const HIDDEN = ['draft', 'withdrawn', 'submitted', 'unit_review'];
const SHOWN = APPLICATION_STATUSES.filter((status) => !HIDDEN.includes(status));

/** Filters of the list that are not shown as columns. */
function useFilters(periods: readonly Period[]): AdminColumn<AdminApplication>[] {
  const t = useText();
  const say = useWords();
  return [
    {
      title: t('admin.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { maxLength: KEYWORD_MAX, placeholder: t('admin.apply.keyword.placeholder') },
    },
    {
      title: t('admin.apply.period.column'),
      dataIndex: 'periodId',
      valueType: 'select',
      hideInTable: true,
      fieldProps: { options: periods.map(({ id, name }) => ({ value: String(id), label: name })) },
    },
    {
      title: t('admin.apply.category.column'),
      dataIndex: 'category',
      valueType: 'select',
      hideInTable: true,
      valueEnum: categoryNames(periods),
    },
    {
      title: t('admin.apply.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      hideInTable: true,
      valueEnum: Object.fromEntries(SHOWN.map((status) => [status, say(STATUS_WORDS.word(status))])),
    },
    {
      title: t('admin.apply.waiting.label'),
      dataIndex: 'waiting',
      valueType: 'select',
      hideInTable: true,
      valueEnum: { true: t('admin.apply.waitingOnly.label') },
    },
    {
      title: t('change.filter.self.label'),
      dataIndex: 'change',
      valueType: 'select',
      hideInTable: true,
      valueEnum: { true: t('change.filter.waiting.label') },
    },
  ];
}

/** Filters and columns of the admin area's list. */
export function useApplicationColumns(): AdminColumn<AdminApplication>[] {
  const t = useText();
  const time = useTimeText();
  const { periods = [] } = usePeriods();
  const filters = useFilters(periods);
  const [now] = useState(serviceNow);
  return [
    ...filters,
    {
      title: t('admin.apply.title.column'),
      key: 'title',
      search: false,
      sorter: true,
      width: '28%',
      render: (_, { id, title }) => <Link to={`/admin/applications/${id}`}>{title}</Link>,
    },
    { title: t('admin.apply.no.column'), key: 'no', dataIndex: 'no', search: false, sorter: true },
    {
      title: t('admin.apply.unit.column'),
      key: 'unit',
      search: false,
      render: (_, { unitName, ownerName }) => (
        <>
          <div>{unitName}</div>
          <div className={styles.owner}>{ownerName}</div>
        </>
      ),
    },
    {
      title: t('admin.apply.category.column'),
      dataIndex: 'categoryName',
      search: false,
      render: (_, { categoryName }) => <span className={styles.category}>{categoryName}</span>,
    },
    {
      title: t('admin.apply.status.column'),
      key: 'status',
      search: false,
      render: (_, row) => (
        <span className={styles.tags}>
          <ApplicationTag application={row} />
          <ChangeTags changes={row.changes} />
        </span>
      ),
    },
    {
      title: t('admin.apply.since.column'),
      key: 'statusSince',
      search: false,
      sorter: true,
      render: (_, { statusSince, handler, deadline }) => (
        <>
          <div className={styles.date}>{time.date(statusSince)}</div>
          {handler?.role === 'office' && deadline && (
            <div className={styles.due}>
              {t('admin.apply.deadline.label')} <span className={styles.date}>{time.date(deadline)}</span>{' '}
              {Date.parse(deadline) < now && (
                <Tag tone="error" icon="warning">
                  {t('admin.cert.late.label')}
                </Tag>
              )}
            </div>
          )}
        </>
      ),
    },
    {
      title: t('admin.apply.reviews.column'),
      key: 'reviews',
      search: false,
      align: 'end',
      render: (_, { reviewsDone, reviewsAssigned, score, recused }) => {
        if (reviewsAssigned === 0) return '—';
        const mean = recused && reviewsDone > 0 ? t('admin.apply.recused.label') : score;
        return `${reviewsDone}/${reviewsAssigned}${mean === null ? '' : ` · ${mean}`}`;
      },
    },
  ];
}
