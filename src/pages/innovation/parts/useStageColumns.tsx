import type { MyResultRow } from '@contract/result';
import { ButtonLink } from '@/components/Button';
import type { Column } from '@/components/ResponsiveTable';
import { StatusTag } from '@/components/StatusTag';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { useStageWindow } from './useStageWindow';

type Row = Pick<
  MyResultRow,
  'milestone' | 'status' | 'windowStart' | 'windowEnd' | 'editable' | 'submitTime'
>;

/** Columns: stage, status and due date; a link only if there is something to write or read. */
export function useStageColumns<R extends Row>(pathOf: (row: R) => string): Column<R>[] {
  const t = useText();
  const stageWindow = useStageWindow();
  return [
    {
      key: 'stage',
      title: t('result.mine.stage.column'),
      render: ({ milestone }) => t(`result.milestone.${milestone}.label`),
    },
    {
      key: 'status',
      title: t('result.mine.status.column'),
      render: ({ status }) =>
        status ? (
          <StatusTag kind="result" status={status} />
        ) : (
          <Tag icon="circle">{t('result.mine.none.label')}</Tag>
        ),
    },
    {
      key: 'window',
      title: t('result.mine.window.column'),
      render: stageWindow,
    },
    {
      key: 'act',
      title: t('result.mine.act.column'),
      bare: true,
      render: (row) =>
        row.editable || row.status ? (
          <ButtonLink to={pathOf(row)} look={row.editable ? 'primary' : 'plain'} size="small">
            {t(row.editable ? 'result.mine.write.action' : 'result.mine.view.action')}
          </ButtonLink>
        ) : null,
    },
  ];
}
