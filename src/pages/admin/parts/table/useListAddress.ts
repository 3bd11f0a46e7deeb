import { useSearchParams } from '@umijs/max';
import { useMemo } from 'react';
import {
  type AdminQuery,
  adminAddress,
  type KnownParams,
  knownParams,
  readAdminQuery,
} from '@/pages/admin/parts/admin-query';

/** Reads from the address of a list what the list knows, and changes it. */
export function useListAddress(known: KnownParams) {
  const [given, setParams] = useSearchParams();
  const text = JSON.stringify(known);
  const params = useMemo(() => knownParams(given, JSON.parse(text)), [given, text]);
  const query = readAdminQuery(params);
  const change = (next: Partial<AdminQuery>): void => setParams(adminAddress({ ...query, ...next }));
  /** Loads the first page of rows that match these fields. */
  const search = (fields: Record<string, unknown>): void => {
    const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
    const filters = Object.fromEntries(filled.map(([key, value]) => [key, String(value).trim()]));
    change({ page: 1, filters });
  };
  return { params, query, change, search };
}
