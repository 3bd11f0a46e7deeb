import { Select } from 'antd';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button';
import { clearByKey } from '@/components/form/clear-by-key';
import { FieldShell } from '@/components/form/FieldShell';
import { useClearMark } from '@/components/form/useClearMark';
import type { ComposedSearch } from '@/components/form/useComposedSearch';
import { useText } from '@/i18n/useText';
import type { SchoolOption } from '@/services/school';
import styles from './OptionField.module.css';

interface Props {
  id: string;
  label: string;
  placeholder: string;
  value: number | null;
  onChange: (value: number | null) => void;
  error: string | null;
  required?: boolean;
  readOnly?: boolean;
  options: readonly SchoolOption[];
  /** The list could not be read. */
  failed: boolean;
  onRetry: () => void;
  /** Searches on the service; without it the given options are searched locally. */
  search?: ComposedSearch;
  foot?: ReactNode;
}

/** Selects a school or department; an entry still under review is marked. */
export function OptionField({ options, failed, onRetry, search, foot, ...field }: Props) {
  const clearMark = useClearMark();
  const t = useText();
  const chosen = options.find(({ id }) => id === field.value);
  const words = ({ name, pending }: SchoolOption): string =>
    pending ? t('settings.option.pending.label', { name }) : name;
  return (
    <div>
      <FieldShell {...field} read={chosen && words(chosen)}>
        {(wiring) => (
          <Select<number>
            {...wiring}
            className={styles.select}
            status={wiring['aria-invalid'] && 'error'}
            value={field.value ?? undefined}
            placeholder={field.placeholder}
            allowClear={clearMark}
            {...clearByKey(() => field.onChange(null))}
            {...(search ?? { showSearch: { optionFilterProp: 'label' } })}
            options={options.map((option) => ({ value: option.id, label: words(option) }))}
            notFoundContent={
              failed ? (
                <span className={styles.failed}>
                  {t('settings.option.self.failure')}
                  <Button look="text" size="small" onClick={onRetry}>
                    {t('kit.error.retry.action')}
                  </Button>
                </span>
              ) : (
                t('settings.option.none.empty')
              )
            }
            onChange={(next) => field.onChange(next ?? null)}
          />
        )}
      </FieldShell>
      {foot}
    </div>
  );
}
