import type { ReactNode } from 'react';
import { useHydrating } from '@/utils/useHydrating';

/**
 * Controls in a prepared page that are disabled until the app has taken the page over: input typed before that would be
 * lost, and a form that the browser itself sends would put a password into the address. They are mounted anew after
 * hydration, so that a password manager finds a form that it may fill in.
 */
export function AfterHydration({ children }: { children: ReactNode }) {
  const isHydrating = useHydrating();
  return (
    <div key={isHydrating ? 'prepared' : 'own'} inert={isHydrating}>
      {children}
    </div>
  );
}
