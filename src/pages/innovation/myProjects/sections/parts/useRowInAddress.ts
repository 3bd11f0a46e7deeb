import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { decodeSafely } from '@/utils/decode-safely';

/** The row of `list` that the address names: `#team.members.m1.phone` is in m1. */
const rowIn = (hash: string, list: string): string | null => {
  const path = decodeSafely(hash.slice(1));
  return path.startsWith(`${list}.`) ? (path.slice(list.length + 1).split('.')[0] ?? null) : null;
};

/** Which row is open; a link to one of its fields opens it, each time it is followed. */
export function useRowInAddress(list: string): [string | null, (id: string | null) => void] {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells two visits of one address apart
  useEffect(() => {
    const row = rowIn(hash, list);
    if (row) setOpen(row);
  }, [hash, key, list]);
  return [open, setOpen];
}
