import type { FormInstance } from 'antd';
import { type RefObject, useEffect } from 'react';
import { useText } from '@/i18n/useText';
import { fieldProblems } from '@/pages/admin/parts/acts/failure';

interface Plan {
  form: RefObject<FormInstance | undefined>;
  /** The address parameters of the filters. */
  keys: readonly string[];
  /** The values in the address, in the form the fields show them. */
  shown: Readonly<Record<string, string>>;
  params: URLSearchParams;
  error: unknown;
}

/** Keeps the fields above a list in step with the address, and marks the values that the service refused. */
export function useFilterFields({ form, keys, shown, params, error }: Plan): void {
  const t = useText();
  const address = JSON.stringify(keys.map((key) => [key, shown[key] ?? null]));
  useEffect(() => {
    // Going back or following a link changes the address, so the fields are set to it. Resetting the form instead would
    // recreate the fields and lose the keyboard focus.
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
