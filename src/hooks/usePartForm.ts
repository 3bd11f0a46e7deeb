import { sameValue } from '@contract/rules/merge';
import { flattenRecord, nestRecord, type RecordShape } from '@contract/rules/record-fields';
import { useMemo } from 'react';
import type { Draft, DraftView } from '@/draft/living-draft';

interface PartForm<T> {
  /** The record as it stands on the screen. */
  fields: T;
  /** Takes a part of it; only the places that differ become edits. */
  set: <K extends keyof T>(part: K, value: T[K]) => void;
}

/** A draft as forms of one record see it: its parts, whole, instead of its paths. */
export function usePartForm<T extends object>(
  shape: RecordShape<T>,
  draft: Draft<unknown>,
  { state }: DraftView<unknown>,
): PartForm<T> {
  const { server, edits } = state;
  const fields = useMemo(() => {
    const typed = Object.entries(edits).map(([path, { value }]) => [path, value] as const);
    return nestRecord(shape, { ...server, ...Object.fromEntries(typed) });
  }, [shape, server, edits]);
  return {
    fields,
    set: (part, value) => {
      const next = flattenRecord(shape, { ...fields, [part]: value });
      const isOfPart = (path: string): boolean => path === part || path.startsWith(`${String(part)}.`);
      for (const path of Object.keys(next).filter(isOfPart))
        if (!sameValue(draft.value(path), next[path])) draft.set(path, next[path] ?? null);
    },
  };
}
