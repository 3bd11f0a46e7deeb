import { DEMAND_LIMITS } from '@contract/demand-choices';
import type { DemandDraft } from '@contract/demand-posting';
import { FieldsetGroup } from '@/components/form/FieldsetGroup';
import { ReadField } from '@/components/form/ReadField';
import { RowsField } from '@/components/form/RowsField';
import { TextField } from '@/components/form/TextField';
import { newRowId } from '@/draft/draft-rows';
import { useText } from '@/i18n/useText';
import { IndicatorTable } from '@/pages/demand/parts/IndicatorTable';
import market from '@/pages/parts/market/market.module.css';
import type { PostingPart } from '@/pages/parts/market/posting-part';

const PARTS = ['name', 'current', 'target', 'method'] as const;
type Row = DemandDraft['indicators'][number];

const inserted = <T,>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
];

/** Indicators by which a solution will be judged. */
export function IndicatorFields({ fields, set, errors, readOnly }: PostingPart<DemandDraft>) {
  const t = useText();
  const rows = fields.indicators;
  const write = (next: Row[]): void => set('indicators', next);
  const takeOut = (id: string): { index: number; row: Row | undefined; rest: Row[] } => ({
    index: rows.findIndex((row) => row.id === id),
    row: rows.find((row) => row.id === id),
    rest: rows.filter((row) => row.id !== id),
  });
  if (readOnly)
    return (
      <FieldsetGroup legend={t('demand.detail.indicators.title')}>
        {rows.length > 0 ? (
          <IndicatorTable indicators={rows} />
        ) : (
          <ReadField id="indicators" label={t('demand.form.indicators.label')} />
        )}
      </FieldsetGroup>
    );
  return (
    <FieldsetGroup legend={t('demand.detail.indicators.title')}>
      <RowsField
        id="indicators"
        label={t('demand.form.indicators.label')}
        help={t('demand.form.indicators.help')}
        error={errors['indicators'] ?? null}
        rowName={t('demand.detail.name.column')}
        max={DEMAND_LIMITS.indicators}
        ids={rows.map(({ id }) => id)}
        onAdd={() => {
          const id = newRowId();
          write([...rows, { id, name: '', current: '', target: '', method: '' }]);
          return id;
        }}
        onRemove={(id) => {
          const { index, row, rest } = takeOut(id);
          write(rest);
          return () => row && write(inserted(rest, index, row));
        }}
        onMove={(id, by) => {
          const { index, row, rest } = takeOut(id);
          if (row) write(inserted(rest, index + by, row));
        }}
      >
        {(id, index) => (
          <div className={market.pair}>
            {PARTS.map((part) => (
              <TextField
                key={part}
                id={`indicators.${id}.${part}`}
                label={t(`demand.detail.${part}.column`)}
                {...DEMAND_LIMITS.indicator[part]}
                required={part === 'name' || part === 'target'}
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
