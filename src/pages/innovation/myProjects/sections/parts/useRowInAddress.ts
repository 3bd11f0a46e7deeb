import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { decodeSafely } from '@/utils/decode-safely';

/** Id of the row of `list` in the address: `#team.members.m1.phone` gives m1. */
const rowIn = (hash: string, list: string): string | null => {
  const path = decodeSafely(hash.slice(1));
  return path.startsWith(`${list}.`) ? (path.slice(list.length + 1).split('.')[0] ?? null) : null;
};

/** The open row, and a function to open another; following a link to one of its fields opens it every time. */
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
