import type { DemandIndicator } from '@contract/demand';
import { DEMAND_LIMITS } from '@contract/demand-choices';
import { useState } from 'react';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { RowsField } from '@/components/form/RowsField';
import { TextField } from '@/components/form/TextField';
import { useText } from '@/i18n/useText';
import styles from './form.module.css';
import type { PartProps } from './part-props';

const PARTS = ['name', 'current', 'target', 'method'] as const;
const BLANK: DemandIndicator = { name: '', current: '', target: '', method: '' };

const inserted = <T,>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];
const without = <T,>(list: readonly T[], index: number): T[] => list.filter((_, i) => i !== index);

/** By which figures a solution will be judged. */
export function IndicatorFields({ fields, set, errors, readOnly }: PartProps) {
  const t = useText();
  const rows = fields.indicators;
  // Rows bear no identity on the wire; here they need one, so that the focus follows a row that moves.
  const [made, setMade] = useState<string[]>([]);
  const ids = rows.map((_, index) => made[index] ?? `row${index}`);
  const write = (nextIds: string[], next: DemandIndicator[]): void => {
    setMade(nextIds);
    set('indicators', next);
  };
  return (
    <FieldsetGroup legend={t('demand.detail.indicators.title')}>
      <RowsField
        id="indicators"
        label={t('demand.form.indicators.label')}
        help={t('demand.form.indicators.help')}
        error={errors['indicators'] ?? null}
        rowName={t('demand.detail.name.column')}
        max={DEMAND_LIMITS.indicators}
        readOnly={readOnly}
        ids={ids}
        onAdd={() => {
          const id = crypto.randomUUID();
          write([...ids, id], [...rows, BLANK]);
          return id;
        }}
        onRemove={(id) => {
          const index = ids.indexOf(id);
          const row = rows[index] ?? BLANK;
          const [restIds, rest] = [without(ids, index), without(rows, index)];
          write(restIds, rest);
          return () => write(inserted(restIds, index, id), inserted(rest, index, row));
        }}
        onMove={(id, by) => {
          const index = ids.indexOf(id);
          const row = rows[index] ?? BLANK;
          write(
            inserted(without(ids, index), index + by, id),
            inserted(without(rows, index), index + by, row),
          );
        }}
      >
        {(id, index) => (
          <div className={styles.pair}>
            {PARTS.map((part) => (
              <TextField
                key={part}
                id={`indicators.${id}.${part}`}
                label={t(`demand.detail.${part}.column`)}
                required={part === 'name' || part === 'target'}
                readOnly={readOnly}
                value={rows[index]?.[part] || null}
                onChange={(value) =>
                  set(
                    'indicators',
                    rows.map((row, i) => (i === index ? { ...row, [part]: value ?? '' } : row)),
                  )
                }
              />
            ))}
          </div>
        )}
      </RowsField>
    </FieldsetGroup>
  );
}
