import type { Branch } from '@/components/form/CascaderField';

interface Entry {
  label: string;
  value: string;
  parentValue: string | null;
}

/** Entries of a dictionary, each naming the one above it, as the tree they mean. */
export const fieldTree = (entries: readonly Entry[], parent: string | null = null): Branch[] =>
  entries
    .filter(({ parentValue }) => parentValue === parent)
    .map(({ label, value }) => {
      const children = fieldTree(entries, value);
      return children.length > 0 ? { value, label, children } : { value, label };
    });
