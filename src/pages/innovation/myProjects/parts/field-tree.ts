import type { Branch } from '@/components/form/CascaderField';

interface Entry {
  label: string;
  value: string;
  parentValue: string | null;
}

/** Turns dictionary entries with a `parentValue` into a tree. */
export const fieldTree = (entries: readonly Entry[], parent: string | null = null): Branch[] =>
  entries
    .filter(({ parentValue }) => parentValue === parent)
    .map(({ label, value }) => {
      const children = fieldTree(entries, value);
      return children.length > 0 ? { value, label, children } : { value, label };
    });
