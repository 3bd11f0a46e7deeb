import type { ReactNode } from 'react';
import { useHydrating } from '@/utils/useHydrating';

/**
 * Controls that stand in a prepared page and wait for the app: what is typed before would be lost, and a form sent by the
 * browser itself would put a password into the address. They are made anew once the app has the page, so that a
 * password manager meets a form that it may fill.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrating = useHydrating();
  return (
    <div key={isHydrating ? 'prepared' : 'own'} inert={isHydrating}>
      {children}
    </div>
  );
}
