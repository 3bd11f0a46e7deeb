import { useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import {
  type AdminQuery,
  adminAddress,
  type KnownParams,
  knownParams,
  readAdminQuery,
} from '@/pages/admin/parts/admin-query';

/** What the address of a list says of what the list knows, and how the list changes it. */
export function useListAddress(known: KnownParams) {
  const [given, setParams] = useSearchParams();
  const text = JSON.stringify(known);
  const params = useMemo(() => knownParams(given, JSON.parse(text)), [given, text]);
  const query = readAdminQuery(params);
  const change = (next: Partial<AdminQuery>): void => setParams(adminAddress({ ...query, ...next }));
  /** The rows that these fields ask for, from the first page on. */
  const search = (fields: Record<string, unknown>): void => {
    const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
    const filters = Object.fromEntries(filled.map(([key, value]) => [key, String(value).trim()]));
    change({ page: 1, filters });
  };
  return { params, query, change, search };
}
