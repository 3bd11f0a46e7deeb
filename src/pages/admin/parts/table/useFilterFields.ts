import type { FormInstance } from 'antd';
import { type RefObject, useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { fieldProblems } from '@/pages/admin/parts/failure';

interface Plan {
  form: RefObject<FormInstance | undefined>;
  /** The parameters that the filters are read from. */
  keys: readonly string[];
  /** What the address says of them, as their fields show it. */
  shown: Readonly<Record<string, string>>;
  params: URLSearchParams;
  error: unknown;
}

/** The fields above a list say what its address says, and which of it the service refused. */
export function useFilterFields({ form, keys, shown, params, error }: Plan): void {
  const t = useText();
  const address = JSON.stringify(keys.map((key) => [key, shown[key] ?? null]));
  useEffect(() => {
    // Back and links change the address: the fields follow. To reset the form would draw its fields anew, and whoever
    // filters by keyboard stands in one of them.
    const fields = JSON.parse(address) as [string, string | null][];
    form.current?.setFields(fields.map(([name, value]) => ({ name, value: value ?? undefined, errors: [] })));
  }, [address, form]);
  useEffect(() => {
    const refused = fieldProblems(error).flatMap(({ name, errors }) => {
      const value = params.get(String(name[0]));
      const said = errors.map((reason) => t('admin.table.filter.invalid', { value: value ?? '', reason }));
      return value === null ? [] : [{ name, errors: said }];
    });
    form.current?.setFields(refused);
  }, [error, form, params, t]);
}
