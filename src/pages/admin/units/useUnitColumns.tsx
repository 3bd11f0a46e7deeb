import type { Calls } from '@contract/endpoints';
import { Button } from '@/components/Button';
import { useTimeText } from '@/components/useTimeText';
import { useText } from '@/i18n/useText';
import type { AdminColumn } from '@/pages/admin/parts/AdminTable';
import { CaseActs } from '@/pages/admin/parts/CaseActs';
import { CaseTag } from '@/pages/admin/parts/CaseTag';
import { useCaseStatuses } from '@/pages/admin/parts/useCaseStatuses';
import { submitUnitDecision } from '@/services/admin-cases';
import { openAttachment } from '@/services/attachment';

export type UnitRow = Calls['GET /prod-api/system/unit/apply/list']['reply']['list'][number];

/** Which unit, on which papers, and the decision. */
export function useUnitColumns(onDone: () => void): AdminColumn<UnitRow>[] {
  const t = useText();
  const time = useTimeText();
  const valueEnum = useCaseStatuses('case');
  const paper = (file: string | null, label: string) =>
    file && (
      <Button key={label} look="text" size="small" icon="file" onClick={() => openAttachment(file)}>
        {label}
      </Button>
    );
  return [
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum,
      hideInTable: true,
    },
    { title: t('admin.unit.name.column'), dataIndex: 'unitName', search: false },
    { title: t('admin.unit.uscc.column'), dataIndex: 'uscc', search: false },
    { title: t('admin.unit.admin.column'), dataIndex: 'adminName', search: false },
    {
      title: t('admin.unit.papers.column'),
      search: false,
      render: (_, row) => [
        paper(row.licenseFile, t('admin.unit.license.label')),
        paper(row.letterFile, t('admin.unit.letter.label')),
      ],
    },
    {
      title: t('admin.case.status.column'),
      search: false,
      render: (_, { status }) => <CaseTag kind="case" status={status} />,
    },
    {
      title: t('admin.case.at.column'),
      search: false,
      render: (_, { createTime }) => time.dateTime(createTime),
    },
    {
      title: t('admin.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, { id, version, status, unitName }) =>
        status === 0 && (
          <CaseActs
            name={unitName}
            onDecide={(agree, reason) => submitUnitDecision(id, { agree, reason, version })}
            onDone={onDone}
          />
        ),
    },
  ];
}
