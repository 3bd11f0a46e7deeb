import type { ReferenceField } from '@contract/reference';
import { type Column, ResponsiveTable } from '@/components/ResponsiveTable';
import { useList } from '@/i18n/useList';
import { type Text, useText } from '@/i18n/useText';
import styles from './FieldTable.module.css';

const RANGES = [
  ['minLength', 'maxLength', 'length'],
  ['minItems', 'maxItems', 'items'],
  ['minimum', 'maximum', 'value'],
] as const;

/** `≥ 1`, `≤ 20`, `1–20`. The largest safe integer is not a practical limit, so it is left out. */
const range = (from?: number, most?: number): string => {
  const to = most === Number.MAX_SAFE_INTEGER ? undefined : most;
  if (from !== undefined && to !== undefined) return `${from}–${to}`;
  if (from !== undefined) return `≥ ${from}`;
  return to === undefined ? '' : `≤ ${to}`;
};

const limitsOf = ({ limits, nullable }: ReferenceField, t: Text): string[] => [
  ...RANGES.map(([low, high, unit]) => [unit, range(limits[low], limits[high])] as const)
    .filter(([, said]) => said)
    .map(([unit, said]) => t(`reference.limit.${unit}.help`, { range: said })),
  ...(limits.choices ? [t('reference.limit.choices.help', { choices: limits.choices.join(' · ') })] : []),
  ...(limits.pattern ? [t('reference.limit.pattern.help', { pattern: limits.pattern })] : []),
  ...(limits.default !== undefined ? [t('reference.limit.default.help', { value: limits.default })] : []),
  ...(nullable ? [t('reference.limit.nullable.help')] : []),
];

interface Props {
  title: string;
  fields: readonly ReferenceField[];
}

/** The fields of one part of a call, with every limit the service enforces. */
export function FieldTable({ title, fields }: Props) {
  const t = useText();
  const join = useList();
  const columns: Column<ReferenceField>[] = [
    {
      key: 'name',
      title: t('reference.field.name.column'),
      render: ({ name, required }) => (
        <span className={styles.name}>
          <code dir="ltr">{name}</code>
          {required && <small>{t('reference.field.required.label')}</small>}
        </span>
      ),
    },
    {
      key: 'type',
      title: t('reference.field.type.column'),
      render: ({ type }) => (
        <code className={styles.type} dir="ltr">
          {type}
        </code>
      ),
    },
    {
      key: 'limits',
      title: t('reference.field.limits.column'),
      render: (field) => (
        <span className={styles.limits}>{join(limitsOf(field, t), 'sentences') || '—'}</span>
      ),
    },
  ];
  return (
    <>
      <h3>{title}</h3>
      <ResponsiveTable
        caption={title}
        captionHidden
        columns={columns}
        rows={fields}
        rowKey={({ name }) => name}
      />
    </>
  );
}
