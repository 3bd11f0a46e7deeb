import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { useText } from '@/i18n/useText';
import type { UnitChange } from '@/services/unit-change';
import { useUnitText } from './useUnitText';

type Change = UnitChange['fields'][number];

/** The changes of a unit field by field: registered value and new value. */
export function FactChanges({ fields }: { fields: readonly Change[] }) {
  const t = useText();
  const { label, shown } = useUnitText();
  const columns: Column<Change>[] = [
    { key: 'field', title: t('certification.change.field.column'), render: ({ field }) => label(field) },
    {
      key: 'from',
      title: t('certification.change.from.column'),
      render: ({ field, from }) => <bdi>{shown(field, from)}</bdi>,
    },
    {
      key: 'to',
      title: t('certification.change.to.column'),
      render: ({ field, to }) => (
        <b>
          <bdi>{shown(field, to)}</bdi>
        </b>
      ),
    },
  ];
  return (
    <ResponsiveTable
      caption={t('certification.change.fields.label')}
      captionHidden
      columns={columns}
      rows={fields}
      rowKey={({ field }) => field}
    />
  );
}
