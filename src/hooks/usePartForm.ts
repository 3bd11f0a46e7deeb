import type { FieldValue } from '@contract/rules/draft-fields';
import { sameValue } from '@contract/rules/merge';
import { flattenRecord, nestRecord, type RecordShape } from '@contract/rules/record-fields';
import { type TypedTexts, typedIn } from '@contract/rules/typed-record';
import { useMemo } from 'react';
import type { Draft, DraftView } from '@/draft/draft-shape';

export interface PartForm<T> {
  /**
   * The record as shown on the screen; text in place of a value is read as a value if possible, and otherwise counts as
   * empty.
   */
  fields: T;
  /** Takes a part of it; only the places that differ become edits. */
  set: <K extends keyof T>(part: K, value: T[K]) => void;
  /** Texts on the screen that are no values yet, by path. */
  typed: TypedTexts;
  /** The current content of one field, including text that is not a valid value. */
  at: (path: string) => FieldValue;
  put: (path: string, value: FieldValue) => void;
}

/** A draft for forms that work with whole parts of a record instead of single paths. */
export function usePartForm<T extends object>(
  shape: RecordShape<T>,
  draft: Draft<unknown>,
  { state }: DraftView<unknown>,
): PartForm<T> {
  const { server, edits } = state;
  const { fields, typed } = useMemo(() => {
    const edited = Object.entries(edits).map(([path, { value }]) => [path, value] as const);
    const shown = { ...server, ...Object.fromEntries(edited) };
    const { settle, typedTexts } = typedIn(shape);
    return { fields: nestRecord(shape, settle(shown)), typed: typedTexts(shown) };
  }, [shape, server, edits]);
  return {
    fields,
    typed,
    at: draft.value,
    put: draft.set,
    set: (part, value) => {
      const { isTypedText, readField } = typedIn(shape);
      const next = flattenRecord(shape, { ...fields, [part]: value });
      const counts = (path: string): FieldValue => {
        const held = draft.value(path);
        return isTypedText(path, held) ? readField(path, held) : held;
      };
      const isOfPart = (path: string): boolean => path === part || path.startsWith(`${String(part)}.`);
      for (const path of Object.keys(next).filter(isOfPart))
        if (!sameValue(counts(path), next[path])) draft.set(path, next[path] ?? null);
    },
  };
}
