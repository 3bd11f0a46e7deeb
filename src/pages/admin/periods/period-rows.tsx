import { ProFormGroup, ProFormList } from '@ant-design/pro-components';
import { PERIOD_LIMITS } from '@contract/period-choices';
import type { ReactNode } from 'react';
import { useText } from '@/i18n/useText';
import { SwitchItem } from '@/pages/admin/parts/form/SwitchItem';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import styles from './PeriodForm.module.css';
import { TemplateChoice } from './TemplateChoice';

const { category, material } = PERIOD_LIMITS;

interface Column {
  name: string;
  label: string;
  max: number;
  /** Column width out of 24; on a phone each field has its own line. */
  span: number;
  optional?: boolean;
}
const WHOLE = { span: 24 } as const;

function Rows({
  name,
  title,
  columns,
  withSwitch,
  children,
}: {
  name: string;
  title: string;
  columns: Column[];
  withSwitch?: string;
  /** A further field of each row. */
  children?: ReactNode;
}) {
  const t = useText();
  return (
    <div className={styles.rows}>
      <h3 className={styles.part}>{title}</h3>
      <ProFormList
        name={name}
        colProps={WHOLE}
        className={styles.list}
        creatorButtonProps={{ creatorButtonText: t('admin.form.addRow.action') }}
        copyIconProps={false}
        deleteIconProps={{ tooltipText: t('admin.form.removeRow.action') }}
        alwaysShowItemLabel
      >
        <ProFormGroup colProps={WHOLE} rowProps={{ gutter: [16, 0] }}>
          {columns.map((column) => (
            <TextItem
              key={column.name}
              name={column.name}
              label={column.label}
              max={column.max}
              optional={column.optional ?? false}
              colProps={{ xs: 24, sm: column.span }}
            />
          ))}
          {children}
          {withSwitch && <SwitchItem name="required" label={withSwitch} colProps={{ xs: 24, sm: 6 }} />}
        </ProFormGroup>
      </ProFormList>
    </div>
  );
}

export function CategoryRows() {
  const t = useText();
  return (
    <Rows
      name="categories"
      title={t('admin.period.categories.title')}
      columns={[
        { name: 'key', label: t('admin.period.categoryKey.label'), ...category.key, span: 6 },
        { name: 'name', label: t('admin.period.categoryName.label'), ...category.name, span: 18 },
        {
          name: 'summary',
          label: t('admin.period.categorySummary.label'),
          ...category.summary,
          span: 24,
          optional: true,
        },
      ]}
    />
  );
}

export function MaterialRows() {
  const t = useText();
  return (
    <Rows
      name="attachments"
      title={t('admin.period.materials.title')}
      columns={[
        { name: 'kind', label: t('admin.period.materialKind.label'), ...material.kind, span: 6 },
        { name: 'label', label: t('admin.period.materialName.label'), ...material.label, span: 12 },
        {
          name: 'help',
          label: t('admin.period.materialHelp.label'),
          ...material.help,
          span: 24,
          optional: true,
        },
      ]}
      withSwitch={t('admin.period.materialRequired.label')}
    >
      <TemplateChoice />
    </Rows>
  );
}
