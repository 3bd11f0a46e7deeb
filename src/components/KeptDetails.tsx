import type { ComponentProps } from 'react';
import { useKeptView } from './useKeptView';

interface Props extends Omit<ComponentProps<'details'>, 'name' | 'onToggle'> {
  /** Name of its own on the page (see useKeptView). */
  keptAs: string;
}

/**
 * The browser's own disclosure, which can be searched and works without scripts. What the reader has opened or closed
 * stays so when they come back.
 */
export function KeptDetails({ keptAs, open = false, ...rest }: Props) {
  const [isOpen, keep] = useKeptView(keptAs, open);
  return (
    <details
      {...rest}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // The browser reports what the page itself has set as well; only the reader's act is kept.
        if (currentTarget.open !== isOpen) keep(currentTarget.open);
      }}
    />
  );
}
